import type { PackKind } from '@captive/api-client/contract'

export const texts = {
  department: 'Renewals',
  titles: { renewal: 'Renewal pack', board: 'Board pack' } satisfies Record<PackKind, string>,
  contents: 'Contents',
  fileName: (company: string, title: string, day: string) => `${company} ${title} ${day}.pdf`,
  reference: (company: string, date: string) => `${company}, ${date}`,
  preparedBy: (date: string, person: string) => `Prepared on ${date} by ${person}.`,
  leftOut: (titles: readonly string[]) =>
    `This pack leaves out these chapters because the person who created it does not have access to them: ${titles.join(', ')}.`,
  withoutData: 'There is no data for this chapter yet.',
  withoutNames: 'This pack does not name claimants.',
  chapters: {
    lossRuns: 'Loss runs for all lines',
    largeLosses: 'Large losses',
    balances: 'Fund balances by program',
    funds: 'Member fund analysis',
    vehicles: 'Vehicle schedule',
    score: 'Best Practices Score',
    recommendations: 'Open recommendations',
  },
  largeLosses: {
    intro: (amount: string) =>
      `Claims from the current term and the five terms before it with a total incurred of $${amount} or more. Amounts are in US dollars.`,
    none: 'No claims reached this amount.',
    claim: 'Claim number \nPolicy',
    line: 'Line of business',
    lossDate: 'Date of loss',
    claimant: 'Claimant \nType of loss',
    type: 'Type of loss',
    status: 'Status',
    incurred: 'Total incurred',
  },
  balances: {
    program: (code: string) => `Program ${code}`,
    balance: 'Balance',
    allYears: 'All years',
  },
  vehicles: {
    count: (vehicles: string) => `${vehicles} on policies in force. Amounts are in US dollars.`,
    policy: (number: string, term: string) => `Policy ${number}, ${term}`,
    year: 'Year',
    makeAndModel: 'Make and model',
    vin: 'VIN',
    garaged: 'Garaged in',
    type: 'Type',
    radius: 'Radius',
    costNew: 'Cost new',
  },
  score: {
    score: 'Best Practices Score',
    missing: 'What would raise your score',
    weight: 'Weight',
    percent: (value: number) => `${value}%`,
  },
  recommendations: { item: 'Recommendation', since: 'Since', status: 'Status' },
}
