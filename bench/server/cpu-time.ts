import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'

/** The milliseconds of a tick, the unit of Linux. */
const TICK = 10

/** Milliseconds of CPU time that processes used so far, including all threads. Undefined if the system has no /proc. */
export async function cpuTimeOf(pids: readonly number[]): Promise<number | undefined> {
  const times = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').then(timeIn, () => undefined)),
  )
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, time) => sum + time, 0)
}

/** User time and system time: the twelfth and thirteenth fields after the name. */
function timeIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

/** The processes that serve the connections of a database, except the one of this connection. */
export async function backendsOf(owner: Client): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows.map(({ pid }) => pid)
}
