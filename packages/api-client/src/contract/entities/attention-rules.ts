/**
 * The reasons why something needs attention, the most urgent first. The server has a rule for each, and the portal a
 * text.
 */
export const attentionRules = [
  'severe-report',
  'unsent-report',
  'renewal-papers',
  'vehicle-request',
  'claim-reopened',
  'reserve-raised',
  'claim-criterion',
  'claim-without-note',
  'installment',
  'recommendation',
  'delivery',
  'documents-to-file',
  'withheld-file',
  'dead-mail',
  'expired-invitation',
] as const
export type AttentionRule = (typeof attentionRules)[number]

/** What a user did with an item. A snoozed item opens again on a given day, and a done item when it changes. */
export const attentionStates = ['open', 'done', 'snoozed'] as const
export type AttentionState = (typeof attentionStates)[number]
