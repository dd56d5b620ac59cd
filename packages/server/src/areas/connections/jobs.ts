import type { Config } from '../../config/config.ts'
import type { HandledJob } from '../../jobs/job.ts'
import { checkPlacesJob } from './watch/check-places.ts'
import { sendReportJob } from './webhook/send-message.ts'

/** The jobs of connections. Watched places need a job only if there are any. */
export const connectionJobs = ({ watched }: Pick<Config, 'watched'>): HandledJob[] => [
  sendReportJob(),
  ...(watched.length > 0 ? [checkPlacesJob()] : []),
]
