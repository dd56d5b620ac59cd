import type { Changes } from '@captive/api-client/contract'

import { formatDate } from '../../format/date.ts'
import { PermittedLink } from '../../ui/permitted-link.tsx'
import classes from './needs-attention.module.css'
import { texts } from './texts.ts'

/** One line with the changes since the last visit. Renders nothing without changes. */
export function SinceLastVisit({ Since, Changes: changes }: Changes) {
  if (Since === null || changes.length === 0) return null
  return (
    <p className={classes.line}>
      <strong>{texts.lastVisit.title}</strong> <span>{texts.lastVisit.since(formatDate(Since))}</span>{' '}
      {changes.map((change) => (
        <span key={change.Kind} className={classes.quiet}>
          <PermittedLink to={change.Link} allowed>
            {texts.changes[change.Kind](change)}
          </PermittedLink>
        </span>
      ))}
    </p>
  )
}
