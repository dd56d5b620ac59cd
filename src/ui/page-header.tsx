import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** A short line above the title: where the reader is. */
  eyebrow?: ReactNode
  /** One or two sentences: what the page is for. */
  children?: ReactNode
  /** Buttons that act on the whole page. */
  actions?: ReactNode
}

/** The one h1 of a page. It takes focus on navigation (`#page-title`), so a screen reader starts at it. */
export function PageHeader({ title, eyebrow, children, actions }: PageHeaderProps) {
  return (
    <div className={classes.root} data-ruled>
      <div className={classes.words}>
        {eyebrow ? <p className={classes.eyebrow}>{eyebrow}</p> : null}
        <Title order={1} id="page-title" tabIndex={-1}>
          {title}
        </Title>
        {children ? <div className={classes.lead}>{children}</div> : null}
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  )
}
