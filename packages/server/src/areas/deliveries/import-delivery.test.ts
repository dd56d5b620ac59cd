import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { DeliveryDetails } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deliveryBody } from '../../../test/deliveries.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { systemScope } from '../../database/scope.ts'
import { importFiles } from './import-files.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

// PGlite has only one connection, so the second file would wait for the first.
test.runIf(process.env['TEST_DATABASE_URL'])('accepts a file while the same file is being applied', async () => {
  const staff = await server.as('staff.admin@demo.example')
  const bring = async () => {
    const body = deliveryBody('2026-09-30', [{ number: 'KC-1' }])
    return (await staff('bringDelivery', { query: { Source: 'Keel Claims' }, body })).body.Payload as DeliveryDetails
  }
  const first = await bring()
  const second = await server.database.transaction(systemScope, async (tx) => {
    await tx.execute(sql`select 1 from deliveries where rec_id = ${first.RecId} for update`)
    return bring()
  })
  const states = await server.database.sql('select rec_id, state from deliveries order by rec_id')
  expect(states).toEqual([first, second].map(({ RecId }) => ({ rec_id: RecId, state: 'waiting' })))
})

test('stops reading a zip above the limit of a delivery', async () => {
  const megabyte = Buffer.alloc(1_048_576)
  let sent = 0
  const content = Readable.from(
    (function* () {
      while (sent++ < 400) yield megabyte
    })(),
  )
  const actor = { scope: systemScope, userId: null, companyId: null, email: 'import' }
  const imported = importFiles(server.app.dependencies, actor, { name: 'losses.zip', content })
  await expect(imported).rejects.toThrow('A delivery can have up to 300 MB. Split the file and send its parts.')
  expect(sent).toBeLessThan(350)
})
