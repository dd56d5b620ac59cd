import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './section-card.module.css'

interface SectionCardProps {
  title: string
  /** Words beside the title, in the margin on a wide screen. */
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** Heading level below the page's h1. */
  order?: 2 | 3 | 4
  /** Over the full width instead of beside the title: for tables and charts. */
  wide?: boolean
  /** Of what is pressed or played and nothing else: not there on paper. */
  screenOnly?: boolean
}

/** A part of a page: a rule opens it and its title hangs in the margin, as in a policy document. No box. */
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
