import { plural } from '../../format/plural.ts'
import { specified } from './specified-texts.ts'

export const texts = {
  lead: 'All of your company’s policies, with their documents.',
  title: specified['POL-001'].title,
  loading: 'Loading policies',
  failed: {
    title: 'The policies did not load',
    details: 'Your coverage is not affected. We could not load the list.',
  },
  empty: specified['POL-003'].noPolicies,
  emptyHint: 'A policy will appear here once its document is filed.',
  search: 'Search policies',
  inForceOn: 'In force on',
  line: 'Line',
  allLines: 'All lines',
  claims: 'Claims on this policy',
  inForce: (count: number) => `${count} in force`,
  /** For example `2 Excess policies in force on 05/01/2026`. */
  found: (count: number, line: string | undefined, day: string | undefined) => {
    const name = line === undefined ? '' : `${line} `
    const policies = plural(count, { one: `${name}policy`, other: `${name}policies` })
    return day === undefined ? policies : `${policies} in force on ${day}`
  },
  columns: {
    number: 'Policy Number',
    status: 'Status',
    line: 'Line',
    effective: 'Effective',
    expiration: 'Expiration',
    carrier: 'Carrier',
    document: 'Document',
  },
}
