import { specified } from './specified-texts.ts'

const { noFiles, noFilesOfYear } = specified['GOV-017']
const { meetings } = specified['GOV-007']

export const texts = {
  about: 'Who governs your program, and what they have decided.',
  noFiles,
  noFilesOfYear,
  membership: 'Membership',
  organization: 'Organization',
  pages: {
    directory: {
      label: specified['GOV-003'].directory,
      about: 'Members of the program, with address and phone',
    },
    references: {
      label: specified['GOV-004'].references,
      about: 'Members who agreed to serve as references',
    },
    slate: { label: specified['GOV-005'].slate, about: 'Officers, and the members of each committee' },
    documentation: {
      label: specified['GOV-006'].documentation,
      about: 'Bylaws, shareholder agreements, policies and procedures',
    },
    meetings: { label: meetings, about: 'Agendas, minutes and presentations of member meetings' },
    board: { label: specified['GOV-008'].board, about: 'Agendas, minutes and resolutions of the board' },
    committees: {
      label: specified['GOV-009'].committees,
      about: 'Reports of the finance, risk control and underwriting committees',
    },
  },
  metrics: { next: 'Next meeting', minutes: 'Latest minutes', none: 'None', meetings },
  documents: { search: 'Search documents', year: 'Year', allYears: 'All years' },
  register: {
    loading: (name: string) => `Loading ${name.toLowerCase()}`,
    failed: (name: string) => ({
      title: `The ${name.toLowerCase()} did not load`,
      details: 'Nothing has been lost.',
    }),
  },
  directory: {
    label: 'Members',
    empty: specified['GOV-010'].noMembers,
    search: 'Search members',
    columns: { company: 'Company', address: 'Address', city: 'City', state: 'State' },
  },
  references: {
    label: 'References',
    empty: specified['GOV-012'].noReferences,
    search: 'Search references',
    columns: { lastName: 'Last Name', firstName: 'First Name', type: 'Type' },
  },
  slate: {
    label: 'Officers and committees',
    empty: specified['GOV-014'].none,
    search: 'Search offices, companies and names',
    columns: { type: 'Type', company: 'Company', firstName: 'First Name', lastName: 'Last Name' },
  },
}
