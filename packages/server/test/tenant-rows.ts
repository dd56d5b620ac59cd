import { randomUUID } from 'node:crypto'

import type { TestDatabase } from './databases.ts'
import { schemaOf, type Column, type Table } from './database-schema.ts'
import { colleagueEmailOf, emailOf, markText, type Tenant } from './tenants.ts'

/** A value of a row, or how to make it. */
type Value = string | number | boolean | null | ((tenant: Tenant) => unknown)

const today = new Date().toISOString()
const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const company = (tenant: Tenant) => tenant.company
const user = (tenant: Tenant) => tenant.user
const colleague = (tenant: Tenant) => tenant.colleague

/** The values of columns that do not accept a mark, by table and name or only by name. */
const values: Record<string, Value> = {
  client_id: company,
  for_client_id: company,
  reporting_client_id: company,
  programs_rec_id: (tenant) => tenant.program,
  users_rec_id: user,
  'notification_selections.users_rec_id': colleague,
  'user_client_memberships.users_rec_id': colleague,
  'clients.client_type': ({ clientType }) => clientType,
  'clients.broker_client_id': null,
  is_active: 1,
  'identity_providers.roles': () => [],
  'passkeys.transports': () => [],
  'passkeys.credential_id': (tenant) => Buffer.from(markText(tenant, 'passkeys.credential_id')).toString('base64url'),
  'sessions.pending': null,
  'best_practices.is_selected': 1,
  'policies.effective_date': isoDay(-100),
  'policies.expiration_date': isoDay(265),
  'claims.reported_date': today.slice(0, 10),
  'claim_reports.confirmation_number': ({ numbers }) => `CN${numbers}000000`,
  'claim_reports.reporter': (tenant) => {
    const text = markText(tenant, 'claim_reports.reporter')
    const place = { street: text, city: text, state: text, zip: text }
    return { company: text, email: text, phone: text, policyNumber: text, ...place }
  },
  'claim_reports.sections': (tenant) => {
    const text = markText(tenant, 'claim_reports.sections')
    return [{ title: text, rows: [{ label: text, value: text }] }]
  },
  'claim_reports.severe_reasons': (tenant) => [markText(tenant, 'claim_reports.severe_reasons')],
  'claim_reports.sealed_answers': null,
  'claim_report_values.sealed_value': null,
  'endorsements.request': (tenant) => {
    const text = markText(tenant, 'endorsements.request')
    const vehicle = { YEAR: text, MAKE: text, MODEL: text, VIN: text }
    const ticked = { LIABILITY: true, COLLISIONANDCOMPREHENSIVE: false, CONFIRM: true }
    const fields = { COMPANY: text, 'POLICY NUMBER': text, 'EFFECTIVE DATE': '2026-01-01', ...vehicle, ...ticked }
    return { change: 'Remove Vehicle', ...fields }
  },
  'endorsements.further': (tenant) => {
    const text = markText(tenant, 'endorsements.further')
    return [{ label: text, value: text }]
  },
  'claim_drafts.withheld_by': null,
  'delivery_sources.mapping': () => ({}),
  'delivery_rhythms.rhythm': 'monthly',
  'deliveries.kind': 'claims',
  'delivery_sources.kind': 'claims',
  'deliveries.state': 'waiting',
  'deliveries.accepted': () => [],
  'deliveries.report': (tenant) => {
    const text = markText(tenant, 'deliveries.report')
    const rows = { new: 0, changed: 0, unchanged: 0, refused: [], doubtful: [] }
    return { file: text, source: text, asOf: null, rows, controlTotals: [], mapping: null }
  },
  'report_mappings.columns': () => [{ column: 'Number', from: ['#ConfirmationNum'] }],
  'claim_report_matches.reason': 'number',
  'claim_report_matches.state': 'matched',
  'webhook_messages.state': 'dead',
  'delivery_changes.before': null,
  'delivery_record_changes.before': null,
  'delivery_record_changes.delivered': null,
  'delivery_changes.valuation_before': null,
  'delivery_notifications.met_before': null,
  'claim_messages.files': (tenant) => [
    { name: markText(tenant, 'claim_messages.files'), storageKey: markText(tenant, 'claim_messages.files'), size: 10 },
  ],
  'documents.requires': () => [],
  'documents.year': () => Number(today.slice(0, 4)),
  'documents.month': () => Number(today.slice(5, 7)),
  'documents.day': 1,
  'documents.generated': false,
  'documents.size': 10,
  'documents.batch_id': null,
  'documents.replaced_by': null,
  'sessions.viewed_users_rec_id': null,
  'sessions.viewed_user_role_groups_rec_id': null,
  'documents.media_type': 'text/plain',
  'uploads.size': 10,
  'uploads.media_type': 'text/plain',
  'uploads.attached': false,
  'member_fund_analysis.year_quarter': () => `${today.slice(0, 4)}01`,
  'telematics_months.year_month': () => today.slice(0, 7).replace('-', ''),
  // A mail that was sent, so the worker ignores it.
  'outbox.sent_at': today,
  'outbox.attachments': () => [],
}

