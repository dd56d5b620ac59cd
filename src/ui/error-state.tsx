import { Button, Title } from '@mantine/core'
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { use, type ReactNode } from 'react'
import classes from './state.module.css'
import type { Elements } from './elements.ts'
import { OutageContext } from './outage-context.ts'
import { texts } from './texts.ts'

interface ErrorStateProps {
  title?: string
  /** What happened, and which data is safe. */
  children?: ReactNode
  /** The error of the call. During an outage, the server's message replaces `children`. */
  error?: Error | null
  onRetry?: () => void
  /** Another action in addition to trying again. */
  action?: Elements
}

/** Shows that something could not be loaded, with a button to try again. */
export function ErrorState({ title = texts.notLoaded, children, error, onRetry, action }: ErrorStateProps) {
  const outage = use(OutageContext)(error)
  return (
    <div className={classes.root} role="alert">
      <IconPlugConnectedX className={classes.errorIcon} size={36} stroke={1.5} aria-hidden />
      <Title order={2} size="h3">
        {title}
      </Title>
      <div className={classes.text}>{outage ?? children ?? texts.unreachable}</div>
      {onRetry || action ? (
        <div className={classes.action}>
          {onRetry ? (
            <Button leftSection={<IconRefresh size={20} aria-hidden />} onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  )
}
