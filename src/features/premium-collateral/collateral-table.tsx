import type { Program } from '@captive/api-client/contract'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { programsQuery } from '../../programs/queries.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { AddressSelect } from '../../ui/address-select.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../ui/data-table/use-table-address.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { BarPicture } from '../../ui/pictures/picture.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useAddressValue } from '../../ui/use-address-value.ts'
import { collateralFigures } from './collateral-figures.ts'
import { policyYear, toCollateralRows, type CollateralRow } from './collateral-rows.ts'
import classes from './collateral-table.module.css'
import { collateralQuery } from './queries.ts'

const columns: readonly DataColumn<CollateralRow>[] = [
  { id: 'year', header: 'Policy Year', kind: 'year', value: ({ year }) => year, text: policyYear },
  { id: 'program', header: 'Program', value: ({ program }) => program, fact: true },
  { id: 'type', header: 'Type', value: ({ type }) => type, fact: true },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'cents',
    value: ({ amount }) => amount,
    fact: true,
  },
]

/** What is posted, by policy year, for the program chosen, with a picture of it (PAY-007, PAY-008, PAY-015). */
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
      pending={<LoadingState label="Loading collateral" shape="rows" count={4} />}
      failed={{ title: 'The collateral did not load', kept: 'What is posted is what it was.' }}
    >
      {({ programs }) => <OfProgram rows={rows ?? []} programs={programs} />}
    </QueryView>
  )
}

const name = 'program'
const all = { value: 'all', label: 'All programs' }

function OfProgram({ rows, programs }: { rows: readonly CollateralRow[]; programs: readonly Program[] }) {
  const table = useTableAddress()
  const options = [...programs.map(({ RecId, Name }) => ({ value: String(RecId), label: Name })), all]
  const [chosen] = useAddressValue(
    name,
    options.map(({ value }) => value),
  )
  const shown = useMemo(
    () => rows.filter(({ programRecId }) => chosen === all.value || String(programRecId) === chosen),
    [rows, chosen],
  )
  const program = options.find(({ value }) => value === chosen)?.label ?? ''
  const figures = useMemo(() => collateralFigures(shown, program), [shown, program])
  return (
    <div className={classes.root}>
      <div className={classes.program}>
        <AddressSelect name={name} label="Program" options={options} />
      </div>
      {figures ? <BarPicture figures={figures} table="on request" /> : null}
      <DataTable
        {...table}
        label="Collateral"
        rows={shown}
        columns={columns}
        rowKey={(row) => String(rows.indexOf(row))}
        emptyText="No Collateral Found."
        emptyHint="What you post for this program will stand here, policy year by policy year."
        defaultSort="-year"
        exported
      />
    </div>
  )
}
