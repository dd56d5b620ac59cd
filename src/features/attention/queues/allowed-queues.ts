import type { AttentionRule, Capability, PermissionCode } from '@captive/api-client/contract'

import { can, offers, type SignedIn } from '../../../session/session.ts'
import { queueNames, type QueueName } from './queues-search.ts'

/** The queues of items, with the rule whose items each one lists. */
export const ruleOf = {
  vehicles: 'vehicle-request',
  renewals: 'renewal-papers',
  users: 'expired-invitation',
} as const satisfies Partial<Record<QueueName, AttentionRule>>
export type ItemQueueName = keyof typeof ruleOf

interface Needs {
  capability: Capability
  /** The permission codes of the call and of the pages that the items link to. */
  codes: readonly PermissionCode[]
}

const needs: Readonly<Record<QueueName, Needs>> = {
  reports: { capability: 'ReportMatches', codes: ['000-001-006'] },
  vehicles: { capability: 'Attention', codes: ['001', '002', '002-003', '002-003-002'] },
  renewals: { capability: 'Attention', codes: ['001', '002', '002-003', '002-003-005'] },
  users: { capability: 'Attention', codes: ['001', '000-001-002'] },
}

/** The queues that the user may see and the server offers. */
export const allowedQueues = (session: SignedIn): QueueName[] =>
  queueNames.filter((name) => {
    const { capability, codes } = needs[name]
    return offers(session, capability) && codes.every((code) => can(session, code))
  })
