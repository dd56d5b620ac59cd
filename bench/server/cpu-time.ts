import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'

/** Milliseconds of a tick, by which Linux counts. */
const TICK = 10

/** Milliseconds that processes have been on a core, all their threads; undefined where the system has no /proc. */
export async function cpuTimeOf(pids: readonly number[]): Promise<number | undefined> {
  const times = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').then(timeIn, () => undefined)),
  )
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, time) => sum + time, 0)
}

/** Time in its own code and time in the kernel, the twelfth and thirteenth fields behind the name. */
function timeIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

/** The processes that serve the connections of a database, but for the one that is asked here. */
export async function backendsOf(owner: Client): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows.map(({ pid }) => pid)
}
