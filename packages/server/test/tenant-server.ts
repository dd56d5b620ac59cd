import { Readable } from 'node:stream'

import { categoryOf } from '@captive/api-client/contract'

import { hashToken, newToken } from '../src/sealing/token.ts'
import { demoPassword } from '../src/demo/load-demo-data.ts'
import { hashPassword } from '../src/credentials/password.ts'
import { documentTypeRows } from '../src/reference/document-types.ts'
import { requestsOf } from './requests.ts'
import { absentIds, type TenantIds } from './tenant-ids.ts'
import { plantRows, sharedTables, type Row } from './tenant-rows.ts'
import { colleagueEmailOf, emailOf, newTenant, type Tenant } from './tenants.ts'
import { startTestServer, type Caller, type TestServer } from './test-server.ts'

/** A signed-in caller, and the ids that its requests may contain. */
export interface Person {
  who: string
  tenant: Tenant
  own: TenantIds
  call: Caller
}

export interface TenantServer extends TestServer {
  /** A member with everything a company can have, and another one of another program. */
  member: Person
  other: Person
  expired: Person
  prospect: Person
  /** Serves the member. */
  broker: Person
  /** A member of the other one's program. */
  neighbor: Person
  staff: Person
  /** A new session of the administrator of a tenant. */
  tokenOf: (tenant: Tenant) => Promise<string>
}

const newTenants = () => ({
  member: newTenant('ownmember', 550_050_000, 1),
  other: newTenant('othermember', 660_060_000, 2),
  expired: newTenant('formermember', 110_010_000, 1, { clientType: 'XPolicyholder', group: 3 }),
  prospect: newTenant('newprospect', 120_020_000, null, { clientType: 'Prospect', group: 4 }),
  broker: newTenant('thebroker', 130_030_000, null, { clientType: 'Broker', group: 5 }),
  neighbor: newTenant('theneighbor', 140_040_000, 2),
  staff: newTenant('thestaff', 150_050_000, null, { clientType: 'Operating Company', group: 1 }),
})

/** The data of a company without business. */
const peopleOnly = ['clients', 'client_changes', 'users', 'user_role_groups']
/** Rows of these are made by calls: what is in them is sealed, or leads to a session. */
const madeByCalls = ['sessions', 'claim_drafts', 'claim_draft_files', 'authenticator_apps']

/**
 * A server whose database holds nothing but these companies, every one of their texts and numbers recognizable. Every
 * administrator holds every permission code, so that nothing but the tenant keeps one from another's data.
 */
export async function startTenantServer(): Promise<TenantServer> {
  const server = await startTestServer({}, { demoData: false })
  const { database } = server
  const tenants = newTenants()
  const shared = await sharedTables(database)
  const { storage } = server.app.dependencies
  const store = async (content: string) => (await storage.store(Readable.from([Buffer.from(content)]))).storageKey

  const plantAll = async (tenant: Tenant) => {
    const rows = await plantRows(
      database,
      tenant,
      (table) => !shared.includes(table) && !madeByCalls.includes(table),
      store,
    )
    return thingsOf(tenant, rows)
  }
  const plantPeople = async (tenant: Tenant) => {
    const rows = await plantRows(database, tenant, (table) => {
      if (table === 'client_changes') return tenant.program !== null
      return peopleOnly.includes(table)
    })
    return thingsOf(tenant, rows)
  }
  const ids = {
    member: await plantAll(tenants.member),
    other: await plantAll(tenants.other),
    expired: await plantPeople(tenants.expired),
    prospect: await plantPeople(tenants.prospect),
    broker: await plantPeople(tenants.broker),
    neighbor: await plantPeople(tenants.neighbor),
    staff: await plantPeople(tenants.staff),
  }
  await database.sql(served, [tenants.member.company, tenants.broker.company])
  const brokerOfOther = tenants.other.numbers + 5
  tenants.other.marks.set(String(brokerOfOther), 'clients.broker_client_id')
  await database.sql(furtherBroker, [tenants.other.company, brokerOfOther])
  await database.sql(served, [tenants.other.company, brokerOfOther])
  await database.sql(watched, [tenants.member.colleague, tenants.other.company])
  await database.sql('update passwords set hash = $1', [await hashPassword(demoPassword)])
  await database.sql(everyCode)

  const tokenOf = async ({ user }: Tenant) => {
    const token = newToken()
    await database.sql(
      `insert into sessions (token_hash, users_rec_id, user_role_groups_rec_id, idle_seconds, expires_at)
      select $1, users_rec_id, rec_id, 3600, now() + interval '1 hour' from user_role_groups where users_rec_id = $2`,
      [hashToken(token), user],
    )
    return token
  }
  const person = async (who: string, tenant: Tenant, own: TenantIds): Promise<Person> => ({
    who,
    tenant,
    own,
    call: server.withToken(await tokenOf(tenant)),
  })
  const { company: reporter } = tenants.broker
  const people = {
    member: await person('a member', tenants.member, ids.member),
    other: await person('the other member', tenants.other, ids.other),
    expired: await person('an expired member', tenants.expired, ids.expired),
    prospect: await person('a prospect', tenants.prospect, ids.prospect),
    broker: await person('a broker', tenants.broker, { ...ids.member, ...ofOneUser(ids.broker), reporter }),
    neighbor: await person('another member of the program', tenants.neighbor, ids.neighbor),
    staff: await person('the staff', tenants.staff, ids.staff),
  }
  for (const { tenant, own, call } of [people.member, people.other]) await keepDraft(tenant, own, call)
  return { ...server, ...people, tokenOf }
}

