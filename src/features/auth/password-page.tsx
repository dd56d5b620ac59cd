import { CallRefusedError } from '@captive/api-client'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'

import { api } from '../../api/api.ts'
import { Callout } from '../../ui/callout.tsx'
import { LightButtonLink } from '../../ui/light-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { AuthPanel } from './auth-panel.tsx'
import type { MailedPassword } from './password/password-form-page.tsx'
import { texts } from './texts.ts'

/** The form engine is loaded together with the form, because an expired link needs no form. */
const load = () => import('./password/password-form-page.tsx')
const PasswordFormPage = lazy(async () => ({ default: (await load()).PasswordFormPage }))

/** Sets a new password with a mailed token (AUT-017 to AUT-027). */
export function PasswordPage({ purpose, token }: MailedPassword) {
  const link = useQuery({
    queryKey: ['auth', null, 'mailed-link', token],
    queryFn: ({ signal }) => api.isPasswordLinkGood({ query: { Token: token } }, { signal }),
    refetchOnReconnect: false, // a refetch would discard the filled-in form
  })
  useEffect(() => {
    load().catch(() => undefined) // preload; Suspense reports a failure
  }, [])
  const title = texts.passwordLink.titles[purpose]
  const pending = (
    <AuthPanel title={title}>
      <LoadingState label={texts.passwordLink.checking} shape="fields" count={2} />
    </AuthPanel>
  )
  if (link.isPending) return pending
  // If the check fails, shows the form; submitting it checks the link again. Status 400 means that the token is
  // malformed.
  const isMalformed = link.error instanceof CallRefusedError && link.error.status === 400
  if (link.data !== false && !isMalformed) {
    return (
      <Suspense fallback={pending}>
        <PasswordFormPage purpose={purpose} token={token} title={title} />
      </Suspense>
    )
  }
  return (
    <AuthPanel title={title}>
      <Callout
        tone="warning"
        title={texts.passwordLink.expired}
        live="polite"
        action={<LightButtonLink to="/forgot">{texts.passwordLink.requestNewLink}</LightButtonLink>}
      >
        {texts.passwordLink.expiredHint[purpose]}
      </Callout>
    </AuthPanel>
  )
}
