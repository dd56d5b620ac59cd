import { createFileRoute } from '@tanstack/react-router'

import { PoliciesPage } from '../../../../../features/claims/policies/policies-page.tsx'
import { parsePoliciesSearch } from '../../../../../features/claims/policies/policies-search.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/')({
  staticData: { title: texts.claims, codes: [] },
  validateSearch: parsePoliciesSearch,
  component: PoliciesPage,
})
