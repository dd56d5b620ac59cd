import { createFileRoute } from '@tanstack/react-router'

import { QueuesPage } from '../../../features/attention/queues/queues-page.tsx'
import { parseQueue } from '../../../features/attention/queues/queues-search.ts'
import { ReportQueue } from '../../../features/deliveries/reports/queue/report-queue.tsx'
import { parseReportQueueSearch } from '../../../features/deliveries/reports/reports-search.ts'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { texts } from '../../texts.ts'

export const Route = createFileRoute('/_signed-in/settings/queues')({
  staticData: { title: texts.queues, codes: ['000-001-006'] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...parseReportQueueSearch(search),
    queue: parseQueue(search['queue']),
  }),
  component: Queues,
})

/** Puts the queues of two features on one page. */
function Queues() {
  const params = useSearchParams('/_signed-in/settings/queues')
  return <QueuesPage {...params} reports={<ReportQueue {...params} />} />
}
