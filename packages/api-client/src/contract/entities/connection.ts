import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { moment, nullable, rowId } from './field.ts'

/** An account for another system that may send deliveries. Its token is shown only once. */
export const ServiceAccount = object(
  {
    RecId: rowId(),
    Name: Type.String(),
    CreatedBy: Type.String({ description: 'Email address' }),
    CreatedAt: moment(),
    ExpiresAt: moment(),
    LastUsedAt: nullable(moment()),
    RevokedBy: nullable(Type.String({ description: 'Email address' })),
    RevokedAt: nullable(moment()),
  },
  { title: 'ServiceAccount' },
)
export type ServiceAccount = Static<typeof ServiceAccount>

/** A folder from which the server imports files. The configuration names it. */
export const WatchedPlace = object(
  {
    Setting: Type.String({ description: 'The setting that names it' }),
    Address: Type.String({ description: 'Without a password' }),
    LookedAt: nullable(moment()),
    LastError: nullable(Type.String({ description: 'The problem at the last check' })),
  },
  { title: 'WatchedPlace' },
)
export type WatchedPlace = Static<typeof WatchedPlace>

/** The URL that filed reports are sent to. */
export const Webhook = object(
  {
    Url: Type.String(),
    OldSecretUntil: nullable(moment()),
    ChangedBy: Type.String({ description: 'Email address' }),
    ChangedAt: moment(),
  },
  { title: 'Webhook' },
)
export type Webhook = Static<typeof Webhook>

/** A filed report that is queued for the webhook. */
export const WebhookMessage = object(
  {
    MessageId: Type.String({ description: 'The webhook-id of the message' }),
    ConfirmationNum: Type.String(),
    State: Type.Union([Type.Literal('waiting'), Type.Literal('sent'), Type.Literal('dead'), Type.Literal('discarded')]),
    Tries: Type.Integer(),
    LastError: nullable(Type.String()),
    CreatedAt: moment(),
    SentAt: nullable(moment()),
  },
  { title: 'WebhookMessage' },
)
export type WebhookMessage = Static<typeof WebhookMessage>
