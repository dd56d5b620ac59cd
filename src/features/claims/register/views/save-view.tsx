import { longestViewName } from '@captive/api-client/contract'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '../../../../api/api.ts'
import { reasonOf } from '../../../../api/call-failure.ts'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { texts } from '../../texts.ts'
import { claimViewsQuery } from '../queries.ts'

const words = texts.register.views

interface SaveViewProps {
  /** The name of the open view; empty if none is open. */
  named: string
  /** The existing names. Saving under one of them replaces that view. */
  names: readonly string[]
  /** The search params to save. */
  search: string
  onSaved: (name: string) => void
  onCancel: () => void
}

/** Asks for the name of a view and saves it. */
export function SaveView({ named, names, search, onSaved, onCancel }: SaveViewProps) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(named)
  const name = typed.trim().replace(/\s+/gu, ' ')
  const [isChecked, setChecked] = useState(false)
  const fault =
    name === '' ? words.nameMissing : name.length > longestViewName ? words.nameTooLong(longestViewName) : undefined
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.saveClaimView({ body: { Name: name, Search: search } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: claimViewsQuery(api).queryKey })
      onSaved(name)
    },
  })
  return (
    <Dialog title={words.save} initialFocus="input" onClose={onCancel}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (fault === undefined) mutate()
        }}
      >
        <TextField
          label={words.name}
          description={names.includes(name) ? words.replaces : undefined}
          error={(isChecked && fault) || (error ? reasonOf(error) : undefined)}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <DialogActions>
          <Button type="submit" variant="filled" loading={isPending}>
            {words.confirm}
          </Button>
          <Button disabled={isPending} onClick={onCancel}>
            {words.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
