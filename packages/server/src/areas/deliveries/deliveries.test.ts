import type { Delivery, DeliveryDetails, DeliveryPreview } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { deliveryBody, deliveryOf } from '../../../test/deliveries.ts'
import {
  member,
  ours,
  policy,
  september,
  Source,
  startDeliveryServer,
  type DeliveryServer,
} from '../../../test/delivery-server.ts'
import { fileBody } from '../../../test/test-server.ts'

let server: DeliveryServer
beforeAll(async () => {
  server = await startDeliveryServer()
})
afterAll(() => server.close())
beforeEach(() => server.startOver())

describe('a delivery', () => {
  test('waits with its report and changes no claim', async () => {
    const before = await server.claims()
    const delivery = await server.bring('2026-09-30', september)
    expect(delivery).toMatchObject({
      ...{ Source, FileName: 'losses.csv', AsOf: '2026-09-30', State: 'waiting' },
      ...{ New: 1, Changed: 2, Unchanged: 1, Refused: 0, Doubtful: 0 },
      ...{ BroughtBy: 'staff.admin@demo.example', AppliedBy: null, IsNewMapping: true },
    })
    expect(await server.claims()).toEqual(before)
  })

  test('applies new, changed and unchanged claims with their valuation date', async () => {
    const { Payload } = await server.apply(await server.bring('2026-09-30', september))
    expect(Payload).toMatchObject({ State: 'applied', AppliedBy: 'staff.admin@demo.example', New: 1, Changed: 2 })
    const claims = await server.database.sql(
      `select claim_number, client_id, status_code, loss_paid::float8 paid, loss_reserve::float8 reserve, closed_date::text closed,
        valuation_date::text valued, reported_date::text reported, facts_of_loss facts, source from claims where ${ours} order by 1`,
    )
    const common = {
      client_id: member,
      valued: '2026-09-30',
      source: Source,
      reported: '2026-02-05',
      reserve: 0,
      closed: null,
    }
    const facts = 'Rear-ended at a light'
    expect(claims).toEqual([
      { ...common, claim_number: 'KC-1', status_code: 'Open', paid: 150, reserve: 50, facts },
      { ...common, claim_number: 'KC-2', status_code: 'Closed', paid: 100, closed: '2026-09-12', facts },
      { ...common, claim_number: 'KC-3', status_code: 'Open', paid: 100, facts },
      { ...common, claim_number: 'KC-4', status_code: 'Open', paid: 20.05, facts: '', reported: null },
    ])
  })

  test('stores blanks that totals, loss runs and claims can show', async () => {
    await server.apply(await server.bring('2026-09-30', september))
    const caller = await server.as('admin@member.example')
    const [blank] = await server.database.sql<{ rec_id: number }>(
      "select rec_id from claims where claim_number = 'KC-4'",
    )
    const { Payload: claim } = (await caller('getClaim', { query: { RecId: blank!.rec_id } })).body
    expect(claim).toMatchObject({ ReportedDate: null, LossLocation: '', AdjusterEmail: '', FactsofLoss: '' })
    const { Payload: totals } = (await caller('getClaimTotals', { query: { ClientId: member } })).body
    const days = [{ Days: 2, Claims: 3 }]
    expect(totals).toContainEqual(expect.objectContaining({ PolicyId: policy, Claims: 4, DaysToReport: days }))
    for (const DocType of ['pdf', 'excel']) {
      const query = { ClientId: member, PolicyId: policy, DocType }
      expect((await caller('getLossRunReport', { query })).status, DocType).toBe(200)
    }
  })

  test('changes nothing when its file is applied again', async () => {
    await server.apply(await server.bring('2026-09-30', september))
    const [claims, valued] = [await server.claims(), await server.valuations()]
    const { Payload } = await server.apply(await server.bring('2026-09-30', september))
    expect(Payload).toMatchObject({ State: 'applied', New: 0, Changed: 0, Unchanged: 4 })
    expect([await server.claims(), await server.valuations()]).toEqual([claims, valued])
    const [changes] = await server.database.sql(
      'select count(*)::integer from delivery_changes where delivery_id = $1',
      [Payload?.RecId],
    )
    expect(changes).toEqual({ count: 0 })
  })

  test('does not overwrite a newer valuation', async () => {
    await server.apply(await server.bring('2026-09-30', september))
    const claims = await server.claims()
    const { Payload } = await server.apply(await server.bring('2026-08-31', [{ number: 'KC-1', paid: 1 }]))
    expect(Payload?.Report.rows.refused).toMatchObject([{ class: 'older-valuation', claim: 'KC-1', row: 2 }])
    expect(await server.claims()).toEqual(claims)
  })

  test('imports a doubtful claim only if accepted', async () => {
    const outside = [{ number: 'KC-5', loss: '2025-05-05', paid: 7 }]
    const found = () => server.database.sql("select 1 from claims where claim_number = 'KC-5'")
    await server.apply(await server.bring('2026-09-30', [...september, ...outside]))
    expect(await found()).toHaveLength(0)
    const again = await server.bring('2026-09-30', [...september, ...outside])
    const { Payload } = await server.change('analyzeDelivery', { RecId: again.RecId, Accepted: ['KC-5'] })
    expect(Payload).toMatchObject({ Accepted: ['KC-5'], New: 1, Doubtful: 1 })
    await server.apply(again, ['KC-5'])
    expect(await found()).toHaveLength(1)
  })

  test('is analyzed again with another mapping', async () => {
    const { RecId, Report } = await server.bring('2026-09-30', september)
    const { 'Loss Reserve': _, ...columns } = Report.mapping?.columns ?? {}
    const Mapping = { ...Report.mapping, columns, ignored: ['Loss Reserve'] }
    const { Payload } = await server.change('analyzeDelivery', { RecId, Mapping })
    expect(Payload?.Report.mapping).toMatchObject({ columns, ignored: ['Loss Reserve'] })
  })

  test('accepts a meaning for one status word, keeping other proposals', async () => {
    const words = ['Open', 'Zu', 'Closed', 'Open'].map((status, index) => ({ ...september[index]!, status }))
    const { RecId, Refused, Report } = await server.bring('2026-09-30', words)
    expect(Refused).toBe(1)
    const Mapping = { ...Report.mapping, valueMaps: { StatusCode: { zu: 'Closed' } } }
    const { Payload } = await server.change('analyzeDelivery', { RecId, Mapping })
    expect(Payload).toMatchObject({ Refused: 0, New: 1 })
  })

  test('without a recognized table is read after selecting its header', async () => {
    const lines = deliveryOf('2026-09-30', september).replace(/^.*?\r\n/, 'c1,c2,c3,c4,c5,c6,c7,c8,c9,c10\r\n')
    const { body } = await server.staff('bringDelivery', { query: { Source }, body: fileBody('odd.csv', lines) })
    const { RecId, State } = body.Payload as Delivery
    expect(State).toBe('refused')
    const { Payload: preview } = (await server.staff('getDeliveryPreview', { query: { RecId } })).body
    expect((preview as DeliveryPreview).sheets[0]?.rows[0]?.cells[0]).toBe('c1')
    const shown = await server.change('analyzeDelivery', { RecId, Mapping: { headRow: 1 } })
    expect(shown.Payload).toMatchObject({ State: 'waiting' })
    const fields = ['ClaimNumber', 'PolicyNumber', 'LossDate', 'ClosedDate', 'StatusCode', 'ClaimantName', 'LossPaid']
    const columns = Object.fromEntries(fields.map((field, index) => [`c${index + 1}`, field]))
    const { Payload } = await server.change('analyzeDelivery', {
      RecId,
      AsOf: '2026-09-30',
      Mapping: { headRow: 1, columns },
    })
    expect(Payload).toMatchObject({ State: 'waiting', New: 1, Changed: 2, Refused: 0 })
  })

  test('shows how its file was read', async () => {
    const { RecId } = await server.bring('2026-09-30', september, ['Remark'])
    const { Payload } = (await server.staff('getDeliveryPreview', { query: { RecId } })).body
    expect(Payload).toMatchObject({
      ...{ source: Source, asOf: '2026-09-30', sums: { rows: 4, agree: 4 } },
      statuses: [
        { text: 'Open', count: 3, status: 'Open' },
        { text: 'Closed', count: 1, status: 'Closed' },
      ],
    })
    const { columns, sheets } = Payload as DeliveryPreview
    expect(columns[0]).toMatchObject({ head: 'Claim Number', field: 'ClaimNumber', samples: ['KC-1', 'KC-2', 'KC-3'] })
    expect(columns.at(-1)).toMatchObject({ head: 'Remark', field: null })
    expect(sheets[0]?.rows.map(({ kind }) => kind)).toEqual(['head', 'data', 'data', 'data', 'data'])
  })

  test('is applied once', async () => {
    const delivery = await server.bring('2026-09-30', september)
    await server.apply(delivery)
    expect((await server.apply(delivery)).Error.ErrorMessage).toMatch(/It is applied/)
  })

  test('replaces a waiting delivery of the same file', async () => {
    await server.bring('2026-09-30', september)
    await server.bring('2026-09-30', september)
    const { Payload } = (await server.staff('getDeliveries')).body
    expect((Payload as Delivery[]).map(({ State }) => State)).toEqual(['waiting', 'discarded'])
  })

  test('cannot be applied after it was discarded', async () => {
    const delivery = await server.bring('2026-09-30', september)
    await server.staff('discardDelivery', { body: { RecId: delivery.RecId } })
    expect((await server.apply(delivery)).Error.ErrorMessage).toMatch(/It is discarded/)
  })

  test('stores its file unchanged', async () => {
    const { RecId } = await server.bring('2026-09-30', september)
    const { raw, headers } = await server.staff('getDeliveryFile', { query: { RecId } })
    expect(raw.toString()).toBe(deliveryOf('2026-09-30', september))
    expect(headers['content-disposition']).toContain('losses.csv')
  })

  test('is refused with a sentence if it cannot be read', async () => {
    const cutOff = fileBody('losses.xlsx', 'PK\u0003\u0004 cut off')
    const { Payload } = (await server.staff('bringDelivery', { query: { Source }, body: cutOff })).body
    expect(Payload).toMatchObject({
      State: 'refused',
      Report: {
        mapping: null,
        rows: { refused: [{ row: null, class: 'unreadable-file', message: /damaged|cut off/ }] },
      },
    })
  })

  test('is refused with a sentence if its rows are damaged', async () => {
    const damaged = fileBody('losses.csv', `${deliveryOf('2026-09-30', september)}"KC-5,TEST-900001`)
    const message =
      'losses.csv cannot be read from row 6 on, because a quotation mark is not closed. Ask the sender for a complete file.'
    for (const Kind of [undefined, 'vehicles'] as const) {
      const query = { Source, ...(Kind && { Kind }) }
      const { RecId, ...delivery } = (await server.staff('bringDelivery', { query, body: damaged })).body
        .Payload as DeliveryDetails
      expect(delivery).toMatchObject({
        State: 'refused',
        Report: { mapping: null, rows: { refused: [{ row: null, class: 'unreadable-file', message }] } },
      })
      expect((await server.staff('getDeliveryPreview', { query: { RecId } })).body).toMatchObject({ Payload: null })
      expect((await server.change('analyzeDelivery', { RecId })).Payload).toMatchObject({ State: 'refused' })
    }
  })
})

