import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from './free-port.ts'

export interface TestPgBouncer {
  /** The same user and database of an address, through the bouncer. */
  through: (url: string) => string
  close: () => Promise<void>
}

/** Debian puts it where only the administrator's PATH leads. */
const path = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`

export const hasPgBouncer = !spawnSync('pgbouncer', ['--version'], { env: { PATH: path } }).error

export type PoolMode = 'session' | 'transaction'

/** A PgBouncer before the server of these addresses, for their users. */
export async function startPgBouncer(urls: readonly string[], mode: PoolMode): Promise<TestPgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'captive-portal-pgbouncer-'))
  const port = await freePort()
  const [{ hostname, port: serverPort } = { hostname: '', port: '' }] = urls.map((url) => new URL(url))
  const users = urls.map((url) => new URL(url)).map(({ username, password }) => `"${username}" "${password}"\n`)
  const [config, userList] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  await writeFile(userList, users.join(''))
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${serverPort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${userList}
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 20 : 4}
`,
  )
  await Promise.all([chmod(folder, 0o755), chmod(config, 0o644), chmod(userList, 0o644)])
  const isRoot = process.getuid?.() === 0 // it refuses to run as root
  const bouncer = spawn('pgbouncer', [config], {
    env: { PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  })
  let said = ''
  const up = new Promise<void>((resolve, reject) => {
    bouncer.stderr.on('data', (chunk: Buffer) => {
      said += String(chunk)
      if (said.includes('process up')) resolve()
    })
    bouncer.once('exit', () => reject(new Error(`PgBouncer did not start: ${said}`)))
  })
  await up
  return {
    through(url) {
      const changed = new URL(url)
      changed.hostname = '127.0.0.1'
      changed.port = String(port)
      return changed.href
    },
    async close() {
      bouncer.kill('SIGTERM')
      if (bouncer.exitCode === null) await once(bouncer, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
