import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { cleanUp } from '../operation/background-work.ts'
import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { refusal, startSmtp, type TestSmtp } from '../../test/start-smtp.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { html } from './html.ts'
import { ServerCopy } from './server-copy.ts'
import { sendDueMail } from './mail-worker.ts'
import { enqueueMail, takeDueMail } from './outbox.ts'
import { createSendMail } from './transport.ts'

let server: TestServer
let smtp: TestSmtp | undefined
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from outbox'))
afterEach(async () => {
  await smtp?.close()
  smtp = undefined
})

/** The SMTP server of one test. */
const start = async (...given: Parameters<typeof startSmtp>) => (smtp = await startSmtp(...given))

const enqueue = (to = 'someone@member.example', subject = 'A subject') =>
  server.database.transaction(systemScope, (tx) =>
    enqueueMail(tx, server.config.keyring, {
      brand: { program: null },
      to,
      subject,
      html: html`<p>Dear ${'<b>Zoë</b>'}</p>`,
    }),
  )

/** Sends due mails as a live copy of the server. */
async function work(smtpUrl: string | undefined, copy = new ServerCopy(server.database)): Promise<void> {
  await copy.beat()
  await sendDueMail({
    database: server.database,
    keyring: server.config.keyring,
    copy: copy.id,
    send: createSendMail({ ...server.config, smtpUrl }, server.app.dependencies.storage),
    log: server.app.log,
  })
}

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
  test('is sent once as HTML and text, then its body is deleted', async () => {
    const { url, taken } = await start()
    await enqueue()
    await work(url)
    await work(url)
    expect(taken).toHaveLength(1)
    expect(taken[0]).toContain('&lt;b&gt;')
    expect(taken[0]).toContain('text/plain')
    expect(messageId(taken[0])).toMatch(/^<[\w-]{36}@captive\.example>$/)
    expect(await rows()).toEqual([
      expect.objectContaining({ sealed_html: null, dead_at: null, sent_at: expect.anything() }),
    ])
  })

  test('retries with back-off and the same Message-ID', async () => {
    let refusals = 2
    const { url, taken } = await start({
      onRcptTo: (_, __, done) => done(refusals-- > 0 ? refusal(451) : null),
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
    expect(taken).toHaveLength(1)
  })

  test('is sent again with the same Message-ID after a broken connection', async () => {
    const { url, taken } = await start({}, (_, drop) => {
      if (taken.length === 0) drop()
    })
    await enqueue()
    await work(url)
    expect((await rows())[0]).toMatchObject({ sent_at: null, tries: 1 })
    await dueNow()
    await work(url)
    expect(taken).toHaveLength(2)
    expect(messageId(taken[0])).toBeDefined()
    expect(messageId(taken[0])).toBe(messageId(taken[1]))
    expect((await rows())[0]).toMatchObject({ sent_at: expect.anything(), last_error: null })
  })

  test.each(['greeting', 'DATA'])('is retried when the server stops responding at %s', async (place) => {
    let silent = true
    const { url, taken } = await start(
      { onConnect: (_, done) => void (silent && place === 'greeting' ? undefined : done()) },
      () => (silent ? new Promise(() => undefined) : undefined),
    )
    await enqueue()
    await work(`${url}?greetingTimeout=200&socketTimeout=400`)
    expect((await rows())[0]).toMatchObject({ tries: 1, sent_at: null, dead_at: null, last_error: 'ETIMEDOUT' })
    silent = false
    await dueNow()
    await work(url)
    expect(taken).toHaveLength(1)
  })

  test('becomes a dead letter after permanent refusal or too many attempts', async () => {
    const { url } = await start({
      onRcptTo: ({ address }, _, done) => done(address === 'gone@member.example' ? refusal(550) : null),
      onData: (stream, _, done) => void stream.resume().on('end', () => done(refusal(554))),
    })
    for (const to of ['gone@member.example', 'someone@member.example']) await enqueue(to)
    await work(url)
    const refused = { dead_at: expect.anything(), sent_at: null, tries: 1 }
    expect(await rows()).toEqual([expect.objectContaining(refused), expect.objectContaining(refused)])
    await dueNow()
    await work(url)
    expect((await rows()).map(({ tries }) => tries)).toEqual([1, 1])

    await server.database.sql('delete from outbox')
    await enqueue()
    await server.database.sql('update outbox set tries = 17')
    await work('smtp://127.0.0.1:1')
    expect((await rows())[0]).toMatchObject({
      dead_at: expect.anything(),
      last_error: expect.stringContaining('ESOCKET'),
    })
  })

  test.each<[string, SMTPServerOptions, string]>([
    [
      'the sender is refused',
      { disabledCommands: ['AUTH', 'STARTTLS'], onMailFrom: (_, __, done) => done(refusal(550)) },
      'EENVELOPE 550',
    ],
    ['the password is refused', { onAuth: (_, __, done) => done(refusal(535)) }, 'EAUTH 535'],
    ['the certificate is not to be trusted', { disabledCommands: [] }, 'ESOCKET'],
  ])('survives a configuration mistake: %s', async (_, options, error) => {
    const wrong = await start(options)
    await enqueue()
    await work(wrong.url.replace('//', '//portal:Password-of-the-server@'))
    expect((await rows())[0]).toMatchObject({ tries: 1, sent_at: null, dead_at: null, last_error: error })
    expect(server.log()).not.toContain('Password-of-the-server')
    await wrong.close()
    const { url, taken } = await start()
    await dueNow()
    await work(url)
    expect(taken).toHaveLength(1)
  })

  test('from many copies over a bad line arrives once, rarely twice', async () => {
    const outcomes = ['fine', 'busy', 'lost', 'taken-and-lost'] as const
    const met = new Set<string | undefined>()
    const { url, taken } = await start({}, (message, drop) => {
      const outcome = outcomes.find((one) => message.includes(`To: ${one}.`))
      const first = !met.has(messageId(message))
      met.add(messageId(message))
      if (!first || outcome === 'fine') return
      if (outcome !== 'busy') drop()
      if (outcome !== 'taken-and-lost') throw refusal(451)
    })
    for (let count = 0; count < 28; count++) await enqueue(`${outcomes[count % 4]}.${count}@member.example`)
    for (let round = 0; round < 2; round++) {
      await Promise.all([work(url), work(url), work(url)])
      await dueNow()
    }
    expect((await rows()).filter(({ sent_at, dead_at }) => sent_at === null || dead_at !== null)).toEqual([])
    const copies = (count: number) => taken.filter((mail) => mail.includes(`.${count}@`)).map((mail) => messageId(mail))
    for (let count = 0; count < 28; count++) {
      expect(copies(count)).toHaveLength(outcomes[count % 4] === 'taken-and-lost' ? 2 : 1)
      expect(new Set(copies(count)).size).toBe(1)
    }
    expect(new Set(taken.map(messageId)).size).toBe(28)
  })

  const take = async (copy: ServerCopy) =>
    (await takeDueMail(server.database, server.config.keyring, copy.id, 10)).map(({ to }) => to)

  test('keeps its lease while its copy is alive', async () => {
    const [killed, other] = [new ServerCopy(server.database), new ServerCopy(server.database, 50)]
    await killed.beat()
    await other.beat()
    await enqueue()
    expect(await take(killed)).toHaveLength(1)
    expect(await take(other)).toEqual([])

    await setTimeout(60)
    await killed.beat() // it was slow, but is alive
    await other.beat()
    expect(await take(other)).toEqual([])

    await setTimeout(60)
    await other.beat()
    expect(await take(other)).toHaveLength(1)
    expect(await take(killed)).toEqual([])
  })

  test('keeps its lease through an outage of the database', async () => {
    const [sending, other] = [new ServerCopy(server.database), new ServerCopy(server.database)]
    await sending.beat()
    await other.beat()
    await enqueue()
    expect(await take(sending)).toHaveLength(1)
    const began = performance.now()
    const beatAfter = async (seconds: number) => {
      const clock = vi.spyOn(performance, 'now').mockReturnValue(began + seconds * 1000)
      await other.beat().finally(() => clock.mockRestore())
    }
    await beatAfter(40) // neither copy could reach the database since
    expect(await take(other)).toEqual([])
    for (const seconds of [45, 50, 55, 60, 65]) await beatAfter(seconds)
    expect(await take(other), 'the other copy stays silent').toHaveLength(1)
  })

  test('loses its lease when its copy leaves or restarts', async () => {
    const [first, other] = [new ServerCopy(server.database), new ServerCopy(server.database)]
    await first.beat()
    await enqueue()
    await take(first)
    await first.leave()
    expect(await take(other)).toHaveLength(1)

    const alone = { ...server.database, isExclusive: true }
    const restarted = new ServerCopy(alone)
    await restarted.join()
    expect(await take(restarted)).toHaveLength(1)
  })

  test.each(['2 hours', '1 day'])('is sent at once, even if written %s ahead', async (ahead) => {
    const { url, taken } = await start()
    await enqueue()
    await server.database.sql(
      `update outbox set created_at = now() + interval '${ahead}', next_try_at = now() + interval '${ahead}'`,
    )
    await work(url)
    expect(taken).toHaveLength(1)
  })

  test('is retried after the clock is corrected', async () => {
    const { url, taken } = await start()
    await enqueue()
    await work('smtp://127.0.0.1:1')
    await server.database.sql("update outbox set next_try_at = next_try_at + interval '2 hours'")
    await work(url)
    expect(taken).toHaveLength(1)
  })

  test('is not sent twice if the database was down', async () => {
    const { url, taken } = await start()
    await enqueue()
    let isAway = false
    const transaction: Database['transaction'] = async (...given) => {
      if (isAway) {
        isAway = false
        throw new Error('The database is away.')
      }
      return server.database.transaction(...given)
    }
    const send = createSendMail({ ...server.config, smtpUrl: url }, server.app.dependencies.storage)
    await sendDueMail({
      database: { ...server.database, transaction },
      keyring: server.config.keyring,
      copy: randomUUID(),
      send: async (mail) => {
        await send(mail)
        isAway = true
      },
      log: server.app.log,
    })
    await work(url)
    expect(taken).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ tries: 1, sent_at: expect.anything() })
  })

  test('is written to a file without an SMTP server', async () => {
    await enqueue('someone@member.example', 'Line one\r\nBcc: other@evil.example')
    const mails = await server.mails()
    expect(mails.at(-1)).toContain('To: someone@member.example')
    expect(mails.at(-1)).not.toMatch(/^Bcc:/m)
  })

  test('is rolled back with its transaction', async () => {
    const failing = server.database.transaction(systemScope, async (tx) => {
      await enqueueMail(tx, server.config.keyring, {
        brand: { program: null },
        to: 'a@member.example',
        subject: 's',
        html: html`x`,
      })
      throw new Error('the claim could not be stored')
    })
    await expect(failing).rejects.toThrow('the claim could not be stored')
    expect(await rows()).toEqual([])
  })

  test('is deleted after KEPT_MAIL_DAYS, unless queued or dead', async () => {
    for (const name of ['waiting', 'dead', 'sent-long-ago', 'sent-lately']) await enqueue(`${name}@member.example`)
    const set = (name: string, column: string, days: number) =>
      server.database.sql(
        `update outbox set created_at = now() - interval '${days} days', ${column} = now() - interval '${days} days' where recipient = $1`,
        [`${name}@member.example`],
      )
    await set('waiting', 'next_try_at', 92)
    await set('dead', 'dead_at', 92)
    await set('sent-long-ago', 'sent_at', 92)
    await set('sent-lately', 'sent_at', 90)
    await cleanUp(server.app.dependencies)
    const left = await server.database.sql<{ recipient: string }>('select recipient from outbox order by 1')
    expect(left.map(({ recipient }) => recipient.replace(/@.*/, ''))).toEqual(['dead', 'sent-lately', 'waiting'])
  })

  test('failures are logged without addresses', async () => {
    await enqueue('very.private@member.example')
    await work('smtp://127.0.0.1:1')
    expect(server.log()).toContain('mail not sent')
    expect(server.log()).not.toContain('very.private')
  })
})
