import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import classes from './contents-list.module.css'
import { PermittedLink } from './permitted-link.tsx'

interface ContentsEntry {
  path: string
  label: string
  /** One sentence about the page. */
  about: string
  allowed: boolean
  /** A current figure, for example `7 policies in force`. */
  figure?: ReactNode
}

interface ContentsListProps {
  entries: readonly ContentsEntry[]
  /** The search params of each link, for example the selected program. */
  search?: object
}

/** A list of links to pages. Links without permission are disabled. */
export function ContentsList({ entries, search }: ContentsListProps) {
  return (
    <ul className={classes.root}>
      {entries.map(({ path, label, about, allowed, figure }) => (
        <li key={label}>
          <PermittedLink to={path} search={search} allowed={allowed} className={classes.entry}>
            <span className={classes.label}>{label}</span>
            <span className={classes.about}>{about}</span>
            {allowed && figure ? <span className={classes.figure}>{figure}</span> : null}
            <IconArrowRight className={classes.arrow} size={20} stroke={1.75} aria-hidden />
          </PermittedLink>
        </li>
      ))}
    </ul>
  )
}
