import { expect, test } from 'vitest'

import { MissingAnswerError } from '../read-answers.ts'
import { messageForm } from './message-form.ts'
import { messageSender } from './send-message.ts'

interface Mail {
  query: { To: string; Subject: string; Body?: string }
  body?: { Body: string }
}

/** An API that records entries and emails; `takesMail` can refuse an email. */
function recordingApi(takesMail: (mail: Mail) => boolean = () => true) {
  const entries: object[] = []
  const mails: Mail[] = []
  return {
    entries,
    mails,
    api: {
      createEntry: async ({ body }: { body: object }) => void entries.push(body),
      sendEmail: async (mail: Mail) => {
        if (!takesMail(mail)) throw new TypeError('no answer')
        mails.push(mail)
      },
    },
  }
}

const sender = ({ api }: ReturnType<typeof recordingApi>, takesLongMails = true) =>
  messageSender(api as Parameters<typeof messageSender>[0], async () => takesLongMails)
const form = messageForm('What can we help you with?')
const message = (body: string) => ({
  form,
  about: 'Motor Vehicle Records',
  answers: { firstName: 'Dana', lastName: 'Reyes', email: 'dana@ridge.example', body },
  mailbox: 'desk@captive.example',
  from: 'dana@ridge.example',
  company: 'Ridge',
})

test('[CON-004] [CON-005] [MVR-007] [MVR-008] sends an entry, an email and a copy', async () => {
  const server = recordingApi()
  const receipt = await sender(server)(message(' Is 3 < 4? '))
  expect(server.entries).toEqual([{ Origin: 'Contact Us', User: 'dana@ridge.example', Content: 'Is 3 < 4?' }])
  expect(server.mails.map(({ query }) => query.To)).toEqual(['desk@captive.example', 'dana@ridge.example'])
  expect(server.mails[0]?.query.Body).toContain('Is 3 &lt; 4?')
  expect(server.mails[0]?.query.Subject).toBe('Motor Vehicle Records: Ridge')
  expect(receipt).toEqual({ message: 'Is 3 < 4?', sentTo: 'desk@captive.example', copyTo: 'dana@ridge.example' })
})

test('[CON-004] sends a long message in the body', async () => {
  const server = recordingApi()
  await sender(server)(message('A long story. '.repeat(600)))
  expect(server.mails[0]?.query.Body).toBeUndefined()
  expect(server.mails[0]?.body?.Body).toContain('A long story.')
})

test('[CON-004] sends a long message in the query to other servers', async () => {
  const server = recordingApi()
  await sender(server, false)(message('A long story. '.repeat(600)))
  expect(server.mails[0]?.query.Body).toContain('A long story.')
  expect(server.mails[0]?.body).toBeUndefined()
})

test('[CON-005] creates one entry across retries', async () => {
  let away = true
  const server = recordingApi(() => !away)
  const send = sender(server)
  await expect(send(message('Hello'))).rejects.toThrow('no answer')
  away = false
  await send(message('Hello'))
  expect(server.entries).toHaveLength(1)
  expect(server.mails).toHaveLength(2)
})

test('ignores a failed copy', async () => {
  const server = recordingApi(({ query }) => query.To === 'desk@captive.example')
  expect((await sender(server)(message('Hello'))).copyTo).toBeNull()
})

test('refuses a message without text', async () => {
  const server = recordingApi()
  const { body: _, ...answers } = message('Hello').answers
  await expect(sender(server)({ ...message('Hello'), answers })).rejects.toThrow(MissingAnswerError)
  expect([...server.entries, ...server.mails]).toEqual([])
})
