import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { grow } from './growth/grow.ts'
import { createDatabase } from './server/databases.ts'
import { startProcess } from './server/start-process.ts'

const rounds = 7
const account = { username: 'staff.admin@demo.example', password: 'Captive-demo-2026', grant_type: 'password' }

/** Typical searches of staff in the register of all claims: a number, a name, a misspelled name and a common word. */
const asked: Record<string, string> = {
  'first page': 'SearchClaims?limit=100',
  'open claims': 'SearchClaims?limit=100&Status=open',
  'open claims of a state, largest first': 'SearchClaims?limit=100&Status=open&State=TX&Sort=-incurred',
  'large claims of a line and year': 'SearchClaims?limit=100&Line=Commercial%20Auto&Year=2025&Least=100000',
  'a claim number': 'SearchClaims?limit=100&Text=500095',
  'a name': 'SearchClaims?limit=100&Text=okafor',
  'a misspelled name': 'SearchClaims?limit=100&Text=okaffor',
  'a common word': 'SearchClaims?limit=100&Text=trailer',
  'totals of all claims': 'GetTotalsOfClaims',
  'loss analysis of all claims': 'GetLossAnalysis',
}

/** Times the register for staff, who may see all companies: with the demo data, and with a million claims. */
export async function registerBench(print: (rows: object) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'captive-register-'))
  const database = await createDatabase()
  const env = { PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url }
  const script = fileURLToPath(new URL('server/portal-server.ts', import.meta.url))
  const portal = await startProcess(script, env, join(folder, 'server.log'))
  try {
    const answer = await fetch(`${portal.origin}/api/LogOn`, { method: 'POST', body: new URLSearchParams(account) })
    const { access_token: token } = (await answer.json()) as { access_token: string }
    const time = () => timeAll(portal.origin, token)
    await database.settle()
    const before = await time()
    await grow(database.owner, 3_000, 1_000_000)
    await database.settle()
    const after = await time()
    print(
      Object.fromEntries(
        Object.keys(asked).map((name) => [
          name,
          { 'demo data, ms': before[name], 'a million claims, ms': after[name] },
        ]),
      ),
    )
  } finally {
    await portal.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The shortest time of each request in milliseconds, which is the time on an idle machine. */
async function timeAll(origin: string, token: string): Promise<Record<string, number>> {
  const shortest: Record<string, number> = {}
  for (const [name, path] of Object.entries(asked)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      const answer = await fetch(`${origin}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} returned status ${answer.status}.`)
      times.push(performance.now() - started)
    }
    shortest[name] = Math.round(Math.min(...times))
  }
  return shortest
}
