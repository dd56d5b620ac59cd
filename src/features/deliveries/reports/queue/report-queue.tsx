import type { SearchParams } from '../../../../ui/use-search-params.ts'
import { ReportsRegister } from '../reports-register.tsx'
import { claimStates, type ReportQueueSearch } from '../reports-search.ts'
import { queueColumns } from './queue-columns.tsx'
import { QueueFilterFields } from './queue-filter-fields.tsx'
import { texts } from './texts.ts'

/** The register of reports as a queue: new, severe and matched reports, and their assignees. */
export function ReportQueue({ search, onSearch }: SearchParams<ReportQueueSearch>) {
  const { claim, severe, assigned } = search
  const change = (filters: Partial<ReportQueueSearch>) => onSearch({ ...filters, page: undefined })
  const isFiltered = [claim, severe, assigned].some((filter) => filter !== undefined)
  return (
    <ReportsRegister
      search={search}
      onSearch={onSearch}
      columns={queueColumns[claim ?? claimStates[0]]}
      filters={<QueueFilterFields filters={search} onChange={change} />}
      summary={summaryOf(search)}
      onClear={isFiltered ? () => change({ claim: undefined, severe: undefined, assigned: undefined }) : undefined}
    />
  )
}

/** 'New reports, severe only, assigned to me'. */
const summaryOf = ({ claim = claimStates[0], severe, assigned }: ReportQueueSearch): string =>
  [
    texts.summary[claim],
    ...(severe ? [texts.summary.severe] : []),
    ...(assigned ? [texts.summary.assigned[assigned]] : []),
  ].join(', ')
