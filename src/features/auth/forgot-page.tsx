import { readEmailAddress } from '@captive/form-engine/text'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'

import { api } from '../../api/api.ts'
import { temporaryReasonOf } from '../../api/call-failure.ts'
import { Callout } from '../../ui/callout.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { LightButton } from '../../ui/light-button.tsx'
import { showFailure, showSuccess } from '../../ui/toasts.tsx'
import { AuthPanel } from './auth-panel.tsx'
import classes from './auth-panel.module.css'
import { texts } from './texts.ts'
import { useFormErrors } from './use-form-errors.ts'

const invalidEmail = { fieldId: 'email', message: texts.forgot.invalidEmail }

/** /forgot: requests an email with a link to reset the password (AUT-010 to AUT-016). */
export function ForgotPage() {
  const [email, setEmail] = useState('')
  const form = useFormErrors()
  const request = useMutation({
    mutationFn: (address: string) => api.forgotPassword({ query: { email: address, origin: window.location.origin } }),
    onSuccess: () => showSuccess(texts.forgot.sentToast),
    onError: () => showFailure(texts.forgot.failedToast),
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

  const backToLogin = <Link to="/login">{texts.forgot.backToLogin}</Link>
  if (request.isSuccess) {
    return (
      <AuthPanel title={texts.forgot.title}>
        <Callout tone="ok" title={texts.forgot.sent} live="polite" action={backToLogin}>
          {texts.forgot.sentHint}
        </Callout>
      </AuthPanel>
    )
  }
  return (
    <AuthPanel title={texts.forgot.title} lead={texts.forgot.about}>
      <form noValidate onSubmit={submit} className={classes.form}>
        <ErrorSummary ref={form.summary} errors={form.errors} title={texts.forgot.checkEmail} />
        {request.isError && (
          <Callout tone="warning" title={texts.forgot.failed} live="assertive">
            {temporaryReasonOf(request.error)}
          </Callout>
        )}
        <TextField
          id="email"
          label={texts.forgot.email}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={form.messageOf('email')}
        />
        <div className={classes.actions}>
          <LightButton type="submit" busy={request.isPending}>
            {texts.forgot.submit}
          </LightButton>
          {backToLogin}
        </div>
      </form>
    </AuthPanel>
  )
}
