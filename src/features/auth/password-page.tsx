import { CallRefusedError } from '@captive/api-client'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'

import { api } from '../../api/api.ts'
import { Callout } from '../../ui/callout.tsx'
import { LightButtonLink } from '../../ui/light-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { AuthPanel } from './auth-panel.tsx'
import type { MailedPassword } from './password-form-page.tsx'

/** The form engine comes with the form and not with the page: a link that is over asks for none. */
const load = () => import('./password-form-page.tsx')
const PasswordFormPage = lazy(async () => ({ default: (await load()).PasswordFormPage }))

const titles = { reset: 'Reset Password', set: 'Set Password' }

/** How long a mailed link is good, as its mail says. */
const goodFor = { reset: 'one hour', set: 'seven days' }

/** Sets a new password with a mailed token (AUT-017 to AUT-027). */
export function PasswordPage({ purpose, token }: MailedPassword) {
  const link = useQuery({
    queryKey: ['auth', null, 'mailed link', token],
    queryFn: ({ signal }) => api.isPasswordLinkGood({ query: { Token: token } }, { signal }),
    refetchOnReconnect: false, // a form that is being filled stays
  })
  useEffect(() => {
    load().catch(() => undefined) // on its way while the link is looked at; that it failed is told where it would show
  }, [])
  const title = titles[purpose]
  const pending = (
    <AuthPanel title={title}>
      <LoadingState label="Looking at the link" shape="fields" count={2} />
    </AuthPanel>
  )
  if (link.isPending) return pending
  // Where nobody could tell, the form shows, and its answer tells. What cannot be a token is none.
  const isRefused = link.error instanceof CallRefusedError && link.error.status === 400
  if (link.data !== false && !isRefused) {
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
        title="This link is no longer good"
        live="polite"
        action={<LightButtonLink to="/forgot">Ask for a new link</LightButtonLink>}
      >{`A link can be used once, within ${goodFor[purpose]} of its mail. A newer one may be in your mailbox.`}</Callout>
    </AuthPanel>
  )
}