describe('a mapping', () => {
  test('is trusted after three deliveries until its columns change', async () => {
    for (const asOf of ['2026-09-28', '2026-09-29', '2026-09-30']) {
      const delivery = await server.bring(asOf, september)
      expect(delivery.IsNewMapping).toBe(true)
      await server.apply(delivery)
    }
    expect((await server.bring('2026-10-01', september)).IsNewMapping).toBe(false)
    const [source] = await server.database.sql('select name, mapping_version, applied_count from delivery_sources')
    expect(source).toEqual({ name: Source, mapping_version: 1, applied_count: 3 })
  })
})

test('a claim shows its valuations, oldest first', async () => {
  await server.apply(await server.bring('2026-09-30', september))
  const caller = await server.as('admin@member.example')
  const valuationsOf = async (RecId: number) =>
    (await caller('getClaimValuations', { query: { RecId } })).body.Payload as object[]
  expect(await valuationsOf(990_001)).toMatchObject([
    { ValuationDate: '2026-08-31', StatusCode: 'Open', LossPaid: 100, TotalIncurred: 100 },
    { ValuationDate: '2026-09-30', StatusCode: 'Open', LossPaid: 150, TotalIncurred: 200 },
  ])
  const [untouched] = await server.database.sql<{ rec_id: number }>(
    `select min(rec_id) rec_id from claims where client_id = ${member} and rec_id < 900000`,
  )
  expect(await valuationsOf(untouched!.rec_id)).toHaveLength(1)
})

