import { utils } from '@e965/xlsx'

import type { Book } from './book.ts'
import { addDays, daysBetween, monthStart } from './calendar.ts'
import { statusOf, valueAt } from './claim-course.ts'
import { monthlySender, type ClaimStory } from './claims.ts'

const months = 24

/** Whether a claim comes from loss runs. The others are loaded at once, because many deliveries take long. */
export const isDelivered = ({ claim }: ClaimStory): boolean => claim.SourceNm === monthlySender

/** The loss runs of the last two years as csv files, oldest first: one for each month, and one of yesterday. */
export function lossRunsOf(stories: readonly ClaimStory[], { now, today }: Book) {
  const yesterday = addDays(today, -1)
  const monthEnds = Array.from({ length: months }, (_, index) => addDays(monthStart(now, months - 1 - index), -1))
  return [...monthEnds.filter((day) => day < yesterday), yesterday].map((asOf) => {
    const reported = stories.filter(({ claim }) => claim.ReportedDate <= asOf)
    const rows = reported.map((story) => rowOf(story, asOf))
    if (asOf === yesterday) rows.forEach(raiseReserve)
    return { name: `harbor-${asOf}.csv`, source: monthlySender, content: utils.sheet_to_csv(utils.json_to_sheet(rows)) }
  })
}

function rowOf({ claim, policy, course, company }: ClaimStory, asOf: string) {
  const age = daysBetween(claim.ReportedDate, asOf)
  const status = statusOf(course, { valued: age, today: age })
  const amounts = valueAt(course, age)
  return {
    'Claim Number': claim.ClaimNumber,
    'Policy Number': policy.PolicyNumber,
    Insured: company.ClientName,
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

/** Makes some open claims worse than they were, so that "Needs attention" has raised reserves to list. */
function raiseReserve(row: ReturnType<typeof rowOf>): void {
  if (row.Status !== 'Closed' && row['Loss Reserve'] >= 12_000)
    row['Loss Reserve'] = Math.round(row['Loss Reserve'] * 1.5)
}
