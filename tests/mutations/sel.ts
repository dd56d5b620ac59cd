import type { Mutations } from './mutation.ts'

const page = 'src/features/select-company/select-company-page.tsx'
const rows = 'src/features/select-company/companies.ts'
const search = 'packages/api-client/src/contract/entities/search-text.ts'

const texts = 'src/features/select-company/specified-texts.ts'

export const sel: Mutations = {
  'SEL-001': { file: page, from: '          searchLabel={texts.search}\n', to: '' },
  'SEL-002': { file: page, from: 'defaultSort="name"', to: 'defaultSort="-name"' },
  'SEL-003': {
    file: page,
    from: 'header: headers.state, value: ({ state }) => state',
    to: 'header: headers.state, value: ({ city }) => city',
  },
  'SEL-004': {
    file: 'src/session/choose-company.ts',
    from: 'keeper.chooseCompany(company)',
    to: 'keeper.current()',
  },
  'SEL-005': { file: texts, from: "'No Companies Found.'", to: "'No companies.'" },
  'SEL-006': { file: search, from: "replace(otherAscii, '').toLowerCase()", to: "replace(otherAscii, '')" },
  'SEL-007': { file: search, from: '/[^a-z0-9]+/gi', to: '/[^a-z0-9.-]+/gi' },
  'SEL-008': {
    file: 'src/ui/data-table/search-rows.ts',
    from: 'text.includes(query)',
    to: 'text.startsWith(query)',
  },
  'SEL-009': { file: texts, from: "member: 'Member'", to: "member: 'Policyholder'" },
  'SEL-010': { file: texts, from: "'XMember'", to: "'Former member'" },
  'SEL-011': { file: rows, from: '    default:\n      return clientType', to: "    default:\n      return 'Other'" },
  'SEL-012': {
    file: 'src/features/select-company/queries.ts',
    from: 'visibleClients(clients, session)',
    to: 'clients',
  },
  'SEL-013': { file: 'src/session/company.ts', from: 'return [...clients]', to: 'return clients.slice(0, 1)' },
  'SEL-014': {
    file: 'src/features/select-company/queries.ts',
    from: 'api.getClientsChangeHistory()',
    to: 'Promise.resolve([])',
  },
  'SEL-015': {
    file: page,
    from: '<QueryView query={companies} pending',
    to: "<QueryView query={companies} failed={{ title: 'No companies' }} pending",
  },
}
