import { Button } from '@mantine/core'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import classes from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  children: ReactNode
  /** The words of a browser's own `confirm` unless told otherwise: OK and Cancel. */
  confirmLabel?: string
  /** `null` for a message that can only be acknowledged. */
  cancelLabel?: string | null
  /** Paints the confirming button as a warning: something is lost by it. */
  destructive?: boolean
  /** While what was confirmed is being done: it is neither confirmed twice nor taken back. */
  busy?: boolean
  onConfirm: () => void
  /** Also called for Escape. */
  onCancel: () => void
}

/**
 * A question that must be answered before going on. Focus starts on the safe answer and returns to where it was.
 * The browser's own dialog, since Mantine's modal cannot be an `alertdialog`.
 */
export function ConfirmDialog({ opened, ...question }: ConfirmDialogProps) {
  return opened ? <OpenDialog {...question} /> : null
}

// A component of its own, so that it closes while still in the page: only then does the browser give focus back.
function OpenDialog(props: Omit<ConfirmDialogProps, 'opened'>) {
  const { title, children, confirmLabel = 'OK', cancelLabel = 'Cancel', destructive, busy = false, onConfirm } = props
  const onCancel = () => {
    if (!busy) props.onCancel()
  }
  const dialog = useRef<HTMLDialogElement>(null)
  const safeAnswer = useRef<HTMLButtonElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    safeAnswer.current?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.root}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <div id={`${id}text`}>{children}</div>
      <div className={classes.actions}>
        <Button
          variant="filled"
          {...(destructive ? { color: 'warning' as const } : {})}
          ref={cancelLabel === null ? safeAnswer : null}
          loading={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
        {cancelLabel === null ? null : (
          <Button ref={safeAnswer} disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
      </div>
    </dialog>
  )
}
