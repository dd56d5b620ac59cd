import { accountSecurityLengths } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'

import { api } from '../../../api/api.ts'
import { readDevice } from '../../../api/device.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { useSessionKeeper } from '../../../session/session-context.ts'
import { Callout } from '../../../ui/callout.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { LightButton } from '../../../ui/light-button.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { payloadOf } from '../payload-of.ts'
import { texts } from '../texts.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { reasonOfSignIn } from './reason-of-sign-in.ts'
import classes from './sign-in.module.css'

const words = texts.setUp

interface SetUpAppProps {
  /** Set for a sign-in that waits for the app, which has a separate page. Otherwise the app is set up in a dialog. */
  keepSignedIn?: boolean
  onDone: () => unknown
}

/**
 * Sets up an authenticator app: scan the QR code, enter a code, save the recovery codes. Also completes a sign-in that
 * waits for it.
 */
export function SetUpApp({ keepSignedIn, onDone }: SetUpAppProps) {
  const keeper = useSessionKeeper()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate: start, ...started } = useMutation({
    mutationFn: async () => payloadOf(await api.startAuthenticatorApp()),
  })
  useEffect(() => start(), [start])
  const confirm = useMutation({
    meta: { stale: ['account-security'] },
    mutationFn: async () => {
      const device = readDevice()
      const answer = await api.confirmAuthenticatorApp({
        body: {
          Code: code,
          ...(keepSignedIn !== undefined && { keep_signed_in: keepSignedIn ? ('true' as const) : ('false' as const) }),
          ...(device && { device }),
        },
      })
      const { SignedIn, RecoveryCodes: codes } = payloadOf(answer)
      if (SignedIn) keeper.startSession(SignedIn, keepSignedIn === true)
      return codes
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (confirm.isPending) return
    confirm.reset()
    setMissing(code.trim() === '')
    if (code.trim() !== '') confirm.mutate()
  }
  if (confirm.data) return <RecoveryCodes codes={confirm.data} isPage={keepSignedIn !== undefined} onDone={onDone} />
  const app = started.data
  return (
    <>
      {keepSignedIn === undefined ? null : <PageHeader title={words.title}>{words.about}</PageHeader>}
      {started.error ? (
        <Callout tone="warning" title={words.failed} live="assertive">
          <p>{reasonOf(started.error)}</p>
        </Callout>
      ) : app ? (
        <form noValidate onSubmit={submit} className={classes.form}>
          <ol className={classes.steps}>
            <li>{words.steps[0]}</li>
            <li>
              <p>{words.steps[1]}</p>
              <QrCode text={app.Uri} label={words.qrCodeLabel} />
              <p>
                <span>{`${words.byHand} `}</span>
                <code className={classes.key} translate="no">
                  {app.Secret}
                </code>
              </p>
            </li>
            <li>{words.steps[2]}</li>
          </ol>
          {confirm.error ? (
            <Callout tone="warning" title={words.refused} live="assertive">
              <p>{reasonOfSignIn(confirm.error)}</p>
            </Callout>
          ) : null}
          <TextField
            label={words.code}
            name="one-time-code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={accountSecurityLengths.code}
            value={code}
            onChange={setCode}
            error={isMissing ? words.missing : undefined}
          />
          <div className={classes.actions}>
            <LightButton type="submit" busy={confirm.isPending}>
              {words.confirm}
            </LightButton>
          </div>
        </form>
      ) : (
        <LoadingState label={words.loading} />
      )}
    </>
  )
}
