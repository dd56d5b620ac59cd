import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './section-card.module.css'

interface SectionCardProps {
  title: string
  /** A note beside the title. */
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** Heading level below the page's h1. */
  order?: 2 | 3 | 4
  /** Uses the full width, for tables and charts. */
  wide?: boolean
  /** Hides the section when printing. */
  screenOnly?: boolean
}

/** A section of a page with a line and its title in the margin. */
export function SectionCard(props: SectionCardProps) {
  const { title, note, actions, children, order = 2, wide = false, screenOnly = false } = props
  const headingId = useId()
  return (
    <section
      className={classes.root}
      data-wide={wide || undefined}
      data-screen-only={screenOnly || undefined}
      aria-labelledby={headingId}
    >
      <div className={classes.margin}>
        <Title order={order} id={headingId} className={classes.title ?? ''}>
          {title}
        </Title>
        {note ? <div className={classes.note}>{note}</div> : null}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  )
}
