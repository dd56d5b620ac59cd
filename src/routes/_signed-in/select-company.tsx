import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'

import { SelectCompanyPage } from '../../features/select-company/select-company-page.tsx'
import { parseTableState } from '../../ui/data-table/table-state.ts'

export const Route = createFileRoute('/_signed-in/select-company')({
  staticData: { title: 'Select Company', codes: ['000-001-001'] },
  validateSearch: parseTableState,
  component: SelectCompany,
})

function SelectCompany() {
  const router = useRouter()
  const wanted = useLocation({ select: (location) => location.state.wanted })
  return <SelectCompanyPage onChosen={() => router.navigate({ to: wanted ?? '/' })} />
}
