import type { DataTableProps } from './data-table.tsx'

/** Creates a `rowAction` from a callback. Use a router link instead if the row opens a page. */
export function rowButton<Row>(onOpen: (row: Row) => void): NonNullable<DataTableProps<Row>['rowAction']> {
  return (row, content, className) => (
    <button type="button" className={className} onClick={() => onOpen(row)}>
      {content}
    </button>
  )
}
