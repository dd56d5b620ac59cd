import { Button } from '@mantine/core'
import type { AccountSecurity } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { useChange } from '../../../api/use-change.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'
import { SetUpApp } from '../sign-in/set-up-app.tsx'
import { payloadOf } from '../payload-of.ts'
import { texts as sharedTexts } from '../texts.ts'
import { texts } from './texts.ts'
import { RemoveApp } from './remove-app.tsx'
import classes from './security.module.css'

const words = texts.app

/** Shows whether the second step after the password is on, and the recovery codes. */
export function AuthenticatorApp({ account }: { account: AccountSecurity }) {
  const [opened, setOpened] = useState<'setUp' | 'remove' | null>(null)
  const codes = useChange(
    'account-security',
    async () => payloadOf(await api.makeRecoveryCodes()),
    () => undefined,
  )
  const made = codes.data
  const { HasAuthenticatorApp: isOn, MayChange: mayChange } = account
  return (
    <>
      <p className={classes.about}>{words.about}</p>
      <p className={classes.state}>
        <StatusBadge tone={isOn ? 'ok' : 'quiet'}>{isOn ? words.on : words.off}</StatusBadge>
        {isOn ? <span>{words.codesLeft(account.RecoveryCodesLeft)}</span> : null}
      </p>
      {isOn && account.NeedsSecondStep ? <p>{words.needed}</p> : null}
      <div className={classes.actions}>
        {isOn ? (
          <>
            <Button disabled={!mayChange} loading={codes.isPending} onClick={() => codes.mutate(undefined)}>
              {words.newCodes}
            </Button>
            {account.NeedsSecondStep ? null : (
              <Button variant="subtle" disabled={!mayChange} onClick={() => setOpened('remove')}>
                {words.remove}
              </Button>
            )}
          </>
        ) : (
          <Button disabled={!mayChange} onClick={() => setOpened('setUp')}>
            {words.add}
          </Button>
        )}
      </div>
      {codes.error ? <p role="alert">{`${words.noNewCodes} ${reasonOf(codes.error)}`}</p> : null}
      {opened === 'setUp' ? (
        <Dialog title={words.add} initialFocus="input" onClose={() => setOpened(null)}>
          <SetUpApp
            onDone={() => {
              setOpened(null)
              showSuccess(words.added)
            }}
          />
        </Dialog>
      ) : null}
      {opened === 'remove' ? <RemoveApp onClose={() => setOpened(null)} /> : null}
      {made ? (
        <Dialog title={sharedTexts.recovery.title} initialFocus="button" onClose={() => codes.reset()}>
          <RecoveryCodes codes={made} isPage={false} onDone={() => codes.reset()} />
        </Dialog>
      ) : null}
    </>
  )
}
