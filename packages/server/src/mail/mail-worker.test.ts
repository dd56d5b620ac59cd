import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { systemScope } from '../database/scope.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { html } from './html.ts'
import { sendDueMail } from './mail-worker.ts'
import { enqueueMail } from './outbox.ts'
import { createSendMail } from './transport.ts'

let server: TestServer
let smtp: SMTPServer | undefined
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from outbox'))
afterEach(() => new Promise<void>((resolve) => (smtp ? smtp.close(resolve) : resolve())))

/** A real SMTP server on loopback that keeps what it accepted. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const received: string[] = []
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
    ...options,
  })
  smtp.on('error', () => undefined) // a test drops connections on purpose
  await new Promise<void>((resolve) => smtp?.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`, received }
}

const enqueue = (to = 'someone@member.example', subject = 'A subject') =>
  server.database.transaction(systemScope, (tx) =>
    enqueueMail(tx, server.config.encryptionKey, { to, subject, html: html`<p>Dear ${'<b>Zoë</b>'}</p>` }),
  )

const work = (smtpUrl: string | undefined) =>
  sendDueMail({
    database: server.database,
    encryptionKey: server.config.encryptionKey,
    send: createSendMail({ ...server.config, smtpUrl }, server.app.parts.storage),
    log: server.app.log,
  })

const dueNow = () => server.database.sql('update outbox set next_try_at = now()')
const rows = () =>
  server.database.sql<{
    tries: number
    sent_at: Date | null
    dead_at: Date | null
    last_error: string | null
    sealed_html: string | null
    wait: number
  }>('select *, extract(epoch from next_try_at - now())::integer wait from outbox')
const messageId = (mail: string | undefined) => /^Message-ID: (<.*>)/im.exec(mail ?? '')?.[1]

describe('mail', () => {
  test('is sent once, escaped, with a plain text beside the HTML; its body is not kept', async () => {
    const { url, received } = await startSmtp()
    await enqueue()
    await work(url)
    await work(url)
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('&lt;b&gt;')
    expect(received[0]).toContain('text/plain')
    expect(messageId(received[0])).toMatch(/^<[\w-]{36}@captive\.example>$/)
    expect(await rows()).toEqual([
      expect.objectContaining({ sealed_html: null, dead_at: null, sent_at: expect.anything() }),
    ])
  })

  test('is tried again when the server refuses for now, later each time, with the same Message-ID', async () => {
    let refusals = 2
    const { url, received } = await startSmtp({
      onRcptTo: (_, __, done) =>
        refusals-- > 0 ? done(Object.assign(new Error('busy'), { responseCode: 451 })) : done(),
    })
    await enqueue()
    await work(url)
    const [first] = await rows()
    expect(first).toMatchObject({ tries: 1, sent_at: null, dead_at: null, last_error: 'EENVELOPE 451' })
    expect(first!.wait).toBeGreaterThan(20)
    await work(url)
    expect((await rows())[0]).toMatchObject({ tries: 1 })
    await dueNow()
    await work(url)
    expect((await rows())[0]!.wait).toBeGreaterThan(50)
    await dueNow()
    await work(url)
    expect(received).toHaveLength(1)
  })

  test('that was accepted while the connection broke is sent again with the same Message-ID', async () => {
    const seen: string[] = []
    const { url } = await startSmtp({
      onData(stream, _, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          seen.push(Buffer.concat(chunks).toString())
          if (seen.length > 1) return done()
          for (const connection of (smtp as unknown as { connections: Set<{ close(): void }> }).connections)
            connection.close()
        })
      },
    })
    await enqueue()
    await work(url)
    expect((await rows())[0]).toMatchObject({ sent_at: null, tries: 1 })
    await dueNow()
    await work(url)
    expect(seen).toHaveLength(2)
    expect(messageId(seen[0])).toBeDefined()
    expect(messageId(seen[0])).toBe(messageId(seen[1]))
    expect((await rows())[0]).toMatchObject({ sent_at: expect.anything(), last_error: null })
  })

  test('is a dead letter at once when the server refuses for good, and after too many tries', async () => {
    const { url } = await startSmtp({
      onRcptTo: (_, __, done) => done(Object.assign(new Error('no such person'), { responseCode: 550 })),
    })
    await enqueue()
    await work(url)
    expect((await rows())[0]).toMatchObject({ dead_at: expect.anything(), tries: 1 })

    await server.database.sql('delete from outbox')
    await enqueue()
    await server.database.sql('update outbox set tries = 17')
    await work('smtp://127.0.0.1:1')
    expect((await rows())[0]).toMatchObject({
      dead_at: expect.anything(),
      last_error: expect.stringContaining('ESOCKET'),
    })
  })

  test('that is one copy’s to send is never taken by another', async () => {
    const { url, received } = await startSmtp()
    for (let count = 0; count < 25; count++) await enqueue(`person${count}@member.example`)
    await Promise.all([work(url), work(url), work(url)])
    expect(received).toHaveLength(25)
    expect(new Set(received.map(messageId)).size).toBe(25)
  })

  test('goes into a file when there is no SMTP server', async () => {
    await enqueue('someone@member.example', 'Line one\r\nBcc: other@evil.example')
    const mails = await server.mails()
    expect(mails.at(-1)).toContain('To: someone@member.example')
    expect(mails.at(-1)).not.toMatch(/^Bcc:/m)
  })

  test('vanishes with the transaction it was written in', async () => {
    const failing = server.database.transaction(systemScope, async (tx) => {
      await enqueueMail(tx, server.config.encryptionKey, { to: 'a@member.example', subject: 's', html: html`x` })
      throw new Error('the claim could not be stored')
    })
    await expect(failing).rejects.toThrow('the claim could not be stored')
    expect(await rows()).toEqual([])
  })

  test('no address stands in the log when it could not be sent', async () => {
    await enqueue('very.private@member.example')
    await work('smtp://127.0.0.1:1')
    expect(server.log()).toContain('mail not sent')
    expect(server.log()).not.toContain('very.private')
  })
})
