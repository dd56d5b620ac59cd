import { IconArrowRight, type Icon } from '@tabler/icons-react'
import type { ReactElement, ReactNode } from 'react'

import classes from './choice-card.module.css'

interface ChoiceCardProps {
  icon: Icon
  title: string
  /** One sentence: when to choose this. */
  children: ReactNode
  /** The choice for what cannot wait. */
  urgent?: boolean
  /** The link that the whole card is: a link of the router, or `<a href>`. */
  renderLink: (props: { className: string; children: ReactNode }) => ReactElement
}

/** One way on among two or three, as large as it matters. Side by side in `ChoiceCards`. */
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

/** The choices in a row, one below the other where they have no room for that. */
export function ChoiceCards({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <div className={classes.cards}>{children}</div>
    </div>
  )
}
