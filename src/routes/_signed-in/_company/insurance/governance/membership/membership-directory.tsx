import { createFileRoute } from '@tanstack/react-router'

import { MembershipDirectoryPage } from '../../../../../../features/governance/membership-directory-page.tsx'
import { parseTableState } from '../../../../../../ui/data-table/table-state.ts'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/membership/membership-directory')({
  staticData: { title: texts.membershipDirectory, codes: ['002-002-002'] },
  validateSearch: parseTableState,
  component: MembershipDirectoryPage,
})
