import { plural, type AttentionRule } from '@captive/api-client/contract'

const counted = (one: string, other: string) => (count: number) => plural(count, { one, other })

/** The sentence of the weekly mail about the items of each rule. */
const rules: Record<AttentionRule, (count: number) => string> = {
  'severe-report': counted('severe report without a claim', 'severe reports without a claim'),
  'unsent-report': counted('report not sent', 'reports not sent'),
  'renewal-papers': counted('renewal with missing documents', 'renewals with missing documents'),
  'vehicle-request': counted('vehicle request due or overdue', 'vehicle requests due or overdue'),
  'claim-reopened': counted('reopened claim', 'reopened claims'),
  'reserve-raised': counted('claim with higher reserves', 'claims with higher reserves'),
  'claim-criterion': counted('claim that met a notification criterion', 'claims that met a notification criterion'),
  'claim-without-note': counted('claim without a recent note', 'claims without a recent note'),
  installment: counted('installment due', 'installments due'),
  recommendation: counted('open warranty or recommendation', 'open warranties and recommendations'),
  delivery: counted('delivery that needs a decision', 'deliveries that need a decision'),
  'documents-to-file': counted('delivery of documents to file', 'deliveries of documents to file'),
  'withheld-file': counted('file with a virus or without a virus check', 'files with a virus or without a virus check'),
  'dead-mail': counted('email that could not be sent', 'emails that could not be sent'),
  'expired-invitation': counted('expired invitation', 'expired invitations'),
}

export const texts = {
  rules,
  noSuchItem: 'This item no longer exists.',
  noSuchDay: 'Choose a date within the next year.',
  digest: {
    subject: counted('item needs attention', 'items need attention'),
    heading: 'Your week',
    intro: (count: number) => plural(count, { one: 'item needs your attention.', other: 'items need your attention.' }),
    notPrepared: (count: number) =>
      `${plural(count, { one: 'weekly mail', other: 'weekly mails' })} could not be prepared. Look in the log for the reasons.`,
    open: 'Open the portal',
    why: 'You get this message each Monday because you asked for it. You can turn it off on the Needs attention page.',
  },
}
