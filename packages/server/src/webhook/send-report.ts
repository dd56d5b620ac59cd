import { Type } from 'typebox'

import { defineJob } from '../jobs/job.ts'

/** Sends a filed report to the webhook. Retries for about a day. */
export const sendReport = defineJob({
  name: 'send-report',
  data: Type.Object({ message: Type.String() }),
  retries: { limit: 20, first: 30, longest: 2 * 3600 },
  longest: 120,
})
