import { IconArrowRight, type Icon } from '@tabler/icons-react'
import type { ReactElement, ReactNode } from 'react'

import classes from './choice-card.module.css'

interface ChoiceCardProps {
  icon: Icon
  title: string
  /** One sentence about when to choose this. */
  children: ReactNode
  /** Whether it is the urgent choice. */
  urgent?: boolean
  /** The link of the card, from the router or `<a href>`. */
  renderLink: (props: { className: string; children: ReactNode }) => ReactElement
}

/** One of two or three main choices, inside `ChoiceCards`. */
export function ChoiceCard({ icon: ChoiceIcon, title, children, urgent = false, renderLink }: ChoiceCardProps) {
  return renderLink({
    className: `${classes.card} ${urgent ? classes.urgent : ''}`,
    children: (
      <>
        <ChoiceIcon className={classes.icon} size={32} stroke={1.5} aria-hidden />
        <h2>{title}</h2>
        <p>{children}</p>
        <IconArrowRight className={classes.arrow} size={24} aria-hidden />
      </>
    ),
  })
}

/** A row of choices, stacked on narrow screens. */
export function ChoiceCards({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <div className={classes.cards}>{children}</div>
    </div>
  )
}
