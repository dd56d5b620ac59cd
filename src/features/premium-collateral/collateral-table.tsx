import type { Program } from '@captive/api-client/contract'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { programsQuery } from '../../programs/queries.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { BarChart } from '../../ui/charts/chart.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { searchChoice } from '../../ui/search-choice.ts'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { collateralFigures } from './collateral-figures.ts'
import { policyYear, toCollateralRows, type CollateralRow } from './collateral-rows.ts'
import classes from './collateral-table.module.css'
import { collateralQuery } from './queries.ts'
import { texts } from './texts.ts'

const headers = texts.collateral.columns

const columns: readonly DataColumn<CollateralRow>[] = [
  { id: 'year', header: headers.policyYear, kind: 'year', value: ({ year }) => year, text: policyYear },
  { id: 'program', header: headers.program, value: ({ program }) => program, shownOnCard: true },
  { id: 'type', header: headers.type, value: ({ type }) => type, shownOnCard: true },
  {
    id: 'amount',
    header: headers.amount,
    kind: 'cents',
    value: ({ amount }) => amount,
    shownOnCard: true,
  },
]

/** The collateral of the selected program by policy year, as a chart and a table. */
export function CollateralTable() {
  const company = useActiveCompany()
  const session = useSession()
  const loaded = useQueries({
    queries: [collateralQuery(api, company.clientId), programsQuery(api, session, company)],
    combine: ([collateral, programs]) => ({
      data: collateral.data && programs.data && { collateral: collateral.data, programs: programs.data },
      isLoadingError: collateral.isLoadingError || programs.isLoadingError,
      error: collateral.error ?? programs.error,
      refetch: () => Promise.all([collateral.refetch(), programs.refetch()]),
    }),
  })
  const rows = useMemo(
    () => loaded.data && toCollateralRows(loaded.data.collateral, loaded.data.programs),
    [loaded.data],
  )
  return (
    <QueryView
      query={loaded}
      pending={<LoadingState label={texts.collateral.loading} shape="rows" count={4} />}
      failed={texts.collateral.failed}
    >
      {({ programs }) => <OfProgram rows={rows ?? []} programs={programs} />}
    </QueryView>
  )
}

const all = { value: 'all', label: texts.collateral.allPrograms } as const

function OfProgram({ rows, programs }: { rows: readonly CollateralRow[]; programs: readonly Program[] }) {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/insurance/premium-payment-&-collateral')
  const options = [...programs.map(({ RecId, Name }) => ({ value: RecId, label: Name })), all]
  const choice = searchChoice(
    options.map(({ value }) => value),
    search.program,
    (value) => onSearch({ program: value, page: undefined }),
  )
  const chosen = choice.value
  const shown = useMemo(
    () => rows.filter(({ programRecId }) => chosen === all.value || programRecId === chosen),
    [rows, chosen],
  )
  const program = options.find(({ value }) => value === chosen)?.label ?? ''
  const figures = useMemo(() => collateralFigures(shown, program), [shown, program])
  return (
    <div className={classes.root}>
      <div className={classes.program}>
        <SelectField label={texts.collateral.program} options={options} {...choice} />
      </div>
      {figures ? <BarChart figures={figures} table="on-request" /> : null}
      <DataTable
        state={search}
        onState={onSearch}
        label={texts.collateral.title}
        rows={shown}
        columns={columns}
        rowKey={(row) => String(rows.indexOf(row))}
        emptyText={texts.collateral.empty}
        emptyHint={texts.collateral.emptyHint}
        defaultSort="-year"
        exported
      />
    </div>
  )
}
