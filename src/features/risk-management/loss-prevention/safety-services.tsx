import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { safetyServicesQuery } from './queries.ts'
import classes from './services.module.css'
import { texts } from './texts.ts'

/** The services available to a company. */
export function SafetyServices() {
  const services = useQuery(safetyServicesQuery(api, useActiveCompany().clientId))
  return (
    <QueryView
      query={services}
      pending={<LoadingState label={texts.safetyServices.loading} shape="rows" count={4} />}
      empty={<EmptyState title={texts.safetyServices.empty}>{texts.safetyServices.emptyHint}</EmptyState>}
    >
      {(all) => (
        <ul className={classes.list} aria-label={texts.safetyServices.title}>
          {all.map((service) => (
            <li key={all.indexOf(service)}>{service.EventTypeTxt}</li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
