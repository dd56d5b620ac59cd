import { createFileRoute, lazyRouteComponent, useLocation, useRouter } from '@tanstack/react-router'

import { takeUnsentReport } from '../../features/claim-reporting/model/drafts/unsent-report.ts'
import { LoginPage } from '../../features/auth/login-page.tsx'
import { texts } from '../texts.ts'

const loadSignIn = () => import('../-sign-in.ts')
const OtherWays = lazyRouteComponent(
  () => import('../../features/account-security/sign-in/other-ways.tsx'),
  'OtherWays',
)
const SecondStep = lazyRouteComponent(loadSignIn, 'SecondStep')
const PasskeyOffer = lazyRouteComponent(loadSignIn, 'PasskeyOffer')

export const Route = createFileRoute('/_visitor/login')({
  staticData: { title: texts.login, codes: [] },
  component: Login,
})

function Login() {
  const router = useRouter()
  const wanted = useLocation({ select: (location) => location.state.wanted })
  return (
    <LoginPage
      onSignedIn={() => router.navigate({ to: wanted ?? takeUnsentReport() ?? '/', replace: true })}
      OtherWays={OtherWays}
      SecondStep={SecondStep}
      PasskeyOffer={PasskeyOffer}
      // A user on the way to a page, for example to report a claim, is not interrupted.
      shouldOfferPasskey={async () => wanted === undefined && (await loadSignIn()).shouldOfferPasskey()}
    />
  )
}
