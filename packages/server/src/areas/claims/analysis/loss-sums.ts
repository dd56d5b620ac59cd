import { sql } from 'drizzle-orm'

import { claimSums, daysToReport } from '../register/claim-sums.ts'

/** The sums of claims, with the sum of the days from loss to report. */
export const lossSums = {
  ...claimSums,
  Reported: sql<number>`count(${daysToReport})::integer`.mapWith(Number).as('reported'),
  DaysToReport: sql<number>`coalesce(sum(${daysToReport}), 0)`.mapWith(Number).as('days_to_report'),
}
