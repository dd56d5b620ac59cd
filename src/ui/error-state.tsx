import { Button, Title } from '@mantine/core'
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { use, type ReactNode } from 'react'
import classes from './state.module.css'
import type { Elements } from './elements.ts'
import { OutageContext } from './outage-context.ts'

interface ErrorStateProps {
  title?: string
  /** What happened and what was kept, in plain words. */
  children?: ReactNode
  /** The error of the call. During an outage, the server's own sentence shows instead of `children`. */
  error?: Error | null
  onRetry?: () => void
  /** A way on besides trying again. */
  action?: Elements
}

/** Something did not load. Says so calmly and offers to try again. */
export function ErrorState({ title = 'This did not load', children, error, onRetry, action }: ErrorStateProps) {
  const outage = use(OutageContext)(error)
  return (
    <div className={classes.root} role="alert">
      <IconPlugConnectedX className={classes.errorIcon} size={36} stroke={1.5} aria-hidden />
      <Title order={2} size="h3">
        {title}
      </Title>
      <div className={classes.text}>
        {outage ?? children ?? 'The server could not be reached. Nothing you entered is lost.'}
      </div>
      {onRetry || action ? (
        <div className={classes.action}>
          {onRetry ? (
            <Button leftSection={<IconRefresh size={20} aria-hidden />} onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  )
}
