import { Button, Loader } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'

import classes from './submit-button.module.css'

interface SubmitButtonProps {
  label: string
  /** While the call runs. */
  busyLabel: string
  busy: boolean
  /** Whether pressing sends; it stays pressable and then tells what is missing. */
  ready: boolean
  /** Left out where the form around it sends. */
  onPress?: () => void
}

/** Sends what was filled in. Announces that it is doing so; pressing twice sends once. */
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
