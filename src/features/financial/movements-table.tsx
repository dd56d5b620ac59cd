import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatMoney } from '../../format/money.ts'
import { useActiveCompany } from '../../session/session-context.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../ui/data-table/use-table-address.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import type { MovementRow } from './movement-rows.ts'
import { movementsQuery } from './queries.ts'

const columns: readonly DataColumn<MovementRow>[] = [
  { id: 'year', header: 'Premium Year', kind: 'year', value: ({ year }) => year },
  { id: 'type', header: 'Type', value: ({ type }) => type, fact: true },
  {
    id: 'amount',
    header: 'Total Amount',
    kind: 'cents',
    value: ({ amount }) => amount,
    text: ({ amount }) => (amount === null ? 'Pending' : formatMoney(amount)),
    fact: true,
  },
]

/** Assessments and distributions of the past five years (FIN-017 to FIN-019). */
export function MovementsTable() {
  const movements = useQuery(movementsQuery(api, useActiveCompany().clientId))
  const table = useTableAddress()
  return (
    <QueryView
      query={movements}
      pending={<LoadingState label="Loading assessments and distributions" shape="rows" count={5} />}
      failed={{ title: 'Assessments and distributions did not load', kept: 'Nothing of them has changed.' }}
    >
      {(rows) => (
        <DataTable
          {...table}
          label="Assessments & Distributions"
          rows={rows}
          columns={columns}
          rowKey={(row) => String(rows.indexOf(row))}
          emptyText="No Assessments or Distributions Found."
          emptyHint="What the program assesses, and what it returns, will stand here."
          exported
        />
      )}
    </QueryView>
  )
}
