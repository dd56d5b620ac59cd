import type { AttentionItem, AttentionState } from '@captive/api-client/contract'
import { useMemo } from 'react'

import { DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx'
import { rowButton } from '../../ui/data-table/row-button.tsx'
import type { TableState } from '../../ui/data-table/table-state.ts'
import type { SearchParams } from '../../ui/use-search-params.ts'
import { attentionColumns } from './attention-columns.tsx'
import { texts } from './texts.ts'
import { useOpenItem } from './use-open-item.ts'

interface ItemsTableProps
  extends
    SearchParams<TableState>,
    Pick<DataTableProps<AttentionItem>, 'label' | 'rows' | 'loading' | 'emptyText' | 'filters'> {
  /** The common state of all items. */
  state: AttentionState
  withCompany: boolean
}

/** Items that need attention, in the order of the server. Each links to its page, for its company. */
export function ItemsTable({ search, onSearch, state, withCompany, ...table }: ItemsTableProps) {
  const openItem = useOpenItem()
  const columns = useMemo(() => attentionColumns({ state, withCompany }), [state, withCompany])
  return (
    <DataTable
      {...table}
      state={search}
      onState={onSearch}
      columns={columns}
      rowKey={({ Key }) => Key}
      emptyHint={texts.page.emptyHint}
      searchLabel={texts.page.search}
      rowAction={rowButton((item) => void openItem(item))}
      exported
    />
  )
}
