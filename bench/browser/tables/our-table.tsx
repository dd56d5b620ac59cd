import { wideClaims, wideColumns } from '../../../stories/ui/wide-claims.tsx'
import { ThemeProvider } from '../../../src/theme/theme-provider.tsx'
import { DataTable } from '../../../src/ui/data-table/data-table.tsx'
import { useTableState } from '../../../src/ui/data-table/use-table-state.ts'

const rows = wideClaims(20_000)

/** Our table in the portal's theme, which renders before the table. */
export function OurTable({ shown }: { shown: boolean }) {
  return <ThemeProvider>{shown ? <Claims /> : null}</ThemeProvider>
}

function Claims() {
  return (
    <DataTable
      {...useTableState()}
      label="Claims"
      rows={rows}
      columns={wideColumns}
      rowKey={({ number }) => number}
      emptyText="No Claims Found."
      searchLabel="Search claims"
    />
  )
}
