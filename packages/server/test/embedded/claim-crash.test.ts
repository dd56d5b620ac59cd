import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { claimBody, memberCompany } from '../claim-bodies.ts'
import { fillFolder } from '../databases.ts'
import { signedIn, startProcess, type ServerProcess } from '../server-process.ts'

let dataDir: string
let server: ServerProcess | undefined
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'captive-crash-'))
  await fillFolder(join(dataDir, 'database'))
})
afterAll(async () => {
  server?.kill('SIGKILL')
  await server?.ended
  await rm(dataDir, { recursive: true, force: true })
})

async function start() {
  server = startProcess({ DATA_DIR: dataDir })
  return (await signedIn(await server.listening(), 'admin@member.example')).api
}

test('an acknowledged claim survives SIGKILL', async () => {
  const api = await start()
  const numbers: string[] = []
  for (let claim = 0; claim < 5; claim++) {
    const body = claimBody('property-fire', 'typed by hand')
    const query = { ClientId: memberCompany, ReportingClientId: memberCompany, Type: 'online' as const }
    await api.fnolSubmit2({ query, body })
    numbers.push(body.confirmationNum)
  }
  server?.kill('SIGKILL')
  await server?.ended

  const reopened = await start()
  for (const ConfirmationNum of numbers) {
    const receipt = await reopened.getFNOLReceipt({ query: { ClientId: memberCompany, ConfirmationNum } })
    expect(receipt.size).toBeGreaterThan(5_000)
  }
})
