import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { september, startDeliveryServer, type DeliveryServer } from '../../../test/delivery-server.ts'

let server: DeliveryServer
beforeAll(async () => {
  server = await startDeliveryServer()
})
afterAll(() => server.close())
beforeEach(() => server.startOver())

test('taking back restores every claim and valuation exactly', async () => {
  await server.apply(await server.bring('2026-09-15', [{ number: 'KC-1', paid: 120 }]))
  const [claims, valued] = [await server.claims(), await server.valuations()]
  const delivery = await server.bring('2026-09-30', september)
  await server.apply(delivery)
  expect(await server.claims()).not.toEqual(claims)
  expect(await server.takeBack(delivery)).toBeNull()
  expect([await server.claims(), await server.valuations()]).toEqual([claims, valued])
  const { Payload } = (await server.staff('getDelivery', { query: { RecId: delivery.RecId } })).body
  expect(Payload).toMatchObject({ State: 'taken back', TakenBackBy: 'staff.admin@demo.example' })
})

test('taking back restores a valuation that was corrected', async () => {
  await server.apply(await server.bring('2026-09-30', september))
  const [claims, valued] = [await server.claims(), await server.valuations()]
  const corrected = await server.bring('2026-09-30', [{ ...september[0]!, paid: 175 }, ...september.slice(1)])
  await server.apply(corrected)
  await server.takeBack(corrected)
  expect([await server.claims(), await server.valuations()]).toEqual([claims, valued])
})

test('taking back is refused after a later delivery of the same claims', async () => {
  const [first, second] = [await server.bring('2026-09-30', september), await server.bring('2026-10-31', september)]
  await server.apply(first)
  await server.apply(second)
  expect(await server.takeBack(first)).toBe(
    'The delivery losses.csv changed 4 claims of this delivery later. Undo that delivery first.',
  )
  expect(await server.takeBack(second)).toBeNull()
  expect(await server.takeBack(first)).toBeNull()
})

test('taking back is refused when an added claim has notes', async () => {
  const delivery = await server.bring('2026-09-30', september)
  await server.apply(delivery)
  await server.database.sql(
    `insert into claim_notes select max(claim_notes.rec_id) + 1, claims.rec_id, claims.client_id, 'Call', now(), 'Called'
     from claim_notes, claims where claim_number = 'KC-4' group by 2, 3`,
  )
  const claims = await server.claims()
  expect(await server.takeBack(delivery)).toMatch(/has notes or other entries/)
  expect(await server.claims()).toEqual(claims)
})

test('never reuses a claim id, even after taking back', async () => {
  const idOf = async (number: string) =>
    (await server.database.sql<{ rec_id: number }>('select rec_id from claims where claim_number = $1', [number]))[0]!
      .rec_id
  const first = await server.bring('2026-09-30', september)
  await server.apply(first)
  const removed = await idOf('KC-4')
  await server.takeBack(first)
  await server.apply(await server.bring('2026-09-30', [{ number: 'KC-5' }]))
  expect(await idOf('KC-5')).toBeGreaterThan(removed)
})

test('only an applied delivery can be taken back', async () => {
  expect(await server.takeBack(await server.bring('2026-09-30', september))).toMatch(/Only an applied delivery/)
})
