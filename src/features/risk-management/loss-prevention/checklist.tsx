import { sectionsOf } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import classes from './checklist.module.css'
import { bestPracticesQuery } from './queries.ts'
import { texts } from './texts.ts'

/** The read-only checklist of best practices. */
export function Checklist() {
  const practices = useQuery(bestPracticesQuery(api, useActiveCompany().clientId))
  return (
    <QueryView
      query={practices}
      pending={<LoadingState label={texts.checklist.loading} shape="rows" count={6} />}
      empty={<EmptyState title={texts.checklist.empty}>{texts.checklist.emptyHint}</EmptyState>}
    >
      {(all) => (
        <ul className={classes.root} aria-label={texts.checklist.title}>
          {sectionsOf(all).map(({ name, isInPlace }) => (
            <li key={name}>
              <span>{name}</span>
              <StatusBadge tone={isInPlace ? 'ok' : 'warning'}>
                {isInPlace ? texts.inPlace : texts.notInPlace}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
