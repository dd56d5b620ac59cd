import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import classes from './contents-list.module.css'
import { PermittedLink } from './permitted-link.tsx'

interface ContentsEntry {
  path: string
  label: string
  /** One sentence: what is there. */
  about: string
  allowed: boolean
  /** One live fact of what is there: '7 policies in force'. */
  figure?: ReactNode
}

interface ContentsListProps {
  entries: readonly ContentsEntry[]
  /** What goes along in the address of each: the program that was chosen, for example. */
  search?: object
}

/** The pages of a section as a table of contents; a page without its code is disabled and says why. */
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
