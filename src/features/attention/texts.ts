import type { AttentionItem, AttentionRule, AttentionState, ChangeKind } from '@captive/api-client/contract'

import { formatDate } from '../../format/date.ts'
import { formatMoney } from '../../format/money.ts'
import { plural } from '../../format/plural.ts'

interface RuleTexts {
  /** The kind of item, for filters. */
  kind: string
  what: (item: AttentionItem) => string
  todo: string
}

const dollars = (amount: number | null) => formatMoney(amount ?? 0, 0)
const by = (name: string | null) => (name ? ` by ${name}` : '')
const counted = (one: string, other: string) => (count: number) => plural(count, { one, other })

/** The texts for the items of each rule. */
const rules: Record<AttentionRule, RuleTexts> = {
  'severe-report': {
    kind: 'Severe reports',
    what: ({ Name, Detail }) => `Severe report ${Name} has no claim number${Detail ? `: ${Detail}` : ''}`,
    todo: 'Call claims operations.',
  },
  'unsent-report': {
    kind: 'Unsent reports',
    what: ({ Name, Due }) => `Report${by(Name)} was not sent and will be deleted on ${formatDate(Due)}`,
    todo: 'Finish and send the report.',
  },
  'renewal-papers': {
    kind: 'Renewal documents',
    what: ({ Count, Due }) =>
      `${counted('renewal document', 'renewal documents')(Count ?? 0)} missing for the renewal on ${formatDate(Due)}`,
    todo: 'Upload the missing documents.',
  },
  'vehicle-request': {
    kind: 'Vehicle requests',
    what: ({ Detail, Name, Due }) => `${Detail}: ${Name}, due ${formatDate(Due)}`,
    todo: 'Ask underwriting to make the change.',
  },
  'claim-reopened': {
    kind: 'Reopened claims',
    what: ({ Name, Amount }) => `Claim ${Name} was reopened, ${dollars(Amount)} incurred`,
    todo: 'Read the claim notes.',
  },
  'reserve-raised': {
    kind: 'Higher reserves',
    what: ({ Name, Amount }) => `Reserves on claim ${Name} went up by ${dollars(Amount)}`,
    todo: 'Ask the adjuster for the reason.',
  },
  'claim-criterion': {
    kind: 'Claims that met a notification criterion',
    what: ({ Name, Detail }) => `Claim ${Name}: ${Detail}`,
    todo: 'Review the claim.',
  },
  'claim-without-note': {
    kind: 'Claims without a note',
    what: ({ Name, Amount }) => `Claim ${Name} has no recent note, ${dollars(Amount)} incurred`,
    todo: 'Ask the adjuster for an update.',
  },
  installment: {
    kind: 'Installments',
    what: ({ Name, Count, Amount }) => `Installment ${Count} of account ${Name}, about ${dollars(Amount)}`,
    todo: 'Pay the installment.',
  },
  recommendation: {
    kind: 'Warranties and recommendations',
    what: ({ Name, Detail }) => `${Detail}: ${Name}`,
    todo: 'Complete it and notify loss prevention.',
  },
  delivery: {
    kind: 'Deliveries',
    what: ({ Name, Detail }) => `Delivery ${Name}${Detail ? ` from ${Detail}` : ''} needs a decision`,
    todo: 'Check the delivery and apply it.',
  },
  'documents-to-file': {
    kind: 'Documents to file',
    what: ({ Name }) => `Documents from ${Name} are waiting to be filed`,
    todo: 'Check the documents and file them.',
  },
  'withheld-file': {
    kind: 'Virus check',
    what: ({ Name, Detail }) =>
      Detail ? `${Name} contains a virus: ${Detail}` : `${Name} is still waiting for the virus check`,
    todo: 'Ask for another file, or check the scanner.',
  },
  'dead-mail': {
    kind: 'Undelivered email',
    what: ({ Name, Detail }) => `Email “${Detail}” did not reach ${Name}`,
    todo: 'Correct the email address.',
  },
  'expired-invitation': {
    kind: 'Expired invitations',
    what: ({ Name }) => `The invitation for ${Name} has expired`,
    todo: 'Send a new link.',
  },
}

