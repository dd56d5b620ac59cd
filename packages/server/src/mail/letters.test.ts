import * as fc from 'fast-check'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startSmtp, type TestSmtp } from '../../test/start-smtp.ts'
import { startTestServer, type Caller, type TestServer } from '../../test/test-server.ts'
import { addressChangedLetter, resetLetter, setUpLetter } from '../areas/auth/letters.ts'
import { copyLetter } from '../areas/claim-reporting/follow-up/acknowledgement-copy.ts'
import { reportMails } from '../areas/claim-reporting/follow-up/report-mail.ts'
import { toOutboxRow, type Mail } from './outbox.ts'
import { createSendMail } from './transport.ts'

let server: TestServer
let smtp: TestSmtp
const recipients: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  smtp = await startSmtp({
    onRcptTo: ({ address }, _, done) => {
      recipients.push(address)
      done()
    },
  })
})
afterAll(async () => {
  await smtp.close()
  await server.close()
})

/** Text with a meaning in HTML, mail headers or terminals, surrounded by other text. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<script>steal()</script>',
        '"><img src=x onerror=steal()>',
        "' onmouseover='steal()",
        '<a href="javascript:steal()">',
        '</td></table><style>*{display:none}',
        '<!-- ]]> -->',
        '&lt;b&gt; &amp;#60;',
        '\r\nBcc: victim@other.example\r\n',
        '\nContent-Type: text/html\n\n<h1>',
        '\r\n.\r\nMAIL FROM:<victim@other.example>\r\n',
        '=?utf-8?Q?=0D=0ABcc:_victim@other.example?=',
        ' =?utf-8?Q?Claim_paid?= ',
        '\u2028\u202E\u00A0ﬁﬃ 漢字 👩‍👩‍👧 Ünïcödé',
        '\u0000\u0007\u001B[31m',
      ),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.string({ unit: 'binary-ascii', maxLength: 20 }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => `v${parts.join('')}`)

const longest = 40

/** Every letter of the portal, with the given values. */
function letters(values: readonly string[]): Mail[] {
  let next = 0
  const value = () => values[next++ % values.length] ?? ''
  const rows = [0, 1].map(() => ({ label: value(), value: value() }))
  const report = {
    confirmationNumber: value(),
    contentDigest: () => '',
    ClientId: 100,
    ReportingClientId: 100,
    UsersRecId: 1,
    claimType: value(),
    reporter: {
      company: value(),
      policyNumber: value(),
      email: 'reporter@member.example',
      phone: value(),
      street: value(),
      city: value(),
      state: value(),
      zip: value(),
    },
    sections: [{ title: value(), rows }],
    severeReasons: [value(), value()],
  }
  const brand = { ...server.config.brands.installation, shortName: value(), phone: value() }
  const addresses = { ...server.config, largerFilesUrl: value() }
  return [
    resetLetter(brand, 'person@member.example', `https://portal.example/reset/${value()}`),
    setUpLetter(brand, 'person@member.example', value(), `https://portal.example/setup/${value()}`, 7),
    addressChangedLetter(brand, 'person@member.example', `https://portal.example/keep-drafts/${value()}`),
    copyLetter(brand, 'person@member.example', `https://portal.example/confirm-copy/${value()}`),
    ...reportMails(brand, report, [], { email: 'person@member.example', company: value() }, addresses),
  ]
}

/** Sends a mail to the SMTP server and returns the received mail. */
async function deliver(mail: Mail): Promise<Email> {
  const { id, recipient, replyTo, subject } = toOutboxRow(server.config.keyring, mail)
  const send = createSendMail({ ...server.config, smtpUrl: smtp.url }, server.app.dependencies.storage)
  await send({
    id,
    to: recipient,
    replyTo: replyTo ?? null,
    subject,
    html: () => mail.html.markup,
    program: null,
    attachments: [],
    createdAt: new Date(),
    tries: 1,
  })
  return PostalMime.parse(smtp.taken.at(-1) ?? '')
}

const tagsOf = (html: string | undefined) => html?.match(/<[^>]*>?/g)?.map((tag) => tag.replace(/"https:[^"]*"/, '""'))
const words = (text: string | undefined) => text?.replace(/[\s\p{Cc}]+/gu, '')
const headersOf = ({ headers }: Email) => headers.map(({ key }) => key).sort()
const ordinaryHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

describe('a hostile value in a letter', () => {
  test('adds no tag, attribute, header or recipient', async () => {
    const harmless = letters(['x']).map(({ html }) => tagsOf(html.markup))
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: longest, maxLength: longest }), async (values) => {
        for (const [index, mail] of letters(values).entries()) {
          recipients.length = 0
          const received = await deliver(mail)
          expect(headersOf(received)).toEqual(ordinaryHeaders)
          expect(received.to).toEqual([{ name: '', address: mail.to }])
          expect(recipients).toEqual([mail.to])
          expect(received.attachments).toEqual([])
          expect(tagsOf(received.html)).toEqual(harmless[index])
        }
      }),
      { numRuns: 15 },
    )
  })

  test('is unchanged in plain text and subject', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (value) => {
        const mail = setUpLetter(
          server.config.brands.installation,
          'person@member.example',
          value,
          'https://portal.example/setup/x',
          7,
        )
        const received = await deliver({ ...mail, subject: value })
        expect(words(received.text)).toContain(words(value))
        expect(words(received.subject)).toBe(words(value))
      }),
      {
        numRuns: 30,
        examples: [['paid =?utf-8?Q?=0D=0ABcc:_victim@other.example?= Ünïcödé'.repeat(5)], ['v =?utf-8?B?eA==?=']],
      },
    )
  })
})

describe('SendEmail with hostile HTML', () => {
  const bare = /^<\/?(p|br|b|strong|i|em|u|ul|ol|li|h[1-4]|table|thead|tbody|tr|th|td|div|span|hr)>$/
  let member: Caller
  beforeAll(async () => void (member = await server.as('admin@member.example')))

  test('mails text and bare tags, with Reply-To the caller', async () => {
    const send = (Subject: string, Body: string) =>
      member('sendEmail', { query: { To: server.config.mailboxes.endorsements, Subject }, body: { Body } })
    await send('x', 'x')
    const frame = tagsOf((await PostalMime.parse((await server.mails()).at(-1) ?? '')).html) ?? []
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (subject, body) => {
        await server.database.sql('delete from tries')
        const { status } = await send(subject.slice(0, 300), body)
        fc.pre(status === 200)
        const received = await PostalMime.parse((await server.mails()).at(-1) ?? '')
        expect(headersOf(received)).toEqual([...ordinaryHeaders, 'reply-to'].sort())
        expect(received.to).toEqual([{ name: '', address: server.config.mailboxes.endorsements }])
        expect(received.from).toEqual({ name: 'Member Portal', address: 'member.portal@captive.example' })
        expect(received.replyTo).toEqual([{ name: '', address: 'admin@member.example' }])
        for (const tag of tagsOf(received.html) ?? []) if (!frame.includes(tag)) expect(tag).toMatch(bare)
      }),
      { numRuns: 40 },
    )
  })

  test.each(['\r\nBcc: victim@other.example', ', victim@other.example', '>, <victim@other.example', '\0'])(
    'is not sent with %j in the address',
    async (more) => {
      const before = (await server.mails()).length
      const { body } = await member('sendEmail', {
        query: { To: `${server.config.mailboxes.endorsements}${more}`, Subject: 'x', Body: 'x' },
      })
      expect(body.Error?.ErrorStatus).not.toBe(0)
      expect(await server.mails()).toHaveLength(before)
    },
  )
})