/** Columns with the key of a stored file. */
const storageKeys = ['documents.file_path', 'uploads.storage_key', 'deliveries.storage_key']

/** Tables that need a row of each kind. */
const kinds: Record<string, (database: TestDatabase) => Promise<Record<string, Value>[]>> = {
  users: async () => [
    { rec_id: user, email: emailOf },
    { rec_id: colleague, email: colleagueEmailOf },
  ],
  user_role_groups: async () => [
    { users_rec_id: user, role_groups_rec_id: ({ group }) => group * 10 + 1 },
    { users_rec_id: colleague, role_groups_rec_id: ({ group }) => group * 10 + 3 },
  ],
  // Each call that attaches a file needs its own file.
  uploads: async () => [{}, {}, {}, {}, {}, { media_type: 'application/pdf' }, {}],
  fund_movements: async () => [{ kind: 'assessment' }, { kind: 'distribution' }],
  loss_controls: async () => [{ kind: 'technology' }, { kind: 'safety' }],
  documents: async (database) => {
    const types = await database.sql<{ rec_id: number; tier: string }>('select rec_id, tier from document_types')
    return types.map(({ rec_id, tier }) => ({
      document_types_rec_id: rec_id,
      ...(tier === 'Program' && { client_id: null }),
    }))
  },
}

/** Tables without an owner: every tenant reads the same rows. */
export async function sharedTables(database: TestDatabase): Promise<string[]> {
  const rows = await database.sql<{ name: string }>(
    "select tablename name from pg_policies where policyname = 'read_by_everybody'",
  )
  return rows.map(({ name }) => name)
}

/** A row as it was written, by column. */
export type Row = Record<string, unknown>

/**
 * Adds a row of a tenant to every table that `into` picks, as the database's owner. Texts and numbers are marks unless a
 * column needs a certain value. `store` stores a file and returns its key. Returns the rows by table.
 */
export async function plantRows(
  database: TestDatabase,
  tenant: Tenant,
  into: (table: string) => boolean,
  store?: (content: string) => Promise<string>,
): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>()
  let last = tenant.numbers + 100

  for (const table of await schemaOf(database)) {
    if (!into(table.name)) continue
    const written: Row[] = []
    for (const kind of (await kinds[table.name]?.(database)) ?? [{}]) {
      const row: Row = {}
      for (const column of table.columns) row[column.name] = await valueOf(table, column, kind, written.length)
      await insert(database, table, row)
      written.push(row)
    }
    rows.set(table.name, written)
  }
  return rows

  async function valueOf(table: Table, column: Column, kind: Record<string, Value>, index: number) {
    const place = `${table.name}.${column.name}`
    const given = [kind[column.name], values[place], values[column.name]].find((value) => value !== undefined)
    if (given !== undefined) return typeof given === 'function' ? given(tenant) : given
    if (store && storageKeys.includes(place)) return storedKey(place)
    if (column.references) return referenced(column.references)
    return marked(place, column, index)
  }

  async function storedKey(place: string): Promise<string> {
    const key = await store?.(markText(tenant, place))
    if (key) tenant.marks.set(key, place)
    return key ?? ''
  }

  async function referenced({ table, column }: { table: string; column: string }): Promise<unknown> {
    const own = rows.get(table)?.[0]
    if (own) return own[column]
    const [first] = await database.sql<{ value: unknown }>(`select min("${column}") value from "${table}"`)
    return first?.value
  }

  function marked(place: string, { type, nullable, precision }: Column, index: number): unknown {
    switch (type) {
      case 'text':
        return markText(tenant, index === 0 ? place : `${place}.${index}`)
      case 'numeric':
        return precision > 10 ? nextNumber(place) : 1
      case 'integer':
      case 'bigint':
      case 'double precision':
        return nextNumber(place)
      case 'boolean':
        return true
      case 'uuid':
        return randomUUID()
      case 'date':
      case 'timestamp with time zone':
        return nullable ? null : today
      default:
        throw new Error(`No mark is known for ${place}, a ${type}: give it a value above.`)
    }
  }

  function nextNumber(place: string): number {
    last += 1
    tenant.marks.set(String(last), place)
    return last
  }
}

/** Writes a row as the owner. */
export function insert(database: TestDatabase, { name, columns }: Table, row: Row): Promise<unknown> {
  const names = columns.map((column) => `"${column.name}"`)
  const places = columns.map((_, index) => `$${index + 1}`)
  const parameters = columns.map((column) => {
    const value = row[column.name]
    return column.type === 'jsonb' ? JSON.stringify(value) : value
  })
  return database.sql(
    `insert into "${name}" (${names.join(', ')}) overriding system value values (${places.join(', ')})`,
    parameters,
  )
}