const states: Record<AttentionState, string> = { open: 'Open', done: 'Done', snoozed: 'Snoozed' }

interface ChangeFacts {
  Count: number
  Amount: number | null
  AsOf: string | null
}

const withAmount =
  (words: (count: number) => string) =>
  ({ Count, Amount }: ChangeFacts) =>
    `${words(Count)}, ${dollars(Amount)} incurred`

const changes: Record<ChangeKind, (facts: ChangeFacts) => string> = {
  'new-claims': withAmount(counted('new claim', 'new claims')),
  'closed-claims': withAmount(counted('closed claim', 'closed claims')),
  'reopened-claims': withAmount(counted('reopened claim', 'reopened claims')),
  'claim-reports': ({ Count }) => counted('claim report', 'claim reports')(Count),
  documents: ({ Count }) => counted('new document', 'new documents')(Count),
  'fund-balance': ({ Amount, AsOf }) => `fund balance ${dollars(Amount)} as of ${formatDate(AsOf)}`,
  'vehicle-requests': ({ Count }) => counted('vehicle request', 'vehicle requests')(Count),
}

export const texts = {
  rules,
  states,
  changes,
  title: 'Needs attention',
  nothing: 'Nothing needs your attention.',
  showMarked: 'Show done and snoozed items',
  failed: 'The items that need your attention did not load. Reload the page to try again.',
  more: (count: number) => `+${count} more`,
  showAll: (count: number) => `Show all ${count.toLocaleString('en-US')}`,
  since: (date: string) => `Since ${date}.`,
  lastVisit: {
    title: 'Since your last visit',
    since: (date: string) => `on ${date}`,
  },
  queues: {
    title: 'Queues',
    lead: 'Work for staff, across all companies.',
    label: 'Queues',
    notOffered: 'Queues are not available on this server',
    notOfferedHint: 'Ask your administrator to update the server.',
    tabs: {
      reports: 'Reports received',
      vehicles: 'Vehicle requests',
      renewals: 'Renewal documents',
      users: 'Users',
    },
    tables: {
      vehicles: 'Vehicle requests that are due or overdue',
      renewals: 'Renewals with missing documents',
      users: 'Expired invitations',
    },
    empty: {
      vehicles: 'No vehicle request is due.',
      renewals: 'No renewal documents are missing.',
      users: 'No invitation has expired.',
    },
    more: (total: number, listed: number) =>
      `The first ${listed.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} are listed.`,
    neverActive: 'Users who never set a password',
    notForLong: 'Users who have not signed in for 90 days',
  },
  page: {
    lead: 'Your to-do list, most urgent first. Click an item to open its page.',
    loading: 'Loading your to-do list',
    failed: { title: 'Your to-do list did not load', details: 'Nothing has been lost.' },
    table: 'Items that need attention',
    empty: 'No items',
    emptyHint: 'Items that need your attention will appear here.',
    search: 'Search items',
    columns: { what: 'Item', company: 'Company', since: 'Since', due: 'Due', todo: 'What to do', mark: 'Mark' },
    kind: 'Kind',
    allKinds: 'All kinds',
    state: 'State',
    companies: 'Companies',
    thisCompany: 'This company',
    allCompanies: 'All companies',
    /** Without a count until the items are loaded. */
    summary: (kind: string, state: string, count: number | undefined) =>
      `${kind}, ${state}${count === undefined ? '' : `: ${counted('item', 'items')(count)}`}`,
    longer: 'The oldest 20 items of each kind are listed.',
    done: 'Done',
    snooze: 'Snooze for a week',
    open: 'Reopen',
    marked: (what: string, state: string) => `${state}: ${what}`,
    notMarked: 'The change was not saved.',
    digest: 'Email me these items every Monday',
    digestHint: 'If you have no items, we do not email you that week.',
    digestFailed: 'Your choice was not saved.',
  },
}
