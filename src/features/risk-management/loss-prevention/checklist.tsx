import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { sectionsOf } from './best-practice-score.ts'
import classes from './checklist.module.css'
import { bestPracticesQuery } from './queries.ts'

/** The best practices of a company, in place or not, to be read (LPS-013). */
export function Checklist() {
  const practices = useQuery(bestPracticesQuery(api, useActiveCompany().clientId))
  return (
    <QueryView
      query={practices}
      pending={<LoadingState label="Loading the checklist" shape="rows" count={6} />}
      empty={
        <EmptyState title="No Best Practices Found.">
          Your checklist will stand here once it has been gone through with you.
        </EmptyState>
      }
    >
      {(all) => (
        <ul className={classes.root} aria-label="Best Practices">
          {sectionsOf(all).map(({ name, isInPlace }) => (
            <li key={name}>
              <span>{name}</span>
              <StatusBadge tone={isInPlace ? 'ok' : 'waiting'}>
                {isInPlace ? 'In place' : 'Not in place yet'}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
