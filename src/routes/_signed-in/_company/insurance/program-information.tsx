import { createFileRoute } from '@tanstack/react-router'

import { ProgramInformationPage } from '../../../../features/program-information/program-information-page.tsx'
import { parseProgramSearch } from '../../../../programs/program-search.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/program-information')({
  staticData: { title: 'Program Information', codes: ['002-006'] },
  validateSearch: parseProgramSearch,
  component: ProgramInformationPage,
})
