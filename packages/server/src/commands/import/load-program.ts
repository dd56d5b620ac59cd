import { getTableColumns, inArray, max } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { addEntry } from '../../activity/add-entry.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { insertRows } from '../../database/insert-rows.ts'
import { withoutTimeouts } from '../../database/without-timeouts.ts'
import { systemScope } from '../../database/scope.ts'
import { claims } from '../../database/tables/claims.ts'
import { clients, policies } from '../../database/tables/clients.ts'
import { MistakenFileError } from './read-json.ts'
import type { Program } from './program.ts'
import { texts } from './texts.ts'

const batch = 1_000

/**
 * Loads the companies, policies and claims of a program, all or none.
 * @throws MistakenFileError if the portal already has one of them
 */
export async function loadProgram(database: Database, path: string, program: Program): Promise<void> {
  await database.transaction(systemScope, async (tx) => {
    await tx.execute(withoutTimeouts)
    const mistakes = await findInPortal(tx, program)
    if (mistakes.length > 0) throw new MistakenFileError(path, mistakes)
    const clientIds = await addCompanies(tx, program)
    const policyIds = await addPolicies(tx, program, clientIds)
    await addClaims(tx, program, policyIds)
    const what = texts.program(program.companies.length, program.policies.length, program.claims.length)
    const nobody = { userId: null, companyId: null, networkAddress: undefined }
    await addEntry(tx, { ...nobody, user: texts.actor, action: texts.loaded(what).replace(/\.$/, '') })
  })
  await database.makeDurable()
}

async function findInPortal(tx: Transaction, program: Program): Promise<string[]> {
  const find = async (
    what: string,
    table: typeof clients | typeof policies | typeof claims,
    column: PgColumn,
    names: string[],
  ) => {
    const found: string[] = []
    for (let start = 0; start < names.length; start += batch) {
      const rows = await tx
        .select({ name: column })
        .from(table)
        .where(inArray(column, names.slice(start, start + batch)))
      found.push(...rows.map(({ name }) => texts.mistake.inPortal(what, String(name))))
    }
    return found
  }
  return [
    ...(await find(
      'Company',
      clients,
      clients.ClientCode,
      program.companies.map(({ code }) => code),
    )),
    ...(await find(
      'Policy',
      policies,
      policies.PolicyNumber,
      program.policies.map(({ number }) => number),
    )),
    ...(await find(
      'Claim',
      claims,
      claims.ClaimNumber,
      program.claims.map(({ ClaimNumber }) => ClaimNumber),
    )),
  ]
}

/** Fields that staff fill in later in the portal. */
const blank = { Phone: '', Line1: '', City: '', State: '', ZipCode: '' }

async function addCompanies(tx: Transaction, { companies }: Program): Promise<Map<string, number>> {
  const [last] = await tx.select({ id: max(clients.ClientId) }).from(clients)
  let id = Math.max(last?.id ?? 0, ...companies.map(({ clientId = 0 }) => clientId))
  const rows = companies.map(({ clientId, code, legalName }) => ({
    ...blank,
    ClientId: clientId ?? ++id,
    ClientName: legalName,
    ClientCode: code,
    ClientType: 'Policyholder',
  }))
  await insertRows(tx, clients, rows)
  return new Map(rows.map(({ ClientCode, ClientId }) => [ClientCode, ClientId]))
}

interface PolicyIds {
  PolicyId: number
  ClientId: number
}

async function addPolicies(
  tx: Transaction,
  program: Program,
  clientIds: ReadonlyMap<string, number>,
): Promise<Map<string, PolicyIds>> {
  const [last] = await tx.select({ id: max(policies.PolicyId) }).from(policies)
  let id = last?.id ?? 0
  const rows = program.policies.map(({ number, line, effective, expiration, carrier, company }) => ({
    PolicyId: ++id,
    ClientId: clientIds.get(company) ?? 0,
    PolicyNumber: number,
    LOB: line,
    CarrierName: carrier,
    EffectiveDate: effective,
    ExpirationDate: expiration,
    CategoryCode: '',
  }))
  await insertRows(tx, policies, rows)
  return new Map(rows.map(({ PolicyNumber, PolicyId, ClientId }) => [PolicyNumber, { PolicyId, ClientId }]))
}

const required = Object.entries<PgColumn>(getTableColumns(claims)).filter(([, { notNull }]) => notNull)

/** Text and amounts that are missing in the file are stored as empty strings and zeros. */
const blankClaim = Object.fromEntries(required.map(([name, { dataType }]) => [name, dataType === 'number' ? 0 : '']))

async function addClaims(tx: Transaction, program: Program, policyIds: ReadonlyMap<string, PolicyIds>): Promise<void> {
  const [last] = await tx.select({ id: max(claims.RecId) }).from(claims)
  let id = last?.id ?? 0
  for (let start = 0; start < program.claims.length; start += batch) {
    const rows = program.claims.slice(start, start + batch).map((claim) => {
      const given = Object.entries(claim).filter(([, value]) => value !== null)
      return { ...blankClaim, ...Object.fromEntries(given), ...policyIds.get(claim.PolicyNumber), RecId: ++id }
    })
    await insertRows(tx, claims, rows)
  }
}
