import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { safetyServicesQuery } from './queries.ts'
import classes from './services.module.css'

/** What a company may use (LPS-006). */
export function SafetyServices() {
  const services = useQuery(safetyServicesQuery(api, useActiveCompany().clientId))
  return (
    <QueryView
      query={services}
      pending={<LoadingState label="Loading safety services" shape="rows" count={4} />}
      empty={
        <EmptyState title="No Safety Services Found.">
          Surveys, audits and training that are open to you will stand here.
        </EmptyState>
      }
    >
      {(all) => (
        <ul className={classes.list} aria-label="Loss Prevention and Safety Services">
          {all.map((service) => (
            <li key={all.indexOf(service)}>{service.EventTypeTxt}</li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
