import { plural } from '@captive/api-client/contract'

const lossRunTitle = 'Loss run'

export const texts = {
  notifications: {
    duplicate: 'The list contains the same selection twice.',
    noSuchSelection: 'This selection does not exist.',
    noSuchCriterion: 'This criterion does not exist.',
    noSuchUser: 'This user does not exist.',
    noSuchCompany: 'This company does not exist.',
    onlyClear: 'You can clear another user’s selections, but you cannot change them.',
  },
  lossRun: {
    policiesTooOld: (since: string) => `A loss run covers policies that took effect on ${since} or later.`,
    title: lossRunTitle,
    department: 'Claims',
    valuedTitle: (date: string) => `${lossRunTitle}, valued as of ${date}`,
    workbookTitle: (company: string) => `${lossRunTitle} ${company}`,
    sheetName: 'Loss Run',
    valuedAsOf: 'Losses valued as of',
    valuedAndPrepared: (valuedAsOf: string, preparedOn: string) =>
      `Losses valued as of ${valuedAsOf}. Prepared on ${preparedOn}.`,
    valuedBySource: (days = '') => `Claims as of ${days}.`,
    preparedOn: (date: string) => `Prepared on ${date}.`,
    summary: 'Summary',
    policy: 'Policy',
    policyHeading: (number: string) => `Policy ${number}`,
    term: 'Term',
    canceledTerm: (term: string, date: string) => `${term}, canceled ${date}`,
    claims: 'Claims',
    open: 'Open',
    closed: 'Closed',
    total: 'Total',
    allLines: 'All lines',
    noClaims: 'No Claims',
    claimCount: (claims: number) => plural(claims, { one: 'claim', other: 'claims' }),
    openAndClosed: (open: number, closed: number) => `${open} open\n${closed} closed`,
    policyColumns: ['Policy number', 'Line of business', 'Carrier', 'Effective', 'Expiration', 'Canceled'],
    claimColumns: ['Claim number', 'Date of loss', 'Date reported', 'Claimant', 'Type of loss', 'Status', 'State'],
    /** Headers for two facts in one cell, one above the other. */
    claimAndStatus: 'Claim number \nStatus, state',
    lossAndReport: 'Date of loss \nReported',
    claimantAndType: 'Claimant \nType of loss',
    type: 'Type of loss',
    amounts: {
      LossPaid: 'Loss paid',
      LossReserve: 'Loss reserve',
      ExpensePaid: 'Expense paid',
      ExpenseReserve: 'Expense reserve',
      Recovery: 'Recovery',
      TotalIncurred: 'Total incurred',
    },
    howIncurred: 'Amounts are in US dollars. Total incurred is loss and expense, paid and reserved, less recovery.',
    earlierValuations: (first: string) => `Some claims were valued earlier, as early as ${first}.`,
    leftOut: (since: string, policyNumbers: readonly string[]) =>
      `Policies that took effect before ${since} are not included: ${policyNumbers.join(', ')}.`,
  },
  activity: {
    lossRunDownloaded: (company: string | undefined, docType: string) =>
      `Downloaded a loss run for ${company} (${docType})`,
    notificationsSaved: (email: string) => `Saved the claim notifications for ${email}`,
  },
}
