import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { createApi } from '@captive/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { demoPassword } from '../src/demo/load-demo-data.ts'
import { claimBody, memberCompany } from './claim-bodies.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

let dataDir: string
let server: ChildProcess | undefined
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'captive-crash-'))
})
afterAll(async () => {
  server?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts the real server on a port of its own and gives a client signed in as the member. */
async function start() {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...env } = process.env
  server = spawn(process.execPath, [main], {
    env: { ...env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await listeningAddress(server)
  let token: string | null = null
  const api = createApi({ baseUrl: `${address}/api`, token: () => token })
  const body = { username: 'admin@member.example', password: demoPassword, grant_type: 'password' as const }
  token = (await api.logOn({ body })).access_token
  return api
}

async function listeningAddress(process: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of process.stdout ?? []) {
    output += String(chunk)
    const address = /listening at (http:\/\/[\d.:]+)/.exec(output)?.[1]
    if (address) {
      process.stdout?.resume()
      return address
    }
  }
  throw new Error(`The server ended before it listened: ${output}`)
}

test('a claim that was acknowledged is there after the server was killed', { timeout: 120_000 }, async () => {
  const api = await start()
  const numbers: string[] = []
  for (let claim = 0; claim < 5; claim++) {
    const body = claimBody('property-fire', 'typed by hand')
    const query = { ClientId: memberCompany, ReportingClientId: memberCompany, Type: 'online' as const }
    await api.fnolSubmit2({ query, body })
    numbers.push(body.confirmationNum)
  }
  server?.kill('SIGKILL')
  if (server) await once(server, 'exit')

  const reopened = await start()
  for (const ConfirmationNum of numbers) {
    const receipt = await reopened.getFNOLReceipt({ query: { ClientId: memberCompany, ConfirmationNum } })
    expect(receipt.size).toBeGreaterThan(5_000)
  }
})