const served = 'update clients set broker_client_id = $2 where client_id = $1'

/** Adds a separate broker company for the other member. */
const furtherBroker = `insert into clients (client_id, client_name, client_code, client_type, phone, line1, city, state, zip_code)
  select $2, client_name, client_code || '.broker', 'Broker', phone, line1, city, state, zip_code
  from clients where client_id = $1`

/** A company that a user watches but can no longer access. */
const watched = `insert into notification_selections
  (users_rec_id, for_client_id, notification_criteria_rec_id, is_selected, send_email)
  select $1, $2, min(rec_id), true, true from notification_criteria`

export const everyCode = `insert into object_access (role_groups_rec_id, objects_rec_id, is_active)
  select role_groups.rec_id, objects.rec_id, 1 from role_groups, objects
  on conflict (role_groups_rec_id, objects_rec_id) do update set is_active = 1`

/** A document that a caller may delete by its category. */
const deletable: unknown[] = documentTypeRows
  .filter(({ Code, Tier }) => Tier === 'Insured' && categoryOf(Code)?.manage)
  .map(({ RecId }) => RecId)

/** Drafts are encrypted, so the tenant saves one through the API. Its file is a separate upload. */
async function keepDraft({ marks, word }: Tenant, own: TenantIds, call: Caller): Promise<void> {
  const [request] = requestsOf('putFNOLDraft', own)
  const draft = request?.body as { personalInfo: object }
  const { BasedOn: _, ...first } = request?.query ?? {}
  const company = `${word}.claim_drafts.sealed_draft`
  marks.set(company, 'claim_drafts.sealed_draft')
  const { body } = await call('putFNOLDraft', {
    query: first,
    body: { ...draft, personalInfo: { ...draft.personalInfo, company } },
  })
  if (!body.Payload) throw new Error(`The draft was not kept: ${body.Error?.ErrorMessage}`)
}

/** Things that no company in scope gives: they are the user's. */
const ofOneUser = ({ email, uploads }: TenantIds) => ({ email, uploads })

/** The identifiers of a tenant's rows that a request can contain, and unknown ones for missing rows. */
function thingsOf(tenant: Tenant, rows: Map<string, Row[]>): TenantIds {
  const value = <T>(table: string, column: string, otherwise: T) =>
    (rows.get(table)?.[0]?.[column] as T | undefined) ?? otherwise
  const documents = rows.get('documents') ?? []
  const collateral = documents.find((row) => row['client_id'] && deletable.includes(row['document_types_rec_id']))
  const ofProgram = documents.find((row) => row['client_id'] === null)
  return {
    company: tenant.company,
    reporter: tenant.company,
    watched: tenant.company,
    program: tenant.program ?? absentIds.program,
    user: tenant.colleague,
    email: emailOf(tenant),
    colleagueEmail: colleagueEmailOf(tenant),
    policy: value('policies', 'policy_id', absentIds.policy),
    claim: value('claims', 'rec_id', absentIds.claim),
    claimNumber: value('claims', 'claim_number', absentIds.claimNumber),
    delivery: value('deliveries', 'rec_id', absentIds.delivery),
    fund: value('member_fund_analysis', 'rec_id', absentIds.fund),
    report: value('claim_reports', 'confirmation_number', absentIds.report),
    reportId: value('claim_reports', 'id', absentIds.reportId),
    draft: `dddddddd-0000-4000-8000-000${tenant.numbers}`,
    documentId: (collateral?.['rec_id'] as number | undefined) ?? absentIds.documentId,
    documentFile: (collateral?.['file_path'] as string | undefined) ?? absentIds.documentFile,
    programFile: (ofProgram?.['file_path'] as string | undefined) ?? absentIds.programFile,
    roleLink: (rows.get('user_role_groups')?.[1]?.['rec_id'] as number | undefined) ?? absentIds.roleLink,
    selection: value('notification_selections', 'rec_id', absentIds.selection),
    uploads: rows.get('uploads')?.map((row) => String(row['storage_key'])) ?? absentIds.uploads,
  }
}
