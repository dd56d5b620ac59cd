import { useBlocker } from '@tanstack/react-router'

import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

interface LeavePromptProps {
  /** Asked at the moment of leaving, so that a report just sent no longer holds anyone back. */
  isUnfinished: () => boolean
  message: string
  /** Told when somebody leaves all the same. */
  onLeave?: (() => void) | undefined
}

/**
 * Asks before an unfinished report is left (WIZ-038, EML-008): OK leaves, Cancel stays (AMB-130). Closing the window
 * is asked about by the browser in its own words.
 */
export function LeavePrompt({ isUnfinished, message, onLeave }: LeavePromptProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isUnfinished(),
    enableBeforeUnload: isUnfinished,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title="Leave the page?"
      onConfirm={() => {
        onLeave?.()
        proceed?.()
      }}
      onCancel={() => reset?.()}
    >
      {message}
    </ConfirmDialog>
  )
}
