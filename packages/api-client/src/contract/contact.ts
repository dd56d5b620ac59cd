import { LONGEST } from '@captive/form-engine'
import { Type } from 'typebox'

import { endpoint } from './endpoint.ts'
import { Outcome } from './envelope.ts'
import { object } from './object.ts'

const SendEmailFields = { To: Type.String({ maxLength: 320 }), Subject: Type.String({ maxLength: 300 }) }

/** Messages to the operating company. */
export const contact = {
  createEntry: endpoint({
    area: 'contact',
    method: 'POST',
    path: '/CreateEntry',
    title: 'Store a message',
    description: 'Stores a message with its author and origin. The user is the user of the session.',
    access: 'signed in',
    scope: 'self',
    body: object({
      Origin: Type.String({ minLength: 1, maxLength: 100 }),
      User: Type.String({ maxLength: 320 }),
      Content: Type.String({ minLength: 1, maxLength: LONGEST.text }),
    }),
    response: Outcome,
  }),
  sendEmail: endpoint({
    area: 'contact',
    method: 'POST',
    path: '/SendEmail',
    title: 'Send an email to a program mailbox',
    description:
      'Sends an email to one of the configured mailboxes or to the caller. It is not a relay: the sender is fixed, the HTML is sanitized, and the rate is limited. A long Body is sent as the request body (AMB-146).',
    access: 'signed in',
    scope: 'self',
    query: object({ ...SendEmailFields, Body: Type.Optional(Type.String({ maxLength: 20_000 })) }),
    body: Type.Optional(object({ Body: Type.String({ maxLength: 200_000 }) })),
    response: Outcome,
  }),
} as const
