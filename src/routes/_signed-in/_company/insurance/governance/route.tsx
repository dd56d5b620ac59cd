import { createFileRoute } from '@tanstack/react-router'

import { parseProgramSearch } from '../../../../../programs/program-search.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance')({
  validateSearch: parseProgramSearch,
  staticData: { title: texts.governance, codes: ['002-002'] },
})
