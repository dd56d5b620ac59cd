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
import { texts } from './texts.ts'

/** The providers, exchange status and vehicle counts of a company. */
export function TelematicsDetails() {
  const { clientId } = useActiveCompany()
  const yearMonth = toYearMonth(today())
  const details = useQuery(telematicsDetailsQuery(api, clientId, yearMonth))
  return (
    <QueryView query={details} pending={<LoadingState label={texts.details.loading} shape="rows" count={4} />}>
      {({ providers, status, vehicles, powerUnits }) => (
        <FactList
          facts={[
            {
              term: texts.details.provider,
              value: providers.length > 0 ? <Providers names={providers} /> : texts.details.noProvider,
            },
            { term: texts.details.status, value: status ?? texts.details.unknownStatus },
            {
              term: texts.details.vehicles,
              value:
                vehicles === undefined
                  ? texts.details.noVehicles(formatMonth(yearMonth))
                  : texts.details.vehiclesIn(formatCount(vehicles), formatMonth(yearMonth)),
            },
            {
              term: texts.details.powerUnits,
              value: powerUnits === undefined ? texts.details.unknownPowerUnits : formatCount(powerUnits),
            },
          ]}
        />
      )}
    </QueryView>
  )
}

/** If the vendors cannot be loaded, renders only the names, because their services are optional information. */
function Providers({ names }: { names: readonly string[] }) {
  const vendors = useQuery(technologyVendorsQuery(api))
  const serviceOf = (name: string) => vendors.data?.find((vendor) => vendor.Name === name)?.Service
  return (
    <ul className={classes.providers} aria-label={texts.details.providers}>
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
