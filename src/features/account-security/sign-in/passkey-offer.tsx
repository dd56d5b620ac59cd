import { platformAuthenticatorIsAvailable } from '@simplewebauthn/browser'
import { useState } from 'react'

import { api, serverOffer } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { inBrowser } from '../../../stored-keys.ts'
import { Callout } from '../../../ui/callout.tsx'
import { LightButton } from '../../../ui/light-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useAddPasskey } from '../security/use-add-passkey.ts'
import { texts } from '../texts.ts'
import { CeremonyCanceledError, supportsPasskeys } from '../webauthn.ts'
import classes from './sign-in.module.css'

const words = texts.offer

/**
 * Whether to offer a passkey: this device supports passkeys, the account has none, and nobody declined the offer on
 * this device.
 */
export async function shouldOfferPasskey(): Promise<boolean> {
  if (!supportsPasskeys() || inBrowser('passkey-declined').read() !== null) return false
  if (!(await platformAuthenticatorIsAvailable()) || !(await serverOffer.offers('AccountSecurity'))) return false
  return api.getAccountSecurity().then(
    ({ Passkeys }) => Passkeys.length === 0,
    () => false, // a failure here must not disturb a successful sign-in
  )
}

/** Offers a passkey after a sign-in with a password, once per device. */
export function PasskeyOffer({ onDone }: { onDone: () => Promise<void> }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void onDone()
  }
  const add = useAddPasskey(leave)
  const decline = () => {
    inBrowser('passkey-declined').write('yes')
    leave()
  }
  const { error } = add
  return (
    <div className={classes.form}>
      <PageHeader title={words.title}>{words.about}</PageHeader>
      {error ? (
        <Callout tone="warning" title={texts.passkeys.notAdded} live="assertive">
          <p>{error instanceof CeremonyCanceledError ? texts.passkeys.canceled : reasonOf(error)}</p>
        </Callout>
      ) : null}
      <div className={classes.actions}>
        <LightButton busy={add.isPending || isLeaving} onClick={() => add.isPending || add.mutate(words.deviceName)}>
          {words.add}
        </LightButton>
        <LightButton quiet onClick={decline}>
          {words.later}
        </LightButton>
      </div>
    </div>
  )
}
