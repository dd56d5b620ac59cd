import { Link } from '@tanstack/react-router'
import { IconArrowRight } from '@tabler/icons-react'

import { PermissionTooltip } from '../../ui/permission-tooltip.tsx'
import classes from './contents-list.module.css'
import type { SectionEntry } from './sections.ts'

interface ContentsListProps {
  entries: readonly (SectionEntry & { allowed: boolean })[]
}

/** The pages of a section as a table of contents; a page without its code is disabled and says why. */
export function ContentsList({ entries }: ContentsListProps) {
  return (
    <ul className={classes.root}>
      {entries.map(({ path, label, about, allowed }) => {
        const words = (
          <>
            <span className={classes.label}>{label}</span>
            <span className={classes.about}>{about}</span>
            <IconArrowRight className={classes.arrow} size={20} stroke={1.75} aria-hidden />
          </>
        )
        return (
          <li key={path}>
            {allowed ? (
              <Link to={path} className={classes.entry}>
                {words}
              </Link>
            ) : (
              <PermissionTooltip allowed={false}>
                <a role="link" tabIndex={0} className={classes.entry}>
                  {words}
                </a>
              </PermissionTooltip>
            )}
          </li>
        )
      })}
    </ul>
  )
}
