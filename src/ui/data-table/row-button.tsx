import type { DataTableProps } from './data-table.tsx'

/** A `rowAction` that calls back; give a link of the router instead where the row leads to a page. */
export function rowButton<Row>(onOpen: (row: Row) => void): NonNullable<DataTableProps<Row>['rowAction']> {
  return (row, content, className) => (
    <button type="button" className={className} onClick={() => onOpen(row)}>
      {content}
    </button>
  )
}
