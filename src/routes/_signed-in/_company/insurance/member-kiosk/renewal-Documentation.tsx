import { createFileRoute, useNavigate } from '@tanstack/react-router'

import { RenewalPage } from '../../../../../features/renewal/renewal-page.tsx'
import { parseRenewalSearch } from '../../../../../features/renewal/renewal-search.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/member-kiosk/renewal-Documentation')({
  staticData: { title: texts.renewalDocumentation, codes: ['002-003-005'] },
  validateSearch: parseRenewalSearch,
  component: Renewal,
})

function Renewal() {
  const navigate = useNavigate()
  return (
    <RenewalPage
      onSignedOut={() => void navigate({ to: '/', state: { wanted: '/insurance/member-kiosk/renewal-Documentation' } })}
    />
  )
}
