import { createFileRoute } from '@tanstack/react-router'

import { parsePolicySearch } from '../../../../features/policy-library/policy-filters.ts'
import { PolicyLibraryPage } from '../../../../features/policy-library/policy-library-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/policy-library')({
  staticData: { title: texts.policyLibrary, codes: ['002-001'] },
  validateSearch: parsePolicySearch,
  component: PolicyLibraryPage,
})
