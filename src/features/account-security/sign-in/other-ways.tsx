import { useMutation } from '@tanstack/react-query'
import { IconBuilding, IconFingerprint } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { api, serverOffer } from '../../../api/api.ts'
import { readDevice } from '../../../api/device.ts'
import { useSessionKeeper } from '../../../session/session-context.ts'
import { inTab } from '../../../stored-keys.ts'
import { Callout } from '../../../ui/callout.tsx'
import { LightButton } from '../../../ui/light-button.tsx'
import { payloadOf } from '../payload-of.ts'
import { texts } from '../texts.ts'
import { askForPasskey, supportsPasskeys } from '../webauthn.ts'
import classes from './sign-in.module.css'
import { reasonOfSignIn } from './reason-of-sign-in.ts'

const words = texts.otherWays

interface OtherWaysProps {
  /** The typed address. Its domain determines the provider. */
  email: string
  keepSignedIn: boolean
  onSignedIn: () => Promise<void>
}

/** The buttons below the password: sign-in with a passkey, and with the account of the user's company. */
export function OtherWays({ email, keepSignedIn, onSignedIn }: OtherWaysProps) {
  const keeper = useSessionKeeper()
  const [offered, setOffered] = useState({ passkey: false, provider: false })
  const [isEmailMissing, setEmailMissing] = useState(false)
  useEffect(() => {
    void Promise.all([serverOffer.offers('AccountSecurity'), serverOffer.offers('SingleSignOn')]).then(
      ([passkey, provider]) => setOffered({ passkey: passkey && supportsPasskeys(), provider }),
    )
  }, [])
  const passkey = useMutation({
    mutationFn: async () => {
      const Response = { ...(await askForPasskey(await api.startPasskeySignIn())) }
      const device = readDevice()
      const answer = await api.passkeySignIn({
        body: { Response, keep_signed_in: keepSignedIn ? 'true' : 'false', ...(device && { device }) },
      })
      keeper.startSession(answer, keepSignedIn)
      await onSignedIn()
    },
  })
  const provider = useMutation({
    mutationFn: async () => {
      const { Url, State } = payloadOf(
        await api.startSingleSignOn({ body: { email: email.trim(), origin: location.origin } }),
      )
      inTab('single-sign-on').write(JSON.stringify({ state: State, keepSignedIn }))
      location.assign(Url)
    },
  })
  if (!offered.passkey && !offered.provider) return null
  const error = passkey.error ?? provider.error
  const isBusy = passkey.isPending || provider.isPending
  const begin = (way: typeof passkey, isReady = true) => {
    passkey.reset()
    provider.reset()
    setEmailMissing(!isReady)
    if (isReady && !isBusy) way.mutate()
  }
  return (
    <section className={classes.ways} aria-label={words.title}>
      {error ? (
        <Callout tone="warning" title={words.failed} live="assertive">
          <p>{reasonOfSignIn(error)}</p>
        </Callout>
      ) : null}
      {isEmailMissing ? <Callout tone="warning" title={words.emailMissing} live="assertive" /> : null}
      {offered.passkey ? (
        <LightButton quiet busy={passkey.isPending} onClick={() => begin(passkey)}>
          <IconFingerprint size={22} stroke={1.75} aria-hidden />
          <span>{words.passkey}</span>
        </LightButton>
      ) : null}
      {offered.provider ? (
        <LightButton quiet busy={provider.isPending} onClick={() => begin(provider, email.trim() !== '')}>
          <IconBuilding size={22} stroke={1.75} aria-hidden />
          <span>{words.provider}</span>
        </LightButton>
      ) : null}
    </section>
  )
}
