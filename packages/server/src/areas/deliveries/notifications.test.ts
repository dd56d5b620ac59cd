import type { DeliveryDetails } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { fileBody } from '../../../test/test-server.ts'
import { member, ours, Source, startDeliveryServer, type DeliveryServer } from '../../../test/delivery-server.ts'

let server: DeliveryServer
beforeAll(async () => {
  server = await startDeliveryServer()
})
afterAll(() => server.close())
beforeEach(() => server.startOver())

const ofClaims = (column: string): Promise<Record<string, unknown>[]> =>
  server.database.sql(
    `select claim_number, criteria_name || ' ' || criteria_value criterion, ${column} from claim_notifications
     join claims on claims.rec_id = claims_rec_id
     join notification_criteria on notification_criteria.rec_id = notification_criteria_rec_id
     where ${ours} order by 1, notification_criteria_rec_id`,
  )
const found = async () =>
  (await ofClaims('1')).map(({ claim_number, criterion }) => `${String(claim_number)}: ${String(criterion)}`)
const choose = (email: string, criterion: number, sendEmail: boolean) =>
  server.database.sql(
    `insert into notification_selections
       (users_rec_id, for_client_id, notification_criteria_rec_id, is_selected, send_email)
     select rec_id, ${member}, ${criterion}, true, ${sendEmail} from users where email = '${email}'
     on conflict (users_rec_id, for_client_id, notification_criteria_rec_id)
       do update set is_selected = true, send_email = excluded.send_email`,
  )
const mails = () =>
  server.database.sql(`select recipient, subject from outbox where subject like '%claim notification%' order by 1`)
beforeEach(async () => {
  await server.database.sql(`delete from notification_selections where for_client_id = ${member}`)
  await server.database.sql('delete from outbox')
})

test('notifies about new, closed and reopened claims and exceeded amounts', async () => {
  await server.apply(
    await server.bring('2026-09-30', [
      { number: 'KC-1', status: 'Closed', closed: '2026-09-20', paid: 24_999.99 },
      { number: 'KC-2', paid: 25_000, reserve: 75_000 },
      { number: 'KC-9', paid: 30_000 },
    ]),
  )
  expect(await found()).toEqual([
    'KC-1: Claim closed Any',
    'KC-2: Total incurred at least 25000',
    'KC-2: Total incurred at least 100000',
    'KC-9: New claim Any',
    'KC-9: Total incurred at least 25000',
  ])
  await server.apply(
    await server.bring('2026-10-31', [
      { number: 'KC-1', status: 'Reopened', paid: 24_999.99 },
      { number: 'KC-2', paid: 25_000, reserve: 80_000 },
    ]),
  )
  expect((await found()).filter((line) => /Reopened|KC-1/i.test(line))).toEqual([
    'KC-1: Claim closed Any',
    'KC-1: Claim reopened Any',
  ])
})

test('mails each email subscriber one message', async () => {
  await choose('admin@member.example', 1, true)
  await choose('admin@member.example', 4, true)
  await choose('manager@member.example', 1, false)
  await choose('admin@xmember.example', 1, true) // a company that the user may not see
  await server.apply(await server.bring('2026-09-30', [{ number: 'KC-8' }, { number: 'KC-9', paid: 30_000 }]))
  expect(await mails()).toEqual([{ recipient: 'admin@member.example', subject: '3 claim notifications' }])
})

test('restores notifications when the delivery is taken back', async () => {
  await server.apply(await server.bring('2026-09-30', [{ number: 'KC-1', status: 'Closed', closed: '2026-09-20' }]))
  const before = await ofClaims('date_criteria_met')
  const reopened = await server.bring('2026-10-15', [{ number: 'KC-1', status: 'Reopened' }])
  await server.apply(reopened)
  const closed = await server.bring('2026-10-31', [
    { number: 'KC-1', status: 'Closed', closed: '2026-10-20' },
    { number: 'KC-9' },
  ])
  await server.apply(closed)
  expect(await ofClaims('date_criteria_met')).not.toEqual(before)
  await server.takeBack(closed)
  await server.takeBack(reopened)
  expect(await ofClaims('date_criteria_met')).toEqual(before)
})

const watch = (email: string, number: string) =>
  server.database.sql(
    `insert into claim_watches (users_rec_id, claims_rec_id, client_id)
     select users.rec_id, claims.rec_id, claims.client_id from users, claims
     where email = '${email}' and claim_number = '${number}'`,
  )

test('mails a watcher once, and only if the claim changes', async () => {
  await server.apply(
    await server.bring('2026-09-30', [
      { number: 'KC-1', paid: 500 },
      { number: 'KC-2', paid: 500 },
    ]),
  )
  await server.database.sql('delete from outbox')
  await watch('admin@member.example', 'KC-1')
  await watch('manager@member.example', 'KC-2')
  await watch('admin@xmember.example', 'KC-1') // a company that the user may not see
  await choose('admin@member.example', 3, true)
  await server.apply(
    await server.bring('2026-10-31', [
      { number: 'KC-1', paid: 750 },
      { number: 'KC-2', paid: 500 },
    ]),
  )
  expect(await mails()).toEqual([{ recipient: 'admin@member.example', subject: '1 claim notification' }])
})

test('mails a watcher if a delivery adds a note', async () => {
  await watch('admin@member.example', 'KC-1')
  await watch('manager@member.example', 'KC-2')
  await watch('admin@xmember.example', 'KC-1') // a company that the user may not see
  const body = fileBody(
    'notes.csv',
    'Claim Number,Note Date,Subject,Note\r\nKC-1,2026-10-05,Reserve,Reserve reviewed.\r\n',
  )
  const bring = async () => {
    const { body: brought } = await server.staff('bringDelivery', { query: { Kind: 'notes', Source }, body })
    await server.apply(brought.Payload as DeliveryDetails)
  }
  await bring()
  expect(await mails()).toEqual([{ recipient: 'admin@member.example', subject: '1 claim notification' }])
  await bring()
  expect(await mails()).toHaveLength(1)
})
