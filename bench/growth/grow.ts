import type { Client } from 'pg'

/** The first id of copied companies. Each round of copies starts a million later. */
const ROUND = 1_000_000

/**
 * Adds members like those of the demo data, with users, policies, claims and dependent rows, until the database has the
 * given numbers of companies and claims. Copies rows within the database, which is fast.
 */
export async function grow(owner: Client, companies: number, claims: number): Promise<void> {
  const { rows } = await owner.query<{ members: number; all: number; claims: number; ofCopied: number }>(
    `select (select count(*) from clients where client_type <> 'Broker')::int members, (select count(*) from clients)::int "all",
       count(*)::int claims, count(*) filter (where client_id <> (
         select client_id from claims group by 1 order by count(*) desc limit 1))::int "ofCopied" from claims`,
  )
  const [now] = rows
  if (!now) throw new Error('There are no rows to copy.')
  const copies = Math.ceil((companies - now.all) / now.members)
  const perClaim = Math.ceil((claims - now.claims) / (copies * now.ofCopied))
  await owner.query('begin')
  await owner.query("set local session_replication_role = 'replica'") // copies of consistent rows need no checks
  await owner.query(
    `create temporary table copied on commit drop as
     select client_id, n from clients, generate_series(1, ${copies}) n where client_type <> 'Broker'
       and client_id <> (select client_id from claims group by 1 order by count(*) desc limit 1)`,
  )
  for (const [table, changes, more = ''] of [
    ['clients', `'client_code', t.client_code || '-' || n, 'client_name', t.client_name || ' ' || n`],
    ['policies', `'policy_id', t.policy_id + n * ${ROUND}, 'policy_number', t.policy_number || '-' || n`],
    ['users', `'rec_id', t.rec_id + n * ${ROUND}, 'email', n || '.' || t.email`],
    [
      'claims',
      `'rec_id', t.rec_id + (n * ${perClaim} + m) * ${ROUND}, 'policy_id', t.policy_id + n * ${ROUND},
       'claim_number', t.claim_number || '-' || n || '-' || m`,
      `cross join generate_series(0, ${perClaim - 1}) m`,
    ],
    ['documents', `'rec_id', t.rec_id + n * ${ROUND}, 'file_path', t.file_path || n`],
    ['activity_log', `'rec_id', t.rec_id + n::bigint * ${ROUND}`],
    ['member_fund_analysis', `'rec_id', t.rec_id + n * ${ROUND}`],
  ] as const)
    await owner.query(
      `insert into ${table} overriding system value
       select (jsonb_populate_record(t, jsonb_build_object('client_id', t.client_id + n * ${ROUND}, ${changes}))).*
       from ${table} t join copied using (client_id) ${more}`,
    )
  await owner.query('commit')
}
