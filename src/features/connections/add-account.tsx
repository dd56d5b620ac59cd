import { Button } from '@mantine/core'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { useChange } from '../../api/use-change.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import classes from './connections.module.css'
import { FailedChange } from './failed-change.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.accounts
const empty = { name: '', days: '365' }

/** Adds a service account and shows its token once. */
export function AddAccount() {
  const [opened, setOpened] = useState(false)
  const [given, setGiven] = useState(empty)
  const [isChecked, setChecked] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const days = Number(given.days)
  const nameError = given.name.trim() === '' ? words.nameMissing : undefined
  const daysError = Number.isInteger(days) && days >= 1 && days <= 730 ? undefined : words.daysWrong
  const add = useChange(
    'connections',
    () => api.addServiceAccount({ body: { Name: given.name.trim(), Days: days } }),
    (secret) => {
      setOpened(false)
      setToken(secret)
    },
  )
  const open = () => {
    setGiven(empty)
    setChecked(false)
    add.reset()
    setOpened(true)
  }
  const send = () => {
    setChecked(true)
    if (!nameError && !daysError) add.mutate(undefined)
  }
  return (
    <div className={classes.buttons}>
      <Button onClick={open}>{words.add}</Button>
      <FormDialog
        opened={opened}
        title={words.add}
        submitLabel={words.save}
        busy={add.isPending}
        dirty={given.name !== ''}
        onSubmit={send}
        onClose={() => setOpened(false)}
      >
        <TextField
          label={words.name}
          description={words.nameHelp}
          required
          error={isChecked ? nameError : undefined}
          value={given.name}
          onChange={(name) => setGiven({ ...given, name })}
        />
        <TextField
          label={words.days}
          inputMode="numeric"
          required
          error={isChecked ? daysError : undefined}
          value={given.days}
          onChange={(text) => setGiven({ ...given, days: text })}
        />
        <FailedChange what={words.notAdded} error={add.error} />
      </FormDialog>
      {token === null ? null : (
        <SecretDialog title={words.token(given.name.trim())} secret={token} onClose={() => setToken(null)} />
      )}
    </div>
  )
}
