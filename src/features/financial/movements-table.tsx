import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatMoney } from '../../format/money.ts'
import { useActiveCompany } from '../../session/session-context.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import type { MovementRow } from './movement-rows.ts'
import { movementsQuery } from './queries.ts'
import { texts } from './texts.ts'

const headers = texts.movements.columns

const columns: readonly DataColumn<MovementRow>[] = [
  { id: 'year', header: headers.year, kind: 'year', value: ({ year }) => year },
  { id: 'type', header: headers.type, value: ({ type }) => type, shownOnCard: true },
  {
    id: 'amount',
    header: headers.amount,
    kind: 'cents',
    value: ({ amount }) => amount,
    text: ({ amount }) => (amount === null ? texts.movements.pending : formatMoney(amount)),
    shownOnCard: true,
  },
]

/** Assessments and distributions of the past five years (FIN-017 to FIN-019). */
export function MovementsTable() {
  const movements = useQuery(movementsQuery(api, useActiveCompany().clientId))
  const { search, onSearch } = useSearchParams('/_signed-in/_company/insurance/financial-&-profitability')
  return (
    <QueryView
      query={movements}
      pending={<LoadingState label={texts.movements.loading} shape="rows" count={5} />}
      failed={texts.movements.failed}
    >
      {(rows) => (
        <DataTable
          state={search}
          onState={onSearch}
          label={texts.movements.title}
          rows={rows}
          columns={columns}
          rowKey={(row) => String(rows.indexOf(row))}
          emptyText={texts.movements.empty}
          emptyHint={texts.movements.emptyHint}
          exported
        />
      )}
    </QueryView>
  )
}
