import { Button } from '@mantine/core'
import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import classes from './confirm-dialog.module.css'
import type { Elements } from './elements.ts'

interface FormDialogProps {
  opened: boolean
  title: string
  /** The fields. */
  children: Elements
  /** What the button says, a verb: 'Add user'. */
  submitLabel: string
  /** While what was entered is under way. */
  busy?: boolean
  /** Whether something was typed that closing would lose: then it is asked first. */
  dirty?: boolean
  onSubmit: () => void
  /** Also called for Escape. */
  onClose: () => void
}

/** A short form over the page, sent by its button or by Enter in a field. Focus starts in its first field and returns to where it was. */
export function FormDialog({ opened, ...form }: FormDialogProps) {
  return opened ? <OpenForm {...form} /> : null
}

// A component of its own, so that it closes while still in the page: only then does the browser give focus back.
function OpenForm(props: Omit<FormDialogProps, 'opened'>) {
  const { title, children, submitLabel, busy = false, dirty = false, onSubmit, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [asking, setAsking] = useState(false)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => element?.close()
  }, [])
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
      <dialog
        ref={dialog}
        className={classes.root}
        aria-labelledby={id}
        onCancel={(event) => {
          event.preventDefault()
          leave()
        }}
      >
        <h2 id={id}>{title}</h2>
        <form noValidate aria-busy={busy} onSubmit={send}>
          {children}
          <div className={classes.actions}>
            <Button type="submit" variant="filled" loading={busy}>
              {submitLabel}
            </Button>
            <Button onClick={leave} aria-disabled={busy || undefined}>
              Cancel
            </Button>
          </div>
        </form>
      </dialog>
      <ConfirmDialog
        opened={asking}
        title="Close without saving?"
        confirmLabel="Close"
        cancelLabel="Go on"
        destructive
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        What you entered here is not saved yet.
      </ConfirmDialog>
    </>
  )
}
