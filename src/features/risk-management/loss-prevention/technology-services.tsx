import type { LossControl } from '@captive/api-client/contract'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatMoney } from '../../../format/money.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableState } from '../../../ui/data-table/use-table-state.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { technologyServicesQuery, technologyVendorsQuery } from './queries.ts'
import { totalOf } from './service-total.ts'
import classes from './services.module.css'

const columns: readonly DataColumn<LossControl>[] = [
  { id: 'service', header: 'Service', value: ({ EventTypeTxt }) => EventTypeTxt, total: () => 'Total amount' },
  {
    id: 'amount',
    header: 'Contract amount',
    kind: 'cents',
    value: ({ ContractAmount }) => ContractAmount,
    total: (rows) => formatMoney(totalOf(rows)),
  },
]

/** What a company has contracted, with its total, and who provides such technology (LPS-005, LPS-009). */
export function TechnologyServices() {
  return (
    <div className={classes.parts}>
      <Contracted />
      <Vendors />
    </div>
  )
}

function Contracted() {
  const services = useQuery(technologyServicesQuery(api, useActiveCompany().clientId))
  const table = useTableState()
  return (
    <QueryView query={services} pending={<LoadingState label="Loading technology services" shape="rows" count={4} />}>
      {(rows) => (
        <DataTable
          {...table}
          label="Loss Prevention and Technology Services"
          rows={rows}
          columns={columns}
          rowKey={(row) => String(rows.indexOf(row))}
          emptyText="No Technology Services Found."
          emptyHint="Cameras, telematics and other technology that you contract will stand here, with their amounts."
          exported
        />
      )}
    </QueryView>
  )
}

/** Beside the point of the page, so it is silent where it fails. */
function Vendors() {
  const vendors = useQuery(technologyVendorsQuery(api))
  return vendors.data?.length ? (
    <div>
      <Title order={3} size="h4">
        Vendors our programs work with
      </Title>
      <FactList facts={vendors.data.map(({ Name, Service }) => ({ term: Name, value: Service }))} />
    </div>
  ) : null
}
