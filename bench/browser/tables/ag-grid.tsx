import {
  ClientSideRowModelModule,
  ModuleRegistry,
  PaginationModule,
  QuickFilterModule,
  type ColDef,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useState } from 'react'

import { wideClaims, wideColumns, type WideClaim } from '../../../stories/ui/wide-claims.tsx'

ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule, QuickFilterModule])

const rows = wideClaims(20_000)
const columns = wideColumns.map(({ id, header, value, text }): ColDef<WideClaim> => ({
  colId: id,
  headerName: header,
  flex: 1,
  minWidth: 90,
  valueGetter: ({ data }) => data && value(data),
  ...(text && { valueFormatter: ({ data }) => (data ? text(data) : '') }),
}))

/** AG Grid Community with only the features that the table needs. */
export function AgGrid() {
  const [search, setSearch] = useState('')
  return (
    <>
      <input type="search" aria-label="Search claims" onChange={(event) => setSearch(event.currentTarget.value)} />
      <div style={{ height: 700 }}>
        <AgGridReact
          rowData={rows}
          columnDefs={columns}
          getRowId={({ data }) => data.number}
          quickFilterText={search}
          pagination
          paginationPageSize={20}
        />
      </div>
    </>
  )
}
