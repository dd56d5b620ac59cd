import { plural } from '@captive/api-client/contract'

const claims = (count: number) => plural(count, { one: 'claim', other: 'claims' })

export const texts = {
  serviceAccount: (name: string) => `Service account ${name}`,
  staffOnly: 'Only staff can bring deliveries.',
  noSuchDelivery: 'This delivery does not exist.',
  noSuchSource: 'Nobody of this name has sent a delivery.',
  notWaiting: (state: string) => `This delivery cannot be changed any more. It is ${state}.`,
  notApplied: 'Only an applied delivery can be taken back.',
  noSource: 'Say who sent this file. Then you can apply it.',
  noAsOfDate: 'The file does not say as of when its claims are valued. Enter the date. Then you can apply it.',
  noSuchDay: 'This day does not exist. Enter another date.',
  administratorsOnly: 'Only administrators may bring in users. Ask an administrator of the program.',
  template: (kind: string) => `${kind}-template.xlsx`,
  unusable: 'This file cannot be applied.',
  anotherIsApplied: 'Another delivery is being applied. Try again when it is done.',
  changedLater: (count: number, file: string) =>
    `The delivery ${file} changed ${claims(count)} of this delivery later. Take that delivery back first.`,
  inUse: 'A claim that this delivery added has notes or other entries now, so the delivery cannot be taken back.',
  notification: {
    subject: (count: number) => plural(count, { one: 'claim notification', other: 'claim notifications' }),
    heading: 'Claims you watch',
    intro: (source: string) => `${source} sent new data. These claims met what you chose to be notified about:`,
    criterion: (name: string, value: string) =>
      value === 'Any' ? name : `${name} $${Number(value).toLocaleString('en-US')}`,
    more: (count: number) => `The portal shows ${count} more.`,
    open: 'Open notifications',
    watched: { changed: 'New amounts or status', noted: 'New note' },
    whyWatched: 'You watch claims of this list. You can end that on the page of a claim.',
    why: 'You get this message because you chose email for these notifications. You can change that on the same page.',
  },
  activity: {
    brought: (file: string, source: string | null) => `Brought the delivery ${file}${from(source)}`,
    applied: (
      file: string,
      source: string | null,
      counts: { new: number; changed: number; matched: number; proposed: number },
      many = 'claims',
    ) =>
      `Applied the delivery ${file}${from(source)}: ${counts.new} new and ${counts.changed} changed ${many}${becameClaims(counts)}`,
    discarded: (file: string, source: string | null) => `Discarded the delivery ${file}${from(source)}`,
    takenBack: (file: string, source: string | null) => `Took back the delivery ${file}${from(source)}`,
    downloaded: (file: string, source: string | null) => `Downloaded the delivery ${file}${from(source)}`,
    rhythm: (source: string, rhythm: string | null) =>
      rhythm === null ? `Left the rhythm of ${source} to its deliveries` : `Set the rhythm of ${source} to ${rhythm}`,
    loaded: (companies: number, policies: number, claimCount: number) =>
      `Loaded a program: ${plural(companies, { one: 'company', other: 'companies' })}, ${plural(policies, { one: 'policy', other: 'policies' })}, ${claims(claimCount)}`,
  },
}

/** The results of a delivery for filed reports, if there are any. */
const becameClaims = ({ matched, proposed }: { matched: number; proposed: number }) =>
  matched + proposed === 0
    ? ''
    : `, ${plural(matched, { one: 'report', other: 'reports' })} matched to claims and ${proposed} to be confirmed`

const from = (source: string | null) => (source === null ? '' : ` of ${source}`)
