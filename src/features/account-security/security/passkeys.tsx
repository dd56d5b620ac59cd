import { Button } from '@mantine/core'
import type { Passkey } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/call-failure.ts'
import { useChange } from '../../../api/use-change.ts'
import { formatDate } from '../../../format/date.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showSuccess } from '../../../ui/toasts.tsx'
import { texts } from '../texts.ts'
import { supportsPasskeys } from '../webauthn.ts'
import { NamePasskey } from './name-passkey.tsx'
import classes from './security.module.css'
import { useAddPasskey } from './use-add-passkey.ts'

const words = texts.passkeys

/** The passkeys of the account, each with a name. */
export function Passkeys({ passkeys, mayChange }: { passkeys: readonly Passkey[]; mayChange: boolean }) {
  const [isNaming, setNaming] = useState(false)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [toRemove, setToRemove] = useState<Passkey | null>(null)
  const add = useAddPasskey(() => setNaming(false))
  const rename = useChange(
    'account-security',
    (Name: string) => api.renamePasskey({ body: { RecId: renamed?.RecId ?? 0, Name } }),
    () => {
      setRenamed(null)
      showSuccess(words.renamed)
    },
  )
  const remove = useChange(
    'account-security',
    ({ RecId }: Passkey) => api.removePasskey({ query: { RecId } }),
    () => {
      setToRemove(null)
      showSuccess(words.removed)
    },
  )
  return (
    <>
      <p className={classes.about}>{words.about}</p>
      {passkeys.length === 0 ? <p>{words.empty}</p> : null}
      <ul className={classes.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.RecId}>
            <div className={classes.what}>
              <strong translate="no">{passkey.Name}</strong>
              <span>{`${words.addedOn(formatDate(passkey.CreatedAt))}, ${usedOf(passkey)}`}</span>
            </div>
            <Button variant="subtle" aria-label={words.renameOf(passkey.Name)} onClick={() => setRenamed(passkey)}>
              {words.rename}
            </Button>
            <Button
              variant="subtle"
              disabled={!mayChange}
              aria-label={words.removeOf(passkey.Name)}
              onClick={() => setToRemove(passkey)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {supportsPasskeys() ? (
        <Button disabled={!mayChange} onClick={() => setNaming(true)}>
          {words.add}
        </Button>
      ) : (
        <p>{words.unsupported}</p>
      )}
      {isNaming ? (
        <NamePasskey title={words.add} name="" failed={words.notAdded} change={add} onClose={() => setNaming(false)} />
      ) : null}
      {renamed ? (
        <NamePasskey
          title={words.renameOf(renamed.Name)}
          name={renamed.Name}
          failed={words.notRenamed}
          change={rename}
          onClose={() => setRenamed(null)}
        />
      ) : null}
      {toRemove ? (
        <ConfirmDialog
          opened
          title={words.question(toRemove.Name)}
          confirmLabel={words.remove}
          destructive
          busy={remove.isPending}
          onConfirm={() => remove.mutate(toRemove)}
          onCancel={() => {
            remove.reset()
            setToRemove(null)
          }}
        >
          <p>{words.effect}</p>
          {remove.error ? <p role="alert">{`${words.notRemoved} ${reasonOf(remove.error)}`}</p> : null}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

const usedOf = ({ UsedAt }: Passkey) => (UsedAt === null ? words.neverUsed : words.usedOn(formatDate(UsedAt)))
