import { Link } from '@tanstack/react-router'

import type { DataTableProps } from '../../../ui/data-table/data-table.tsx'

/** Makes the first cell of a row a link to a delivery. */
export const toDelivery =
  <Row,>(idOf: (row: Row) => number): NonNullable<DataTableProps<Row>['rowAction']> =>
  (row, content, className) => (
    <Link to="/settings/data/$deliveryId" params={{ deliveryId: String(idOf(row)) }} className={className}>
      {content}
    </Link>
  )
