import { createFileRoute } from '@tanstack/react-router'

import { AllClaimsPage } from '../../../../features/claims/register/all-claims-page.tsx'
import { parseRegisterSearch } from '../../../../features/claims/register/register-search.ts'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/all')({
  staticData: { title: texts.allClaims, codes: ['004-001-002'] },
  validateSearch: parseRegisterSearch,
  component: AllClaimsPage,
})
