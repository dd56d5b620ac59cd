import { AddressTabs } from '../../src/ui/address-tabs.tsx'
import { DataTable } from '../../src/ui/data-table/data-table.tsx'
import { rowButton } from '../../src/ui/data-table/row-button.tsx'
import { useTableAddress } from '../../src/ui/data-table/use-table-address.ts'
import { PageHeader } from '../../src/ui/page-header.tsx'
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

/** A table of things of one kind, whole in its address: which claims are expensive? */
export function RegisterScreen() {
  const table = useTableAddress()
  return (
    <>
      <PageHeader title="Claims" eyebrow="Commercial Auto, 2024" />
      <AddressTabs name="state" label="State of the claims" tabs={lines}>
        {(state) => (
          <DataTable
            {...table}
            exported
            label="Claims"
            rows={rowsOf[state]}
            columns={wideColumns}
            rowKey={({ number }) => number}
            emptyText="No Claims Found."
            searchLabel="Search claims"
            rowAction={rowButton(() => undefined)}
            defaultSort="-incurred"
          />
        )}
      </AddressTabs>
    </>
  )
}
