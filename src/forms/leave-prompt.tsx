import { useBlocker } from '@tanstack/react-router'

import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { texts } from './texts.ts'

interface LeavePromptProps {
  /** Called on leaving, so that a form sent just before does not block it. */
  isUnfinished: () => boolean
  message: string
  /** Called when the user leaves anyway. */
  onLeave?: (() => void) | undefined
}

/** The search params that choose what a page shows. All others only filter or sort it. */
const subjectParams = ['category', 'user', 'view']

/** A location of the router, with its search params. */
interface Place {
  pathname: string
  search: object
}

/** Whether the page stays open at the next location. */
const staysOpen = (current: Place, next: Place): boolean =>
  current.pathname === next.pathname &&
  subjectParams.every((name) => Reflect.get(current.search, name) === Reflect.get(next.search, name))

/**
 * Asks before the user leaves an unfinished form: OK leaves, Cancel stays (AMB-130). The browser asks before the window
 * closes.
 */
export function LeavePrompt({ isUnfinished, message, onLeave }: LeavePromptProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => !staysOpen(current, next) && isUnfinished(),
    enableBeforeUnload: isUnfinished,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={texts.leave}
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
