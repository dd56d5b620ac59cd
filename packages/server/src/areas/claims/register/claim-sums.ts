import { sql, type SQL } from 'drizzle-orm'

import { claims, totalIncurred } from '../../../database/tables/claims.ts'

export const isOpen = sql`${claims.StatusCode} <> 'Closed'`

const total = (amount: unknown) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number)
const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::integer`.mapWith(Number)

/** The sums of claims. All totals of claims select these columns, so that a figure is identical on every page. */
export const claimSums = {
  Claims: count(sql`true`).as('claims'),
  Open: count(isOpen).as('open'),
  LossPaid: total(claims.LossPaid).as('sum_loss_paid'),
  LossReserve: total(claims.LossReserve).as('sum_loss_reserve'),
  ExpensePaid: total(claims.ExpensePaid).as('sum_expense_paid'),
  ExpenseReserve: total(claims.ExpenseReserve).as('sum_expense_reserve'),
  Recovery: total(claims.Recovery).as('sum_recovery'),
  TotalIncurred: total(totalIncurred).as('sum_incurred'),
}

/** The part of the incurred amount from open claims. */
export const openIncurred = total(sql`case when ${isOpen} then ${totalIncurred} else 0 end`)

/** Days from loss to report; null if the report date is unknown. */
export const daysToReport = sql<number | null>`(${claims.ReportedDate} - ${claims.LossDate})`
