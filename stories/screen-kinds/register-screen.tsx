import { useState } from 'react'
import { DataTable } from '../../src/ui/data-table/data-table.tsx'
import { rowButton } from '../../src/ui/data-table/row-button.tsx'
import { useTableState } from '../../src/ui/data-table/use-table-state.ts'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { PageTabs } from '../../src/ui/page-tabs.tsx'
import { wideClaims, wideColumns } from '../ui/wide-claims.tsx'

const claims = wideClaims(137)
const lines = [
  { value: 'open', label: 'Open', count: claims.filter(({ state }) => state === 'open').length },
  { value: 'closed', label: 'Closed', count: claims.filter(({ state }) => state === 'closed').length },
] as const
const rowsOf = {
  open: claims.filter(({ state }) => state === 'open'),
  closed: claims.filter(({ state }) => state === 'closed'),
}

/** A register: a table of records of one kind. It answers the question: which claims are expensive? */
export function RegisterScreen() {
  const table = useTableState()
  const [state, setState] = useState<keyof typeof rowsOf>('open')
  return (
    <>
      <PageHeader title="Claims" eyebrow="Commercial Auto, 2024" />
      <PageTabs label="State of the claims" tabs={lines} value={state} onChange={setState}>
        {(open) => (
          <DataTable
            {...table}
            exported
            label="Claims"
            rows={rowsOf[open]}
            columns={wideColumns}
            rowKey={({ number }) => number}
            emptyText="No Claims Found."
            searchLabel="Search claims"
            rowAction={rowButton(() => undefined)}
            defaultSort="-incurred"
          />
        )}
      </PageTabs>
    </>
  )
}
