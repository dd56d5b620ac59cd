import { plural } from '../../format/plural.ts'
import { specified } from './specified-texts.ts'

export const texts = {
  title: 'Select Company',
  lead: 'Choose the company you want to act for. Everything you see and report will be for this company.',
  loading: 'Loading companies',
  table: 'Companies',
  columns: specified['SEL-003'],
  types: { Policyholder: specified['SEL-009'].member, XPolicyholder: specified['SEL-010'].xMember },
  empty: specified['SEL-005'].noCompanies,
  search: 'Search companies',
  views: { label: 'Views of your companies', book: 'Book of business', companies: 'Companies' },
  book: {
    table: 'Book of business',
    failed: {
      title: 'The book of business did not load',
      details: 'You can still see your companies, without figures, under Companies.',
    },
    columns: {
      name: 'Company Name',
      renewal: 'Next renewal',
      items: 'Needs attention',
      openClaims: 'Open claims, current terms',
      incurred: 'Incurred, current terms',
      lastSignIn: 'Last sign-in',
      star: 'Star',
    },
    renewalIn: (days: number) => `Renewal in ${plural(days, { one: 'day', other: 'days' })}`,
    missing: (papers: number) => `, ${plural(papers, { one: 'document', other: 'documents' })} missing`,
    items: (count: number) => plural(count, { one: 'item', other: 'items' }),
    star: (name: string) => `Star ${name}`,
    starFailed: 'The star was not saved.',
  },
}
