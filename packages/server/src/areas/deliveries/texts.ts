import { plural, type Delivery } from '@captive/api-client/contract'

/** The states of a delivery, as the portal shows them. */
const stateNames: Readonly<Record<Delivery['State'], string>> = {
  waiting: 'waiting',
  applied: 'applied',
  refused: 'rejected',
  discarded: 'discarded',
  'taken back': 'undone',
}

const claims = (count: number) => plural(count, { one: 'claim', other: 'claims' })

export const texts = {
  serviceAccount: (name: string) => `Service account ${name}`,
  staffOnly: 'Only staff can upload deliveries.',
  tooLarge: 'A delivery can have up to 300 MB. Split the file and send its parts.',
  noSuchDelivery: 'This delivery does not exist.',
  noSuchSource: 'This sender has not sent any deliveries.',
  notWaiting: (state: Delivery['State']) => `This delivery can no longer be changed. It is ${stateNames[state]}.`,
  notApplied: 'Only an applied delivery can be undone.',
  noSource: 'Enter the sender of this file. Then you can apply it.',
  noAsOfDate: 'The file does not state its valuation date. Enter the date. Then you can apply it.',
  noSuchDay: 'This date does not exist. Enter a different date.',
  administratorsOnly: 'Only administrators may upload users. Ask an administrator of the program.',
  template: (kind: string) => `${kind}-template.xlsx`,
  unusable: 'This file cannot be applied. Discard it, and ask the sender for a new file.',
  anotherIsApplied: 'Another delivery is being applied. Try again when it is done.',
  changedLater: (count: number, file: string) =>
    `The delivery ${file} changed ${claims(count)} of this delivery later. Undo that delivery first.`,
  inUse: 'A claim that this delivery added now has notes or other entries, so the delivery cannot be undone.',
  notification: {
    subject: (count: number) => plural(count, { one: 'claim notification', other: 'claim notifications' }),
    heading: 'Claims you watch',
    intro: (source: string) => `${source} sent new data. These claims met your notification criteria:`,
    criterion: (name: string, value: string) =>
      value === 'Any' ? name : `${name} $${Number(value).toLocaleString('en-US')}`,
    more: (count: number) => `See ${count} more in the portal.`,
    open: 'Open notifications',
    watched: { changed: 'New amounts or status', noted: 'New note' },
    whyWatched: 'You watch some of these claims. You can stop watching a claim on its page.',
    why: 'You get this message because you chose email for these notifications. You can change this on the notifications page.',
  },
  activity: {
    brought: (file: string, source: string | null) => `Uploaded the delivery ${file}${fromSender(source)}`,
    applied: (
      file: string,
      source: string | null,
      counts: { new: number; changed: number; matched: number; proposed: number },
      many = 'claims',
    ) =>
      `Applied the delivery ${file}${fromSender(source)}: ${counts.new} new and ${counts.changed} changed ${many}${becameClaims(counts)}`,
    discarded: (file: string, source: string | null) => `Discarded the delivery ${file}${fromSender(source)}`,
    takenBack: (file: string, source: string | null) => `Undid the delivery ${file}${fromSender(source)}`,
    downloaded: (file: string, source: string | null) => `Downloaded the delivery ${file}${fromSender(source)}`,
    rhythm: (source: string, rhythm: string | null) =>
      rhythm === null
        ? `Set the delivery frequency of ${source} to automatic`
        : `Set the delivery frequency of ${source} to ${rhythm}`,
    loaded: (companies: number, policies: number, claimCount: number) =>
      `Loaded a program: ${plural(companies, { one: 'company', other: 'companies' })}, ${plural(policies, { one: 'policy', other: 'policies' })}, ${claims(claimCount)}`,
  },
}

/** The results of a delivery for filed reports, if there are any. */
const becameClaims = ({ matched, proposed }: { matched: number; proposed: number }) =>
  matched + proposed === 0
    ? ''
    : `, ${plural(matched, { one: 'report', other: 'reports' })} matched to claims and ${proposed} to be confirmed`

const fromSender = (source: string | null) => (source === null ? '' : ` from ${source}`)
