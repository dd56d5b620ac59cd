import { plural } from '../../format/plural.ts'

export const texts = {
  title: 'Search the portal',
  placeholder: 'Claim number, name, email, VIN, page…',
  results: 'Results',
  close: 'Close',
  groups: {
    page: 'Pages',
    action: 'Actions',
    claim: 'Claims',
    company: 'Companies',
    user: 'Users',
    document: 'Documents',
    vehicle: 'Vehicles',
  },
  tooShort: 'Type at least two letters or digits.',
  searching: 'Searching…',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  failed: 'The search failed. Try again.',
  retry: 'Try again',
  found: (count: number) => plural(count, { one: 'result', other: 'results' }),
}
