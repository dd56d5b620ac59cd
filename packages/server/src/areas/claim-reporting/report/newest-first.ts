import { isId, type ListOrder } from '../../../database/list-page.ts'
import { claimReports } from '../../../database/tables/claim-reports.ts'

/** The order of lists of reports. */
export const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [claimReports.reportedAt, claimReports.id],
  table: claimReports,
  hasId: (id) => isId(claimReports.id, id),
  time: claimReports.reportedAt,
}
