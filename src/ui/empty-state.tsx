import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  title: string
  /** Why it is empty, or what will appear here. */
  children?: ReactNode
  action?: ReactNode
}

/** The state without data. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <div className={classes.blankLines} aria-hidden />
      <Title order={2} size="h3">
        {title}
      </Title>
      {children ? <div className={classes.text}>{children}</div> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  )
}
