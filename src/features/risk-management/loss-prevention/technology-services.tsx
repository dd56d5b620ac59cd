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
import { texts } from './texts.ts'

const headers = texts.technologyServices.columns

const columns: readonly DataColumn<LossControl>[] = [
  {
    id: 'service',
    header: headers.service,
    value: ({ EventTypeTxt }) => EventTypeTxt,
    total: () => texts.technologyServices.total,
  },
  {
    id: 'amount',
    header: headers.amount,
    kind: 'cents',
    value: ({ ContractAmount }) => ContractAmount,
    total: (rows) => formatMoney(totalOf(rows)),
  },
]

/** The contracted services with their total, and the vendors of such services. */
export function TechnologyServices() {
  return (
    <div className={classes.columns}>
      <Contracted />
      <Vendors />
    </div>
  )
}

function Contracted() {
  const services = useQuery(technologyServicesQuery(api, useActiveCompany().clientId))
  const table = useTableState()
  return (
    <QueryView
      query={services}
      pending={<LoadingState label={texts.technologyServices.loading} shape="rows" count={4} />}
    >
      {(rows) => (
        <DataTable
          {...table}
          label={texts.technologyServices.title}
          rows={rows}
          columns={columns}
          rowKey={(row) => String(rows.indexOf(row))}
          emptyText={texts.technologyServices.empty}
          emptyHint={texts.technologyServices.emptyHint}
          exported
        />
      )}
    </QueryView>
  )
}

/** Optional information, so it renders nothing on failure. */
function Vendors() {
  const vendors = useQuery(technologyVendorsQuery(api))
  return vendors.data?.length ? (
    <div>
      <Title order={3} size="h4">
        {texts.technologyServices.vendors}
      </Title>
      <FactList facts={vendors.data.map(({ Name, Service }) => ({ term: Name, value: Service }))} />
    </div>
  ) : null
}
