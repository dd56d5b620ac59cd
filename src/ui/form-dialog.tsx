import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import type { Elements } from './elements.ts'
import { texts } from './texts.ts'

interface FormDialogProps {
  opened: boolean
  title: string
  /** The fields. */
  children: Elements
  /** The label of the submit button, a verb such as `Add user`. */
  submitLabel: string
  /** Whether the form is being sent. */
  busy?: boolean
  /** Whether closing would lose input and must be confirmed. */
  dirty?: boolean
  onSubmit: () => void
  /** Also called when the user presses Escape. */
  onClose: () => void
}

/** A short form in a dialog. The focus starts in its first field and returns afterward. */
export function FormDialog({ opened, ...form }: FormDialogProps) {
  return opened ? <OpenForm {...form} /> : null
}

function OpenForm(props: Omit<FormDialogProps, 'opened'>) {
  const { title, children, submitLabel, busy = false, dirty = false, onSubmit, onClose } = props
  const [asking, setAsking] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  const leave = () => {
    if (busy) return
    if (dirty) setAsking(true)
    else onClose()
  }
  return (
    <>
      <Dialog title={title} initialFocus="input,select,textarea" onClose={leave}>
        <form noValidate aria-busy={busy} onSubmit={send}>
          {children}
          <DialogActions>
            <Button type="submit" variant="filled" loading={busy}>
              {submitLabel}
            </Button>
            <Button onClick={leave} aria-disabled={busy || undefined}>
              {texts.cancel}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        opened={asking}
        title={texts.dialog.closeUnsaved}
        confirmLabel={texts.close}
        cancelLabel={texts.dialog.keepEditing}
        destructive
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {texts.dialog.unsaved}
      </ConfirmDialog>
    </>
  )
}
