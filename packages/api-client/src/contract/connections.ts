import { Type } from 'typebox'

import { ServiceAccount, WatchedPlace, Webhook, WebhookMessage } from './entities/connection.ts'
import { nullable } from './entities/field.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, outcomeWith, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

const ofConnections = {
  area: 'connections',
  capability: 'Connections',
  access: ['000-001-006'],
  scope: 'none',
} as const

const message = object({ MessageId: Type.String({ format: 'uuid' }) })

const secret = outcomeWith(
  nullable(Type.String({ description: 'Shown once. The server stores only its hash, or encrypts it.' })),
)

/** Other systems that send deliveries or receive filed reports. */
export const connections = {
  getServiceAccounts: endpoint({
    ...ofConnections,
    method: 'GET',
    path: '/GetServiceAccounts',
    title: 'Service accounts',
    description: 'The service accounts, newest first, including revoked and expired ones.',
    response: payload(Type.Array(ServiceAccount)),
  }),
  addServiceAccount: endpoint({
    ...ofConnections,
    method: 'POST',
    path: '/AddServiceAccount',
    title: 'Add a service account',
    description:
      'Creates a token that allows another program to call `POST /Deliveries` and `GET /DeliveryReport`, and nothing else.',
    body: object({
      Name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
      Days: Type.Integer({ minimum: 1, maximum: 730, description: 'Days until the token expires' }),
    }),
    response: secret,
  }),
  revokeServiceAccount: endpoint({
    ...ofConnections,
    method: 'POST',
    path: '/RevokeServiceAccount',
    title: 'Revoke a service account',
    description: 'Its token is rejected from now on.',
    body: object({ RecId: id() }),
    response: Outcome,
  }),
  getWatchedPlaces: endpoint({
    ...ofConnections,
    method: 'GET',
    path: '/GetWatchedPlaces',
    title: 'Watched locations',
    description: 'The locations from which the server imports files, each with the time of its last check.',
    response: payload(Type.Array(WatchedPlace)),
  }),
  getWebhook: endpoint({
    ...ofConnections,
    method: 'GET',
    path: '/GetWebhook',
    title: 'Webhook',
    description: 'The webhook that receives filed reports, or null.',
    response: payload(nullable(Webhook)),
  }),
  setWebhook: endpoint({
    ...ofConnections,
    method: 'POST',
    path: '/SetWebhook',
    title: 'Set the webhook',
    description: 'Sends reports that are filed from now on to a URL. Each new URL gets its own secret.',
    body: object({ Url: Type.String({ minLength: 1, maxLength: 1_000 }) }),
    response: secret,
  }),
  rotateWebhookSecret: endpoint({
    ...ofConnections,
    method: 'POST',
    path: '/RotateWebhookSecret',
    title: 'Create a new webhook secret',
    description: 'For two days, messages are also signed with the old secret.',
    response: secret,
  }),
  removeWebhook: endpoint({
    ...ofConnections,
    method: 'POST',
    path: '/RemoveWebhook',
    title: 'Remove the webhook',
    description: 'Reports are no longer sent. Waiting messages are discarded.',
    response: Outcome,
  }),
  getWebhookMessages: endpoint({
    ...ofConnections,
    method: 'GET',
    path: '/GetWebhookMessages',
    title: 'Webhook messages',
    description: 'All failed messages, then the newest others: 100 in total.',
    response: payload(Type.Array(WebhookMessage)),
  }),
  sendWebhookMessage: endpoint({
    ...ofConnections,
    method: 'POST',
    path: '/SendWebhookMessage',
    title: 'Send a message again',
    description: 'Sends a failed message again, with the same webhook-id.',
    body: message,
    response: Outcome,
  }),
  discardWebhookMessage: endpoint({
    ...ofConnections,
    method: 'POST',
    path: '/DiscardWebhookMessage',
    title: 'Discard a message',
    description: 'Removes a failed message from the list of messages that need attention.',
    body: message,
    response: Outcome,
  }),
} as const
