import { createFileRoute } from '@tanstack/react-router'

import { ProgramInformationPage } from '../../../../features/program-information/program-information-page.tsx'
import { parseProgramSearch } from '../../../../programs/program-search.ts'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/program-information')({
  staticData: { title: texts.programInformation, codes: ['002-006'] },
  validateSearch: parseProgramSearch,
  component: ProgramInformationPage,
})
