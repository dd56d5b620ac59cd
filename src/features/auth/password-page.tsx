import { CallFailedError } from '@captive/api-client'
import { Anchor, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'

import { api } from '../../api/api.ts'
import { Callout } from '../../ui/callout.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { AuthPanel } from './auth-panel.tsx'
import classes from './auth-panel.module.css'
import { troubleOf } from '../../api/call-failure.ts'
import { passwordFault, passwordRule } from './password-rule.ts'
import { useFormErrors } from './use-form-errors.ts'

interface PasswordPageProps {
  /** The word the texts use: a forgotten password is reset, a new user's is set (AMB-031, AMB-037). */
  purpose: 'reset' | 'set'
  token: string
}

/** Sets a new password with a mailed token (AUT-017 to AUT-027). */
export function PasswordPage({ purpose, token }: PasswordPageProps) {
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

  const title = purpose === 'reset' ? 'Reset Password' : 'Set Password'
  if (change.isSuccess) {
    const okay = (
      <Button component={Link} to="/login" variant="filled">
        Okay
      </Button>
    )
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
            action={
              <Anchor component={Link} to="/forgot">
                Ask for a new link
              </Anchor>
            }
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
          <Button type="submit" variant="filled" loading={change.isPending} aria-disabled={fault !== null}>
            {title}
          </Button>
        </div>
      </form>
    </AuthPanel>
  )
}