test('logs who uploaded, applied and took back a file', async () => {
  const delivery = await server.bring('2026-09-30', september)
  await server.apply(delivery)
  await server.takeBack(delivery)
  const entries = await server.database.sql(
    "select user_email, action from activity_log where action like '%losses.csv from Keel Claims%' order by rec_id desc limit 3",
  )
  const user_email = 'staff.admin@demo.example'
  expect(entries.reverse()).toEqual([
    { user_email, action: 'Uploaded the delivery losses.csv from Keel Claims' },
    { user_email, action: 'Applied the delivery losses.csv from Keel Claims: 1 new and 2 changed claims' },
    { user_email, action: 'Undid the delivery losses.csv from Keel Claims' },
  ])
})

test('only staff administrators see and upload deliveries', async () => {
  const { RecId } = await server.bring('2026-09-30', september)
  for (const email of ['staff.employee@demo.example', 'admin@member.example', 'admin@broker.example']) {
    const caller = await server.as(email)
    expect((await caller('getDeliveries')).status, email).toBe(403)
    expect((await caller('getDelivery', { query: { RecId } })).status, email).toBe(403)
    expect((await caller('bringDelivery', { body: deliveryBody('2026-09-30', september) })).status, email).toBe(403)
    expect((await caller('applyDelivery', { body: { RecId, Accepted: [] } })).status, email).toBe(403)
  }
})

test('a failed apply leaves no changes', async () => {
  const delivery = await server.bring('2026-09-30', september)
  const [claims, valued] = [await server.claims(), await server.valuations()]
  await server.database.sql(`alter table claim_valuations add constraint failing check (loss_paid <> 20.05)`)
  expect((await server.staff('applyDelivery', { body: { RecId: delivery.RecId, Accepted: [] } })).status).toBe(500)
  await server.database.sql('alter table claim_valuations drop constraint failing')
  expect([await server.claims(), await server.valuations()]).toEqual([claims, valued])
  expect((await server.apply(delivery)).Payload).toMatchObject({ State: 'applied' })
})
