import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { api } from '../../../api/api.ts'
import { useOffers } from '../../../session/session-context.ts'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { accountSecurityQuery } from '../queries.ts'
import { texts as sharedTexts } from '../texts.ts'
import { texts } from './texts.ts'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'

const words = texts.security

/** /settings/security: the user's sign-in methods and sessions. */
export function SecurityPage() {
  const offers = useOffers()
  const account = useQuery({ ...accountSecurityQuery(api), enabled: offers('AccountSecurity') })
  if (!offers('AccountSecurity'))
    return (
      <>
        <PageHeader>{words.about}</PageHeader>
        <EmptyState title={words.notOffered}>{words.notOfferedHint}</EmptyState>
      </>
    )
  return (
    <>
      <PageHeader>{words.about}</PageHeader>
      <QueryView query={account} pending={<LoadingState label={words.loading} />} failed={words.failed}>
        {(found) => (
          <>
            {found.MayChange ? null : <SignInAgain />}
            <SectionCard title={sharedTexts.passkeys.title}>
              <Passkeys passkeys={found.Passkeys} mayChange={found.MayChange} />
            </SectionCard>
            <SectionCard title={texts.app.title}>
              <AuthenticatorApp account={found} />
            </SectionCard>
            <SectionCard wide title={texts.sessions.title}>
              <Sessions sessions={found.Sessions} />
            </SectionCard>
          </>
        )}
      </QueryView>
    </>
  )
}

function SignInAgain() {
  const navigate = useNavigate()
  return (
    <Callout
      tone="info"
      title={words.signInAgain}
      action={
        <Button onClick={() => void navigate({ to: '/', state: { signOut: true } })}>{words.signInAgainButton}</Button>
      }
    >
      <p>{words.signInAgainHint}</p>
    </Callout>
  )
}
