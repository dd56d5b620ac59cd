import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'

import { claimBody, memberCompany } from '../../packages/server/test/claim-bodies.ts'
import { signedIn } from '../../packages/server/test/server-process.ts'
import { builtServer } from '../../scripts/server-command.mjs'
import { test } from './harness/fixtures.ts'

/** The first four bytes of a file, which identify its type. */
const kindOf = (content: Buffer) => content.subarray(0, 4).toString('latin1')

test('the built server finds its worker, its fonts and its libraries', async ({ portal }) => {
  const { api } = await signedIn(portal.origin, 'admin@member.example')
  const policies = await api.getPoliciesByClient({ query: { clientId: memberCompany } })
  const query = { ClientId: memberCompany, PolicyId: policies.slice(0, 1).map(({ PolicyId }) => PolicyId) }
  const lossRun = async (DocType: 'pdf' | 'excel') =>
    Buffer.from((await api.getLossRunReport({ query: { ...query, DocType } })) ?? '', 'base64')
  expect(kindOf(await lossRun('pdf'))).toBe('%PDF')
  expect(kindOf(await lossRun('excel'))).toBe('PK\x03\x04')

  const body = claimBody('property-fire', 'typed by hand')
  await api.fnolSubmit2({ query: { ClientId: memberCompany, ReportingClientId: memberCompany, Type: 'online' }, body })
  const receipt = await api.getFNOLReceipt({
    query: { ClientId: memberCompany, ConfirmationNum: body.confirmationNum },
  })
  expect(kindOf(Buffer.from(await receipt.arrayBuffer()))).toBe('%PDF')
})

test('the stack trace of an unexpected failure names source lines', async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-stack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a-file'), '')
  const { PATH = '' } = process.env
  const server = spawn(process.execPath, [builtServer.script], {
    env: { PATH, DATA_DIR: join(folder, 'a-file', 'data') },
  })
  const said = await text(server.stderr)
  expect(said).toContain('ENOTDIR')
  expect(said).toMatch(/at readConfig \(packages\/server\/src\/config\/config\.ts:\d+:\d+\)/)
})
