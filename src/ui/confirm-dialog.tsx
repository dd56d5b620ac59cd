import { Button } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Dialog, DialogActions } from './dialog.tsx'
import { texts } from './texts.ts'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  children: ReactNode
  /** The labels default to those of the browser's `confirm`: OK and Cancel. */
  confirmLabel?: string
  /** `null` for a message that can only be acknowledged. */
  cancelLabel?: string | null
  /** Colors the confirm button as a warning, because confirming loses something. */
  destructive?: boolean
  /** Whether the confirmed action is running. It can then be neither repeated nor canceled. */
  busy?: boolean
  onConfirm: () => void
  /** Also called when the user presses Escape. */
  onCancel: () => void
}

/** A question that must be answered. Focus starts on the safe answer. */
export function ConfirmDialog({ opened, ...question }: ConfirmDialogProps) {
  return opened ? <OpenDialog {...question} /> : null
}

function OpenDialog(props: Omit<ConfirmDialogProps, 'opened'>) {
  const {
    title,
    children,
    confirmLabel = texts.ok,
    cancelLabel = texts.cancel,
    destructive,
    busy = false,
    onConfirm,
  } = props
  const textId = useId()
  const onCancel = () => {
    if (!busy) props.onCancel()
  }
  return (
    <Dialog title={title} role="alertdialog" describedBy={textId} initialFocus="[data-safe-answer]" onClose={onCancel}>
      <div id={textId}>{children}</div>
      <DialogActions>
        <Button
          variant="filled"
          {...(destructive ? { color: 'warning' as const } : {})}
          data-safe-answer={cancelLabel === null || undefined}
          loading={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
        {cancelLabel === null ? null : (
          <Button data-safe-answer disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
