import { utils } from '@e965/xlsx'

import { dayOf } from '../database/moment.ts'
import { addDays, daysBetween, monthStart } from './calendar.ts'
import { standingOf, valueAt } from './claim-course.ts'
import { monthlySender, type ClaimStory } from './claims.ts'

/** The loss run of one month, as a csv file. */
export interface LossRun {
  name: string
  source: string
  content: string
}

const months = 24

/** Whether a claim comes from loss runs. The others are loaded at once, because many deliveries take long. */
export const isDelivered = ({ claim }: ClaimStory): boolean => claim.SourceNm === monthlySender

/** The loss runs of these claims for the last two years, oldest first: one for each month, and one of yesterday. */
export function* lossRunsOf(stories: readonly ClaimStory[], today: Date, companyOf: (id: number) => string) {
  const yesterday = addDays(dayOf(today), -1)
  const monthEnds = Array.from({ length: months }, (_, index) => addDays(monthStart(today, months - 1 - index), -1))
  for (const asOf of [...monthEnds.filter((day) => day < yesterday), yesterday]) {
    const reported = stories.filter(({ claim }) => claim.ReportedDate <= asOf)
    const rows = reported.map((story) => rowOf(story, asOf, companyOf))
    if (asOf === yesterday) for (const row of rows) raiseReserve(row)
    const content = utils.sheet_to_csv(utils.json_to_sheet(rows))
    yield { name: `harbor-${asOf}.csv`, source: monthlySender, content } satisfies LossRun
  }
}

/** A claim as its sender printed it on a day. */
function rowOf({ claim, policy, course }: ClaimStory, asOf: string, companyOf: (id: number) => string) {
  const age = daysBetween(claim.ReportedDate, asOf)
  const status = standingOf(course, { valued: age, today: age })
  const amounts = valueAt(course, age)
  return {
    'Claim Number': claim.ClaimNumber,
    'Policy Number': policy.PolicyNumber,
    Insured: companyOf(claim.ClientId),
    'Loss Date': claim.LossDate,
    'Reported Date': claim.ReportedDate,
    'Closed Date': status === 'Closed' ? addDays(claim.ReportedDate, course.closedAt) : null,
    Status: status,
    Claimant: claim.ClaimantName,
    Driver: claim.DriverName,
    Vehicle: claim.Vehicle,
    'Loss Time': claim.LossTime,
    'Cause of Loss': claim.LossType,
    'Loss Location': claim.LossLocation,
    'Loss State': claim.StateCode,
    'Loss Description': claim.FactsofLoss,
    'Adjuster First Name': claim.AdjusterFirstName,
    'Adjuster Last Name': claim.AdjusterLastName,
    'Adjuster Email': claim.AdjusterEmail,
    'Loss Paid': amounts.LossPaid,
    'Loss Reserve': amounts.LossReserve,
    'Expense Paid': amounts.ExpensePaid,
    'Expense Reserve': amounts.ExpenseReserve,
    'Medical Paid': amounts.MedPaidAmt,
    'Medical Reserve': amounts.MedReserveAmt,
    'Other Expense Paid': amounts.ExpExclMedPaidAmt,
    'Other Expense Reserve': amounts.ExpExclMedReserveAmt,
    Recovery: amounts.Recovery,
  }
}

/** Some open claims turn out to be worse than they looked, which "Needs attention" lists. Their course has no such step. */
function raiseReserve(row: ReturnType<typeof rowOf>): void {
  const isRaised = row.Status !== 'Closed' && row['Loss Reserve'] >= 12_000
  if (isRaised) row['Loss Reserve'] = Math.round(row['Loss Reserve'] * 1.5)
}
