import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'

import { useSessionKeeper } from '../../session/session-context.ts'
import { troubleOf } from '../../api/call-failure.ts'
import { Callout } from '../../ui/callout.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { LightButton } from '../../ui/light-button.tsx'
import { AuthPanel } from './auth-panel.tsx'
import classes from './auth-panel.module.css'
import { useFormErrors } from './use-form-errors.ts'

const refused = [
  { fieldId: 'email', message: 'Check the email address' },
  { fieldId: 'password', message: 'Type the password again' },
]

/** E-mail and password (AUT-004, AUT-005, AUT-008). What was typed stays, whatever happens. */
export function LoginPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const keeper = useSessionKeeper()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [keepSignedIn, setKeepSignedIn] = useState(false)
  const form = useFormErrors()
  const login = useMutation({
    mutationFn: async () => {
      await keeper.signIn({ email: email.trim(), password, keepSignedIn })
      await onSignedIn()
    },
    onError: (error) => {
      if (!troubleOf(error)) form.show(refused)
    },
  })
  const trouble = login.error && troubleOf(login.error)
  const wrong = login.isError && !trouble

  function submit(event: FormEvent) {
    event.preventDefault()
    if (login.isPending) return
    login.reset()
    const missing = [
      ...(email.trim() === '' ? [{ fieldId: 'email', message: 'Enter your email address' }] : []),
      ...(password === '' ? [{ fieldId: 'password', message: 'Enter your password' }] : []),
    ]
    if (form.show(missing)) login.mutate()
  }

  return (
    <AuthPanel title="Login">
      <form noValidate onSubmit={submit} className={classes.form}>
        <ErrorSummary
          ref={form.summary}
          errors={form.errors}
          title={wrong ? 'Invalid Username or Password' : 'Something is missing'}
        />
        {trouble ? (
          <Callout tone="warning" title="You are not signed in yet" live="assertive">
            {trouble}
          </Callout>
        ) : null}
        <TextField
          id="email"
          label="Email"
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={wrong ? undefined : form.messageOf('email')}
        />
        <PasswordField
          id="password"
          label="Password"
          name="password"
          autoComplete="current-password"
          showLabel="Show password"
          value={password}
          onChange={setPassword}
          error={wrong ? undefined : form.messageOf('password')}
        />
        <CheckField
          id="keep-signed-in"
          label="Keep me signed in"
          description="Only on a device that nobody else uses."
          checked={keepSignedIn}
          onChange={setKeepSignedIn}
        />
        <div className={classes.actions}>
          <LightButton type="submit" busy={login.isPending}>
            Login
          </LightButton>
          <Link to="/forgot">Forgot Password</Link>
        </div>
      </form>
    </AuthPanel>
  )
}
