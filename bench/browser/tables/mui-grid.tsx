import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'

import { wideClaims, wideColumns, type WideClaim } from '../../../stories/ui/wide-claims.tsx'

const rows = wideClaims(20_000)
const columns = wideColumns.map(({ id, header, value, text }): GridColDef<WideClaim> => ({
  field: id,
  headerName: header,
  flex: 1,
  minWidth: 90,
  valueGetter: (_, row) => value(row),
  ...(text && { valueFormatter: (_, row) => text(row) }),
}))

/** MUI X Data Grid (the free version) with only the features that the table needs. */
export function MuiGrid() {
  const [search, setSearch] = useState('')
  const filterModel = useMemo(() => ({ items: [], quickFilterValues: search === '' ? [] : [search] }), [search])
  return (
    <>
      <input type="search" aria-label="Search claims" onChange={(event) => setSearch(event.currentTarget.value)} />
      <div style={{ height: 700 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowId={({ number }) => number}
          filterModel={filterModel}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          pageSizeOptions={[20]}
        />
      </div>
    </>
  )
}
