import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import type { DeliveryDetails } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { deliveryOf } from '../../../../test/deliveries.ts'
import { startDeliveryServer, type DeliveryServer } from '../../../../test/delivery-server.ts'
import { WorkbookThread } from './workbook-thread.ts'

/** A workbook with one sheet per list of rows. */
function workbookOf(...sheets: readonly unknown[][][]): Buffer {
  const book = utils.book_new()
  for (const [index, rows] of sheets.entries())
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), `Sheet ${index}`)
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}

const rowsOf = (count: number) =>
  deliveryOf(
    '2026-09-30',
    Array.from({ length: count }, (_, index) => ({ number: `KC-${index}`, paid: index })),
  )
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

describe('a workbook over HTTP', () => {
  let server: DeliveryServer
  let token: string
  beforeAll(async () => {
    server = await startDeliveryServer()
    token = await server.token('staff.admin@demo.example')
  })
  afterAll(() => server.close())

  const bring = async (content: Buffer) => {
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="losses.xlsx"\r\n\r\n'
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Deliveries',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
    })
    return response.json<{ Payload: DeliveryDetails }>().Payload
  }

  test('is read without blocking other requests', async () => {
    const brought = bring(workbookOf(rowsOf(20_000)))
    const read = async (): Promise<'answered'> => {
      expect((await server.staff('getDeliverySources')).status).toBe(200)
      return 'answered'
    }
    let answers = 0
    while ((await Promise.race([brought, read()])) === 'answered') answers += 1
    expect(await brought).toMatchObject({ State: 'waiting', New: 20_000 })
    // If the workbook blocked the event loop, the server would answer only a few requests before and after reading it.
    expect(answers).toBeGreaterThan(50)
  })

  test('is refused with a sentence when it is damaged', async () => {
    const { State, Report } = await bring(workbookOf(rowsOf(3)).subarray(0, 900))
    expect(State).toBe('refused')
    expect(Report.rows.refused[0]?.message).toMatch(/damaged or was cut off/)
  })
})

describe('the thread for workbooks', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workbooks-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const file = async (name: string, content: Buffer) => {
    const path = join(folder, name)
    await writeFile(path, content)
    return { name, path }
  }

  test('reads every sheet repeatedly', async () => {
    const long = Array.from({ length: 1_201 }, (_, index) => [index, `line\u2028break ${index}`])
    const sheets = await new WorkbookThread(256).read(await file('two.xlsx', workbookOf(long, [['one']])), folder)
    expect(sheets.map(({ name }) => name)).toEqual(['Sheet 0', 'Sheet 1'])
    for (const _ of [1, 2]) {
      const rows = []
      for await (const batch of sheets[0]!.rows()) rows.push(...batch)
      expect(rows.map(({ cells }) => cells)).toEqual(long)
    }
  })

  test('rejects an oversized workbook and reads the next one', async () => {
    const thread = new WorkbookThread(24)
    const large = await file('large.xlsx', workbookOf(rowsOf(20_000)))
    await expect(thread.read(large, folder)).rejects.toThrow(
      'large.xlsx is too large to read as a workbook. Save it as CSV, or ask the sender for a CSV file.',
    )
    expect(await thread.read(await file('small.xlsx', workbookOf([['one']])), folder)).toHaveLength(1)
  })
})
