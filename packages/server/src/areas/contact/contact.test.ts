import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let member: Caller
beforeAll(async () => {
  server = await startTestServer({ MEMBER_PORTAL_EMAIL: 'Desk@captive.example' })
  member = await server.as('admin@member.example')
})
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from tries'))

const send = (To: string, Body: string, Subject = 'A question') => member('sendEmail', { query: { To, Subject, Body } })
const lastMail = async () => (await server.mails()).at(-1)?.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? ''

describe('a message', () => {
  test('[CON-005] is stored with its origin and the session’s user', async () => {
    const body = { Origin: 'Contact Us', User: 'somebody@else.example', Content: 'Please call me.' }
    expect((await member('createEntry', { body })).body.Error?.ErrorStatus).toBe(0)
    expect(await server.database.sql('select origin, user_email, content from contact_entries')).toEqual([
      { origin: 'Contact Us', user_email: 'admin@member.example', content: 'Please call me.' },
    ])
  })

  test('[CON-004] goes only to program mailboxes or the sender', async () => {
    expect((await send('desk@captive.example', 'Hello')).body.Error?.ErrorStatus).toBe(0)
    expect(await lastMail()).toContain('To: desk@captive.example')
    expect((await send('admin@member.example', 'Hello')).body.Error?.ErrorStatus).toBe(0)
    expect((await send('mailto:desk@captive.example', 'Hello')).body.Error?.ErrorStatus).toBe(0)
    expect(await lastMail()).toContain('To: desk@captive.example\r\n')
    const before = (await server.mails()).length
    for (const to of [
      'manager@member.example',
      'victim@other.example',
      'desk@captive.example, victim@other.example',
      '',
    ])
      expect((await send(to, 'Hello')).body.Error?.ErrorStatus).not.toBe(0)
    expect(await server.mails()).toHaveLength(before)
  })

  test('[END-022] [REN-011] [MVR-007] goes to each program mailbox, with Reply-To the sender', async () => {
    for (const to of Object.values(server.config.mailboxes)) {
      await send(to, 'Hello')
      expect(await lastMail()).toContain(`To: ${to.toLowerCase()}\r\n`)
      expect(await lastMail()).toContain('Reply-To: admin@member.example\r\n')
    }
    await send('admin@member.example', 'Your request is with us.')
    expect(await lastMail()).not.toContain('Reply-To')
  })

  test('[CON-004] accepts a long message in the body (AMB-146)', async () => {
    const Body = `<p>${'A long story. '.repeat(1000)}</p>`
    const { body } = await member('sendEmail', {
      query: { To: 'desk@captive.example', Subject: 'Long' },
      body: { Body },
    })
    expect(body.Error?.ErrorStatus).toBe(0)
    expect(await lastMail()).toContain('A long story.')
  })

  test('[CON-004] an empty one is not sent', async () => {
    expect((await send('desk@captive.example', '  ')).body.Error).toMatchObject({
      ErrorMessage: expect.stringContaining('empty'),
    })
  })

  test('keeps only bare tags of its HTML', async () => {
    await send(
      'desk@captive.example',
      '<p onclick="steal()">Hi <b>there</b> &amp; you</p><script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">link</a><scr<script>ipt>steal()</script>3 < 4',
    )
    const mail = await lastMail()
    expect(mail).toContain('<p>Hi <b>there</b> &amp; you</p>')
    expect(mail).toContain('3 &lt; 4')
    expect(mail).not.toMatch(/<script|<img|<a href="javascript|onclick|onerror/i)
  })

  test('accepts thirty an hour from one user', async () => {
    await server.database.sql('delete from tries')
    for (let count = 0; count < 30; count++)
      await member('createEntry', { body: { Origin: 'x', User: 'x', Content: 'x' } })
    expect((await member('createEntry', { body: { Origin: 'x', User: 'x', Content: 'x' } })).status).toBe(429)
  })
})
