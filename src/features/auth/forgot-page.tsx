import { readEmailAddress } from '@captive/form-engine/text'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'

import { api } from '../../api/api.ts'
import { troubleOf } from '../../api/call-failure.ts'
import { Callout } from '../../ui/callout.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { LightButton } from '../../ui/light-button.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { AuthPanel } from './auth-panel.tsx'
import classes from './auth-panel.module.css'
import { useFormErrors } from './use-form-errors.ts'

const invalidEmail = { fieldId: 'email', message: 'Please enter a valid email address.' }

/** Asks for a mail with a link to reset the password (AUT-010 to AUT-016). */
export function ForgotPage() {
  const [email, setEmail] = useState('')
  const form = useFormErrors()
  const request = useMutation({
    mutationFn: (address: string) => api.forgotPassword({ query: { email: address, origin: window.location.origin } }),
    onSuccess: () => showSuccess('Password Reset Request Sent'),
    onError: () => showFailure('Error Processing Password Reset Request'),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (request.isPending) return
    request.reset()
    const address = readEmailAddress(email)
    if (!form.show(address === null ? [invalidEmail] : []) || address === null) return
    setEmail(address)
    request.mutate(address)
  }

  const backToLogin = <Link to="/login">Back to login</Link>
  if (request.isSuccess) {
    return (
      <AuthPanel title="Forgot Password">
        <Callout tone="ok" title="The request is on its way" live="polite" action={backToLogin}>
          Please check your email for further instructions on how to reset your password.
        </Callout>
      </AuthPanel>
    )
  }
  return (
    <AuthPanel title="Forgot Password" lead="Enter your email address, and we will send you a link to set a new one.">
      <form noValidate onSubmit={submit} className={classes.form}>
        <ErrorSummary ref={form.summary} errors={form.errors} title="Please check the email address" />
        {request.isError && (
          <Callout
            tone="warning"
            title="There was an error processing your request. Please try again."
            live="assertive"
          >
            {troubleOf(request.error)}
          </Callout>
        )}
        <TextField
          id="email"
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={form.messageOf('email')}
        />
        <div className={classes.actions}>
          <LightButton type="submit" busy={request.isPending}>
            Send the link
          </LightButton>
          {backToLogin}
        </div>
      </form>
    </AuthPanel>
  )
}
