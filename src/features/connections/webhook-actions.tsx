import { Button } from '@mantine/core'
import type { Webhook } from '@captive/api-client/contract'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { useChange } from '../../api/use-change.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showSuccess } from '../../ui/toasts.tsx'
import classes from './connections.module.css'
import { FailedChange } from './failed-change.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.webhook

/** Sets the URL, creates a new secret, or removes the webhook. Each new secret is shown only once. */
export function WebhookActions({ webhook }: { webhook: Webhook | null }) {
  const [openDialog, setOpenDialog] = useState<'set' | 'rotate' | 'remove' | null>(null)
  const [url, setUrl] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const show = (made: string | null) => {
    setOpenDialog(null)
    setSecret(made)
  }
  const set = useChange('connections', () => api.setWebhook({ body: { Url: url.trim() } }), show)
  const rotate = useChange('connections', () => api.rotateWebhookSecret(), show)
  const remove = useChange(
    'connections',
    () => api.removeWebhook(),
    () => {
      setOpenDialog(null)
      showSuccess(words.removed)
    },
  )
  const open = (next: typeof openDialog) => () => {
    for (const change of [set, rotate, remove]) change.reset()
    setUrl(webhook?.Url ?? '')
    setChecked(false)
    setOpenDialog(next)
  }
  const save = () => {
    setChecked(true)
    if (url.trim() !== '') set.mutate(undefined)
  }
  const close = () => setOpenDialog(null)
  return (
    <div className={classes.buttons}>
      <Button onClick={open('set')}>{webhook ? words.change : words.set}</Button>
      {webhook ? <Button onClick={open('rotate')}>{words.rotate}</Button> : null}
      {webhook ? <Button onClick={open('remove')}>{words.remove}</Button> : null}
      <FormDialog
        opened={openDialog === 'set'}
        title={webhook ? words.change : words.set}
        submitLabel={words.save}
        busy={set.isPending}
        dirty={url !== (webhook?.Url ?? '')}
        onSubmit={save}
        onClose={close}
      >
        <TextField
          type="url"
          label={words.url}
          description={webhook ? `${words.urlHelp} ${words.newSecret}` : words.urlHelp}
          required
          error={isChecked && url.trim() === '' ? words.urlMissing : undefined}
          value={url}
          onChange={setUrl}
        />
        <FailedChange what={words.notSaved} error={set.error} />
      </FormDialog>
      <ConfirmDialog
        opened={openDialog === 'rotate'}
        title={words.rotateQuestion}
        confirmLabel={words.rotate}
        busy={rotate.isPending}
        onConfirm={() => rotate.mutate(undefined)}
        onCancel={close}
      >
        <p>{words.rotateEffect}</p>
        <FailedChange what={words.notRotated} error={rotate.error} />
      </ConfirmDialog>
      <ConfirmDialog
        opened={openDialog === 'remove'}
        title={words.removeQuestion}
        confirmLabel={words.remove}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onCancel={close}
      >
        <p>{words.removeEffect}</p>
        <FailedChange what={words.notRemoved} error={remove.error} />
      </ConfirmDialog>
      {secret === null ? null : <SecretDialog title={words.secret} secret={secret} onClose={() => setSecret(null)} />}
    </div>
  )
}
