import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'

import { SelectCompanyPage } from '../../features/select-company/select-company-page.tsx'
import { parseSelectCompanySearch } from '../../features/select-company/select-company-search.ts'
import { texts } from '../texts.ts'

export const Route = createFileRoute('/_signed-in/select-company')({
  staticData: { title: texts.selectCompany, codes: ['000-001-001'] },
  validateSearch: parseSelectCompanySearch,
  component: SelectCompany,
})

function SelectCompany() {
  const router = useRouter()
  const wanted = useLocation({ select: (location) => location.state.wanted })
  return <SelectCompanyPage onChosen={(page) => router.navigate({ to: page ?? wanted ?? '/' })} />
}
