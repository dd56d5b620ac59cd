import { accountSecurityLengths } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'

import { api } from '../../../api/api.ts'
import { readDevice } from '../../../api/device.ts'
import { useSessionKeeper } from '../../../session/session-context.ts'
import { Callout } from '../../../ui/callout.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { LightButton } from '../../../ui/light-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { payloadOf } from '../payload-of.ts'
import { texts } from '../texts.ts'
import { reasonOfSignIn } from './reason-of-sign-in.ts'
import classes from './sign-in.module.css'

const words = texts.secondStep

interface EnterCodeProps {
  keepSignedIn: boolean
  onSignedIn: () => Promise<void>
  onStartOver: () => void
}

/** Asks for a code from the authenticator app, or a recovery code. */
export function EnterCode({ keepSignedIn, onSignedIn, onStartOver }: EnterCodeProps) {
  const keeper = useSessionKeeper()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  useEffect(() => document.getElementById('second-step-code')?.focus(), [])
  const finish = useMutation({
    mutationFn: async () => {
      const device = readDevice()
      const answer = await api.secondStep({
        body: { Code: code, keep_signed_in: keepSignedIn ? 'true' : 'false', ...(device && { device }) },
      })
      keeper.startSession(payloadOf(answer), keepSignedIn)
      await onSignedIn()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (finish.isPending) return
    finish.reset()
    setMissing(code.trim() === '')
    if (code.trim() !== '') finish.mutate()
  }
  return (
    <>
      <PageHeader title={words.title}>{words.about}</PageHeader>
      <form noValidate onSubmit={submit} className={classes.form}>
        {finish.error ? (
          <Callout tone="warning" title={words.refused} live="assertive">
            <p>{reasonOfSignIn(finish.error)}</p>
          </Callout>
        ) : null}
        <TextField
          id="second-step-code"
          label={words.code}
          description={words.codeHint}
          name="one-time-code"
          autoComplete="one-time-code"
          maxLength={accountSecurityLengths.code}
          value={code}
          onChange={setCode}
          error={isMissing ? words.missing : undefined}
        />
        <div className={classes.actions}>
          <LightButton type="submit" busy={finish.isPending}>
            {words.submit}
          </LightButton>
          <LightButton quiet onClick={onStartOver}>
            {words.startOver}
          </LightButton>
        </div>
      </form>
    </>
  )
}
