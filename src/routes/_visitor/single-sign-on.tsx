import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'

import { ReturnPage } from '../../features/account-security/sign-in/return-page.tsx'
import { takeUnsentReport } from '../../features/claim-reporting/model/drafts/unsent-report.ts'
import { texts } from '../texts.ts'

export const Route = createFileRoute('/_visitor/single-sign-on')({
  staticData: { title: texts.singleSignOnReturn, codes: [] },
  component: Page,
})

function Page() {
  const router = useRouter()
  const query = useLocation({ select: ({ searchStr }) => searchStr.replace(/^\?/, '') })
  return (
    <ReturnPage query={query} onSignedIn={() => router.navigate({ to: takeUnsentReport() ?? '/', replace: true })} />
  )
}
