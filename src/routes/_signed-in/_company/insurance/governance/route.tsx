import { createFileRoute } from '@tanstack/react-router'

import { parseProgramSearch } from '../../../../../programs/program-search.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance')({
  validateSearch: parseProgramSearch,
  staticData: { title: 'Governance', codes: ['002-002'] },
})
