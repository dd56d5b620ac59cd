import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatCount } from '../../../format/count.ts'
import { today } from '../../../format/date.ts'
import { formatMonth } from '../../../format/month.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { technologyVendorsQuery } from '../loss-prevention/queries.ts'
import { telematicsDetailsQuery } from './queries.ts'
import { toYearMonth } from './speeding.ts'
import classes from './telematics-details.module.css'

/** Who provides a company's data, where it stands with the exchange, and how many vehicles that is of (TEL-009 to TEL-016). */
export function TelematicsDetails() {
  const { clientId } = useActiveCompany()
  const yearMonth = toYearMonth(today())
  const details = useQuery(telematicsDetailsQuery(api, clientId, yearMonth))
  return (
    <QueryView query={details} pending={<LoadingState label="Loading telematics details" shape="rows" count={4} />}>
      {({ providers, status, vehicles, powerUnits }) => (
        <FactList
          facts={[
            {
              term: 'Telematics Service Provider',
              value: providers.length > 0 ? <Providers names={providers} /> : 'None yet',
            },
            { term: 'Telematics Exchange Status', value: status ?? 'Not known to the exchange' },
            {
              term: 'Telematics Vehicle Count',
              value:
                vehicles === undefined
                  ? `No data in ${formatMonth(yearMonth)}`
                  : `${formatCount(vehicles)} in ${formatMonth(yearMonth)}`,
            },
            { term: 'Policy Power Unit Count', value: powerUnits === undefined ? 'Unknown' : formatCount(powerUnits) },
          ]}
        />
      )}
    </QueryView>
  )
}

/** What a provider does is beside the point, so it is silent where the vendors fail. */
function Providers({ names }: { names: readonly string[] }) {
  const vendors = useQuery(technologyVendorsQuery(api))
  const serviceOf = (name: string) => vendors.data?.find((vendor) => vendor.Name === name)?.Service
  return (
    <ul className={classes.providers} aria-label="Telematics Service Providers">
      {names.map((name) => {
        const service = serviceOf(name)
        return (
          <li key={name}>
            <span>{name}</span>
            {service ? <span>{service}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
