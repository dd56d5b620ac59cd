import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { moment, nullable, rowId } from './field.ts'

/** A program of others that may bring deliveries. Its token is never shown again. */
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

/** A place from which the server takes files. The configuration names it. */
export const WatchedPlace = object(
  {
    Setting: Type.String({ description: 'The setting that names it' }),
    Address: Type.String({ description: 'Without a password' }),
    LookedAt: nullable(moment()),
    LastError: nullable(Type.String({ description: 'What went wrong at the last look' })),
  },
  { title: 'WatchedPlace' },
)
export type WatchedPlace = Static<typeof WatchedPlace>

/** Where filed reports are sent. */
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

/** A filed report on its way to the webhook. */
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
