import { CallFailedError } from '@captive/api-client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'

import { api } from '../../api/api.ts'
import { troubleOf } from '../../api/call-failure.ts'
import { Callout } from '../../ui/callout.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { LightButton, LightButtonLink } from '../../ui/light-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { AuthPanel } from './auth-panel.tsx'
import classes from './auth-panel.module.css'
import { passwordFault, passwordRule } from './password-rule.ts'
import { useFormErrors } from './use-form-errors.ts'

interface PasswordPageProps {
  /** The word the texts use: a forgotten password is reset, a new user's is set (AMB-031, AMB-037). */
  purpose: 'reset' | 'set'
  token: string
}

/** How long a mailed link is good, as its mail says. */
const goodFor = { reset: 'one hour', set: 'seven days' }

/** Sets a new password with a mailed token (AUT-017 to AUT-027). */
export function PasswordPage(props: PasswordPageProps) {
  const { purpose, token } = props
  const link = useQuery({
    queryKey: ['auth', null, 'mailed link', token],
    queryFn: ({ signal }) => api.isPasswordLinkGood({ query: { Token: token } }, { signal }),
    refetchOnReconnect: false, // a form that is being filled stays
  })
  const title = purpose === 'reset' ? 'Reset Password' : 'Set Password'
  if (link.isPending) {
    return (
      <AuthPanel title={title}>
        <LoadingState label="Looking at the link" shape="fields" count={2} />
      </AuthPanel>
    )
  }
  // Where nobody could tell, the form shows, and its answer tells.
  if (link.data !== false) return <PasswordForm {...props} title={title} />
  return (
    <AuthPanel title={title}>
      <Callout
        tone="warning"
        title="This link is no longer good"
        live="polite"
        action={<LightButtonLink to="/forgot">Ask for a new link</LightButtonLink>}
      >
        A link can be used once, within {goodFor[purpose]} of its mail. A newer one may be in your mailbox.
      </Callout>
    </AuthPanel>
  )
}

function PasswordForm({ purpose, token, title }: PasswordPageProps & { title: string }) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const form = useFormErrors()
  const fault = passwordFault(password, repeated)
  const done = `Password ${purpose} successfully`
  const change = useMutation({
    mutationFn: () => api.resetPassword({ query: { Password: password, Token: token } }),
    onSuccess: () => showSuccess(done),
    onError: () => showFailure(`Error processing password ${purpose} request`),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (change.isPending) return
    change.reset()
    if (form.show(fault ? [{ fieldId: fault.field, message: fault.message }] : [])) change.mutate()
  }

  if (change.isSuccess) {
    const okay = <LightButtonLink to="/login">Okay</LightButtonLink>
    return (
      <AuthPanel title={title}>
        <Callout tone="ok" title={done} live="polite" action={okay}>
          You can log in with it now.
        </Callout>
      </AuthPanel>
    )
  }
  return (
    <AuthPanel title={title}>
      <form noValidate onSubmit={submit} className={classes.form}>
        <ErrorSummary ref={form.summary} errors={form.errors} title="The password cannot be used yet" />
        {change.isError && (
          <Callout
            tone="warning"
            title="There was an error processing your request. Please try again."
            live="assertive"
            action={<Link to="/forgot">Ask for a new link</Link>}
          >
            {troubleOf(change.error) ?? (change.error instanceof CallFailedError ? change.error.message : null)}
          </Callout>
        )}
        <PasswordField
          id="password"
          label="New password"
          description={passwordRule}
          autoComplete="new-password"
          showLabel="Show password"
          value={password}
          onChange={setPassword}
          error={form.messageOf('password')}
        />
        <PasswordField
          id="confirm"
          label="Confirm password"
          autoComplete="new-password"
          showLabel="Show confirmation"
          value={repeated}
          onChange={setRepeated}
          error={form.messageOf('confirm')}
        />
        <div className={classes.actions}>
          <LightButton type="submit" busy={change.isPending} aria-disabled={fault !== null}>
            {title}
          </LightButton>
        </div>
      </form>
    </AuthPanel>
  )
}
