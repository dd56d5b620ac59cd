import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { freePort } from '../test/free-port.ts'

/** A PostgreSQL of a trial's own. */
export interface Cluster {
  url: string
  /** @param mode `immediate` ends its processes as a crash does */
  restart: (mode: 'fast' | 'immediate') => Promise<void>
  remove: () => Promise<void>
}

/** The folder of the newest PostgreSQL's programs, as Debian keeps them. */
export const postgresPrograms = globSync('/usr/lib/postgresql/*/bin')
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  .at(-1)

/** It refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/**
 * Starts a PostgreSQL on a free port of loopback, with a data folder that is removed in the end.
 * @param parent the folder of that folder
 */
export async function startCluster(programs: string, parent = tmpdir()): Promise<Cluster> {
  const folder = await mkdtemp(join(parent, 'captive-portal-cluster-'))
  if (nobody.uid !== undefined) await chown(folder, nobody.uid, nobody.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(programs, program), words, { cwd: folder, ...nobody })
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8')
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=''`
  const control = (...words: string[]) =>
    run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', '-t', '120', ...words)
  await control('start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async (mode) => void (await control('-m', mode, 'restart')),
    remove: async () => {
      await control('-m', 'immediate', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
