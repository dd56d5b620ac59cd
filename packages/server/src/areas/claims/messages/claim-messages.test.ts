import { randomUUID } from 'node:crypto'

import type { ClaimHistory } from '@captive/api-client/contract'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { insertClaims, insertPolicies } from '../../../../test/insert-claims.ts'
import { fileBody, startTestServer, type Caller, type TestServer } from '../../../../test/test-server.ts'

const [own, unassigned, foreign, unreachable, absent] = [910_001, 910_002, 910_003, 910_004, 990_001]

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer()
  member = await server.as('admin@member.example')
  const { sql } = server.database
  await insertPolicies(sql, 100, [{ policy_id: 900_001 }])
  await insertPolicies(sql, 101, [{ policy_id: 900_002 }])
  await insertClaims(sql, 100, [
    { rec_id: own, policy_id: 900_001, adjuster_email: 'Chidi@adjusters.example' },
    { rec_id: unassigned, policy_id: 900_001, adjuster_email: '' },
    { rec_id: unreachable, policy_id: 900_001, adjuster_email: 'n/a@tpa' },
  ])
  await insertClaims(sql, 101, [{ rec_id: foreign, policy_id: 900_002 }])
})
afterAll(() => server.close())

const historyOf = async (RecId: number, caller = member) =>
  (await caller('getClaimHistory', { query: { RecId } })).body.Payload as ClaimHistory | null
const write = async (RecId: number, change: object = {}, caller = member) =>
  (
    await caller('sendClaimMessage', {
      body: {
        RecId,
        Id: randomUUID(),
        Subject: 'Repair estimate',
        Body: 'Is the shop approved?\n<b>Now</b>',
        ...change,
      },
    })
  ).body.Error
const mailsAbout = async (number: string) => {
  const all = await Promise.all((await server.mails()).map((mail) => PostalMime.parse(mail)))
  return all.filter(({ subject }) => subject?.startsWith(`Claim ${number}:`))
}

test('mails a message once with Reply-To, and adds it to the history', async () => {
  const Id = randomUUID()
  expect(await write(own, { Id })).toMatchObject({ ErrorStatus: 0 })
  expect(await write(own, { Id })).toMatchObject({ ErrorStatus: 0 })
  const mails = await mailsAbout(`TC/${own}`)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    subject: `Claim TC/${own}: Repair estimate`,
    to: [{ address: 'chidi@adjusters.example' }],
    replyTo: [{ address: 'admin@member.example' }],
  })
  expect(mails[0]!.html).toContain('&lt;b&gt;Now&lt;/b&gt;')
  expect((await historyOf(own))!.Messages).toMatchObject([
    { Id, SentBy: 'admin@member.example', SentTo: 'chidi@adjusters.example', Subject: 'Repair estimate', Files: [] },
  ])
  expect(server.log()).not.toContain('Is the shop approved')
  const [entry] = await server.database.sql(
    `select action from activity_log where action like 'Wrote to the adjuster%'`,
  )
  expect(entry).toEqual({ action: `Wrote to the adjuster of claim TC/${own}` })
})

test.each([
  ['no adjuster', unassigned],
  ['an adjuster without a usable address', unreachable],
])('mails claims operations about a claim with %s', async (_, claim) => {
  await write(claim)
  expect((await mailsAbout(`TC/${claim}`))[0]!.to).toMatchObject([
    { address: server.config.mailboxes.claimsOperations },
  ])
})

const refusedVersion = {
  ErrorStatus: 1,
  ErrorMessage:
    'A different version was already sent. Reload the page to see it. If something is missing, send only that.',
}

test.each([{ Subject: 'Estimate' }, { Body: 'Is this shop approved?' }])(
  'refuses a sent message that was changed: %j',
  async (change) => {
    const Id = randomUUID()
    expect(await write(own, { Id })).toMatchObject({ ErrorStatus: 0 })
    expect(await write(own, { Id, ...change })).toEqual(refusedVersion)
  },
)

const upload = async () => {
  const { body } = await member('documentUpload', { body: fileBody('dent.txt', 'a dent') })
  return { name: 'dent.txt', filePath: body.Payload as string }
}

test('mails files once, and refuses a missing file', async () => {
  const body = { RecId: own, Id: randomUUID(), Note: 'The left door', Files: [await upload()] }
  for (let sent = 0; sent < 2; sent++)
    expect((await member('addClaimFiles', { body })).body.Error).toMatchObject({ ErrorStatus: 0 })
  const mails = (await mailsAbout(`TC/${own}`)).filter(({ attachments }) => attachments.length > 0)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    to: [{ address: server.config.mailboxes.claimsOperations }],
    attachments: [{ filename: 'dent.txt' }],
  })
  expect((await historyOf(own))!.Messages[0]).toMatchObject({ Body: 'The left door', Files: ['dent.txt'] })
  const again = await member('addClaimFiles', { body: { ...body, Id: randomUUID() } })
  expect(again.body.Error?.ErrorMessage).toBe('The file dent.txt is no longer available. Choose it again.')
})

test('refuses sent files with another file or note', async () => {
  const body = { RecId: own, Id: randomUUID(), Note: '', Files: [await upload()] }
  const add = async (change: object) => (await member('addClaimFiles', { body: { ...body, ...change } })).body.Error
  expect(await add({})).toMatchObject({ ErrorStatus: 0 })
  expect(await add({ Files: [...body.Files, await upload()] })).toEqual(refusedVersion)
  expect(await add({ Note: 'The left door' })).toEqual(refusedVersion)
})

test('accepts the same files sent twice at once', async () => {
  const body = { RecId: own, Id: randomUUID(), Note: '', Files: [await upload()] }
  const answers = await Promise.all([1, 2, 3, 4].map(() => member('addClaimFiles', { body })))
  expect(answers.map((answer) => answer.body.Error?.ErrorStatus)).toEqual([0, 0, 0, 0])
})

test('each user has a separate watch list', async () => {
  const watch = (Watched: boolean) => member('watchClaim', { body: { RecId: own, Watched } })
  await watch(true)
  await watch(true)
  expect((await historyOf(own))!.Watched).toBe(true)
  expect((await historyOf(own, await server.as('manager@member.example')))!.Watched).toBe(false)
  await watch(false)
  expect((await historyOf(own))!.Watched).toBe(false)
})

test('answers a foreign claim like an absent one', async () => {
  for (const id of [foreign, absent]) {
    expect(await historyOf(id)).toBeNull()
    expect(await write(id)).toEqual({
      ErrorStatus: 1,
      ErrorMessage: 'This claim does not exist. Check the link, or search for the claim.',
    })
    const { body } = await member('watchClaim', { body: { RecId: id, Watched: true } })
    expect(body.Error?.ErrorMessage).toBe('This claim does not exist. Check the link, or search for the claim.')
  }
})
