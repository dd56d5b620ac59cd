import { CallRefusedError } from '@captive/api-client'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ComponentType, type FormEvent } from 'react'

import { useSessionKeeper } from '../../session/session-context.ts'
import { temporaryReasonOf } from '../../api/call-failure.ts'
import { Callout } from '../../ui/callout.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { LightButton } from '../../ui/light-button.tsx'
import type { SecondStep as Step } from '../../session/session-keeper.ts'
import { AuthFrame, AuthPanel } from './auth-panel.tsx'
import classes from './auth-panel.module.css'
import { texts } from './texts.ts'
import { useFormErrors } from './use-form-errors.ts'

const refused = [
  { fieldId: 'email', message: texts.login.checkEmail },
  { fieldId: 'password', message: texts.login.checkPassword },
]

interface LoginPageProps {
  onSignedIn: () => Promise<void>
  /** The alternatives to the password that the server offers. */
  OtherWays: ComponentType<{ email: string; keepSignedIn: boolean; onSignedIn: () => Promise<void> }>
  /** The second step after the password, if it is needed. */
  SecondStep: ComponentType<{
    step: Step
    keepSignedIn: boolean
    onSignedIn: () => Promise<void>
    onStartOver: () => void
  }>
  PasskeyOffer: ComponentType<{ onDone: () => Promise<void> }>
  shouldOfferPasskey: () => Promise<boolean>
}

/** /login: email and password (AUT-004, AUT-005, AUT-008). A failure keeps what the visitor typed. */
export function LoginPage({ onSignedIn, OtherWays, SecondStep, PasskeyOffer, shouldOfferPasskey }: LoginPageProps) {
  const keeper = useSessionKeeper()
  const [next, setNext] = useState<Step | 'offer' | null>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [keepSignedIn, setKeepSignedIn] = useState(false)
  const form = useFormErrors()
  const login = useMutation({
    mutationFn: async () => {
      const step = await keeper.signIn({ email: email.trim(), password, keepSignedIn })
      if (step) setNext(step)
      else if (await shouldOfferPasskey()) setNext('offer')
      else await onSignedIn()
    },
    onError: (error) => {
      if (!reasonBesidePassword(error)) form.show(refused)
    },
  })
  const trouble = login.error && reasonBesidePassword(login.error)
  const wrong = login.isError && !trouble

  function submit(event: FormEvent) {
    event.preventDefault()
    if (login.isPending) return
    login.reset()
    const missing = [
      ...(email.trim() === '' ? [{ fieldId: 'email', message: texts.login.emailMissing }] : []),
      ...(password === '' ? [{ fieldId: 'password', message: texts.login.passwordMissing }] : []),
    ]
    if (form.show(missing)) login.mutate()
  }

  if (next === 'offer')
    return (
      <AuthFrame>
        <PasskeyOffer onDone={onSignedIn} />
      </AuthFrame>
    )
  if (next)
    return (
      <AuthFrame>
        <SecondStep
          step={next}
          keepSignedIn={keepSignedIn}
          onSignedIn={onSignedIn}
          onStartOver={() => {
            setNext(null)
            setPassword('')
          }}
        />
      </AuthFrame>
    )
  return (
    <AuthPanel title={texts.login.title}>
      <form noValidate onSubmit={submit} className={classes.form}>
        <ErrorSummary
          ref={form.summary}
          errors={form.errors}
          title={wrong ? texts.login.refused : texts.login.missing}
        />
        {trouble ? (
          <Callout tone="warning" title={texts.login.notSignedIn} live="assertive">
            {trouble}
          </Callout>
        ) : null}
        <TextField
          id="email"
          label={texts.login.email}
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={wrong ? undefined : form.messageOf('email')}
        />
        <PasswordField
          id="password"
          label={texts.login.password}
          name="password"
          autoComplete="current-password"
          showLabel={texts.login.showPassword}
          value={password}
          onChange={setPassword}
          error={wrong ? undefined : form.messageOf('password')}
        />
        <CheckField
          id="keep-signed-in"
          label={texts.login.keepSignedIn}
          description={texts.login.keepSignedInHint}
          checked={keepSignedIn}
          onChange={setKeepSignedIn}
        />
        <div className={classes.actions}>
          <LightButton type="submit" busy={login.isPending}>
            {texts.login.submit}
          </LightButton>
          <Link to="/forgot">{texts.login.forgotPassword}</Link>
        </div>
      </form>
      <Suspense>
        <OtherWays email={email} keepSignedIn={keepSignedIn} onSignedIn={onSignedIn} />
      </Suspense>
    </AuthPanel>
  )
}

/** The reason of a refusal that is not about the password; null if the password may be wrong. */
const reasonBesidePassword = (error: Error) =>
  error instanceof CallRefusedError && error.status === 403 ? error.message : temporaryReasonOf(error)
