import type { TestServer } from './test-server.ts'

type Sql = TestServer['database']['sql']

/** Rows of a table from objects with its column names. */
async function insert(sql: Sql, table: string, rows: object[]): Promise<void> {
  await sql(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`, [
    JSON.stringify(rows),
  ])
}

/** The date a number of days or years ago, yyyy-MM-dd. */
export function ago({ days = 0, years = 0 }: { days?: number; years?: number }): string {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() - years, date.getUTCMonth(), date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

/** Adds policies of a company; each needs `policy_id` and gets what it does not name. */
export const insertPolicies = (
  sql: Sql,
  clientId: number,
  policies: { policy_id: number; [column: string]: unknown }[],
) =>
  insert(
    sql,
    'policies',
    policies.map((policy) => ({
      client_id: clientId,
      policy_number: `TEST-${policy.policy_id}`,
      lob: 'Commercial Auto',
      carrier_name: 'Keel Mutual',
      effective_date: ago({ years: 1 }),
      expiration_date: ago({}),
      category_code: 'PC1-IC',
      ...policy,
    })),
  )

/** Adds claims of a company; each needs `rec_id` and `policy_id` and gets what it does not name. */
export const insertClaims = (
  sql: Sql,
  clientId: number,
  claims: { rec_id: number; policy_id: number; [column: string]: unknown }[],
) =>
  insert(
    sql,
    'claims',
    claims.map((claim) => ({
      client_id: clientId,
      claim_number: `TC/${claim.rec_id}`,
      loss_date: ago({ days: 40 }),
      reported_date: ago({ days: 30 }),
      valuation_date: ago({ days: 20 }),
      claimant_name: 'Dana Whitfield',
      loss_type: 'Collision',
      status_code: 'Open',
      loss_location: 'Tulsa',
      state_code: 'OK',
      facts_of_loss: 'Rear-ended at a light',
      adjuster_first_name: 'Ada',
      adjuster_last_name: 'Juster',
      adjuster_email: 'ada@adjusters.example',
      recovery: 0,
      loss_reserve: 0,
      loss_paid: 0,
      expense_reserve: 0,
      expense_paid: 0,
      source: 'Test',
      ...claim,
    })),
  )
