import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

type Row = Record<string, unknown>

/**
 * Returns a function that inserts copies of the rows of the newest claim, with new keys and in one transaction: the
 * report, its values, its mails, and its entry in the activity log.
 */
export async function insertsOfNewestClaim(pool: Pool): Promise<() => Promise<void>> {
  const newest = 'from claim_reports where id = (select max(id) from claim_reports)'
  const rowsOf = async (table: string, condition: string) =>
    (await pool.query<{ row: Row }>(`select to_jsonb(t) row from ${table} t where ${condition}`)).rows.map(
      ({ row }) => row,
    )
  const [report = {}] = await rowsOf('claim_reports', `id = (select id ${newest})`)
  const values = await rowsOf('claim_report_values', `claim_report_id = (select id ${newest})`)
  const mails = await rowsOf('outbox', `created_at = (select reported_at ${newest})`)
  const entries = await rowsOf('activity_log', `created_date_time = (select reported_at ${newest})`)
  const { id: _, ...newReport } = report

  let last = 0
  return async () => {
    const client = await pool.connect()
    const insert = async <Stored>(table: string, rows: Row[], returning = '') =>
      (await client.query(...insertOf(table, rows, returning))).rows as Stored[]
    const number = `CN${String(++last).padStart(15, '0')}`
    await client.query('begin')
    const [stored] = await insert<{ id: number }>(
      'claim_reports',
      [{ ...newReport, confirmation_number: number }],
      'returning id',
    )
    await insert(
      'claim_report_values',
      values.map((value) => ({ ...value, claim_report_id: stored?.id })),
    )
    await insert(
      'outbox',
      mails.map((mail) => ({ ...mail, id: randomUUID() })),
    )
    await insert(
      'activity_log',
      entries.map(({ rec_id: _id, ...entry }) => entry),
    )
    await client.query('commit')
    client.release()
  }
}

/** One statement that inserts all rows, with its values. */
function insertOf(table: string, rows: Row[], returning: string): [string, unknown[]] {
  const columns = Object.keys(rows[0] ?? {})
  const places = rows.map(
    (_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join()})`,
  )
  const values = rows.flatMap((row) => columns.map((column) => toParameter(row[column])))
  return [`insert into ${table} (${columns.join()}) values ${places.join()} ${returning}`, values]
}

/** JSON columns are sent as text. */
const toParameter = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)
