import type { Client } from 'pg'
import { contract } from '@captive/api-client/contract'

import { percentile } from './load.ts'
import type { Member } from './members.ts'
import type { Running } from './start-process.ts'

/** The cost of one loss run, and how long another user's checkAuth waits during the run. */
interface LossRunFigures {
  claims: number
  seconds: number
  /** The size of the response, a JSON text with the file in base64. */
  'answer MB': number
  /** The memory of the whole server process: the maximum, and before the run. */
  'peak MB': number
  'rest MB': number
  'checkAuth p99 ms': number
  /** Without a concurrent loss run. */
  'its p99 at rest': number
}

/**
 * Measures loss runs of 2,200 and 20,000 claims as PDF and as workbook, while another user calls checkAuth
 * continuously.
 */
export async function lossRunBench(
  portal: Running,
  owner: Client,
  [first, other]: readonly Member[],
): Promise<Record<string, LossRunFigures>> {
  if (!first || !other) throw new Error('This benchmark needs two members.')
  const figures: Record<string, LossRunFigures> = {}
  for (const count of [2_200, 20_000]) {
    const policyId = await insertClaims(owner, first.clientId, count)
    for (const docType of ['pdf', 'excel']) {
      const query = `ClientId=${first.clientId}&PolicyId=${policyId}&DocType=${docType}`
      const rest = (await portal.memory()) ?? 0
      const quiet = await askWhile(portal, other, () => new Promise((resolve) => setTimeout(resolve, 2_000)))
      const busy = await askWhile(portal, other, () => ask(portal, first, `${contract.getLossRunReport.path}?${query}`))
      figures[`${docType}, ${count} claims`] = {
        claims: count,
        seconds: Number(busy.seconds.toFixed(1)),
        'answer MB': Number((busy.result / 1e6).toFixed(1)),
        'peak MB': busy.peak,
        'rest MB': rest,
        'checkAuth p99 ms': Number(busy.p99.toFixed(1)),
        'its p99 at rest': Number(quiet.p99.toFixed(1)),
      }
    }
  }
  return figures
}

/** Inserts a policy of the company with `count` claims. */
async function insertClaims(owner: Client, clientId: number, count: number): Promise<number> {
  const policyId = 90_000_000 + count
  await owner.query(
    `insert into policies select (jsonb_populate_record(p, jsonb_build_object(
       'policy_id', $2::int, 'policy_number', 'BENCH-' || $2::int, 'effective_date', current_date - 300))).*
     from policies p where client_id = $1 limit 1`,
    [clientId, policyId],
  )
  await owner.query(
    `insert into claims select (jsonb_populate_record(c, jsonb_build_object(
       'rec_id', $2::int + n, 'claim_number', 'BENCH/' || $2::int + n, 'policy_id', $2::int, 'client_id', $1::int,
       'loss_date', current_date - (n % 290)::int))).*
     from (select *, row_number() over (order by rec_id) n from claims limit $3) numbered
     join claims c using (rec_id)`,
    [clientId, policyId, count],
  )
  await owner.query('analyze claims')
  return policyId
}

/** Calls checkAuth without pauses until the work is done. */
async function askWhile<T>(portal: Running, { token }: Member, work: () => Promise<T>) {
  const started = performance.now()
  const done = new AbortController()
  let peak = 0
  const watching = setInterval(() => {
    void portal.memory().then((now) => (peak = Math.max(peak, now ?? 0)))
  }, 100)
  const worked = work().finally(() => done.abort())
  const times: number[] = []
  while (!done.signal.aborted) {
    const sent = performance.now()
    await ask(portal, { token }, contract.checkAuth.path)
    times.push(performance.now() - sent)
  }
  clearInterval(watching)
  const result = await worked
  return { result, seconds: (performance.now() - started) / 1000, p99: percentile(times, 0.99), peak }
}

/** Returns the length of the response. */
async function ask(portal: Running, { token }: Pick<Member, 'token'>, path: string): Promise<number> {
  const response = await fetch(`${portal.origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { length } = await response.text()
  if (!response.ok || length < 100) throw new Error(`${path} returned status ${response.status}, ${length} bytes`)
  return length
}
