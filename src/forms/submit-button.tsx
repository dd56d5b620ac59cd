import { Button, Loader } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'

import classes from './submit-button.module.css'

interface SubmitButtonProps {
  label: string
  /** The label while the call runs. */
  busyLabel: string
  busy: boolean
  /** Whether the form is complete; otherwise a click shows what is missing. */
  ready: boolean
  /** Undefined if the surrounding form submits. */
  onPress?: () => void
}

/** The submit button. It announces progress and ignores clicks while busy. */
export function SubmitButton({ label, busyLabel, busy, ready, onPress }: SubmitButtonProps) {
  return (
    <Button
      variant="filled"
      className={classes.root ?? ''}
      aria-disabled={busy || !ready}
      aria-busy={busy}
      leftSection={
        busy ? <Loader size={20} className={classes.spinner ?? ''} aria-hidden /> : <IconSend size={20} aria-hidden />
      }
      type={onPress ? 'button' : 'submit'}
      onClick={() => (busy ? undefined : onPress?.())}
    >
      <span aria-live="polite">{busy ? busyLabel : label}</span>
    </Button>
  )
}
