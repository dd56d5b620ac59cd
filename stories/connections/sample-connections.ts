import type { ServiceAccount, WatchedPlace, Webhook, WebhookMessage } from '@captive/api-client/contract'

import { signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'

const staff = 'dana.reyes@ridge-freight.example'
const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }

const account: ServiceAccount = {
  RecId: 3,
  Name: 'Great Lakes TPA',
  CreatedBy: staff,
  CreatedAt: '2026-09-01T14:00:00Z',
  ExpiresAt: '2099-09-01T14:00:00Z',
  LastUsedAt: '2026-10-31T05:12:00Z',
  RevokedBy: null,
  RevokedAt: null,
}

/** One account in each state. */
const accounts: ServiceAccount[] = [
  account,
  { ...account, RecId: 2, Name: 'Windrow Specialty Claims', LastUsedAt: null, ExpiresAt: '2026-01-31T14:00:00Z' },
  { ...account, RecId: 1, Name: 'Keel Claims', RevokedBy: staff, RevokedAt: '2026-10-02T14:00:00Z' },
]

const places: WatchedPlace[] = [
  { Setting: 'WATCH_FOLDER', Address: '/srv/deliveries', LookedAt: '2026-10-31T05:12:00Z', LastError: null },
  {
    Setting: 'WATCH_SFTP',
    Address: 'sftp://portal@sftp.keel-claims.example:22/outgoing',
    LookedAt: '2026-10-31T05:12:00Z',
    LastError: 'The key of the SFTP server does not match WATCH_SFTP_HOST_KEY.',
  },
]

const webhook: Webhook = {
  Url: 'https://claims.example/reports',
  OldSecretUntil: '2026-11-02T14:00:00Z',
  ChangedBy: staff,
  ChangedAt: '2026-10-31T14:00:00Z',
}

const states = ['dead', 'waiting', 'sent', 'discarded'] as const
const messages: WebhookMessage[] = states.map((State, at) => ({
  MessageId: `cccccccc-0000-4000-8000-00000000000${at}`,
  ConfirmationNum: `CN1031261${at}0000001`,
  State,
  Tries: State === 'dead' ? 21 : 1,
  LastError: State === 'sent' ? null : 'The receiver responded with status 503.',
  CreatedAt: '2026-10-31T05:12:00Z',
  SentAt: State === 'sent' ? '2026-10-31T05:12:02Z' : null,
}))

/** Handlers of a server with these connections. */
export const connectionHandlers = (more: MockHandlers = {}): MockHandlers => ({
  ...signedInAs({ group: 'eMaxx', permissions: ['000-001', '000-001-006'] }),
  '/GetServiceAccounts': { Payload: accounts },
  '/AddServiceAccount': { Payload: 'service_1b9Xw0sampleTokenThatIsShownOnce', ...done },
  '/RevokeServiceAccount': done,
  '/GetWatchedPlaces': { Payload: places },
  '/GetWebhook': { Payload: webhook },
  '/SetWebhook': { Payload: 'whsec_c2FtcGxlIHNlY3JldA==', ...done },
  '/RotateWebhookSecret': { Payload: 'whsec_c2FtcGxlIHNlY3JldA==', ...done },
  '/RemoveWebhook': done,
  '/GetWebhookMessages': { Payload: messages },
  '/SendWebhookMessage': done,
  '/DiscardWebhookMessage': done,
  ...more,
})
