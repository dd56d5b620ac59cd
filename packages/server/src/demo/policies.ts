import type { policies } from '../database/tables/clients.ts'
import { programRows } from '../reference/load-reference-data.ts'
import { dayOf } from '../database/moment.ts'
import { calendarDay } from './calendar.ts'
import { demoCompanies, largestCompany } from './companies.ts'
import { holdsNothingYet, type Membership } from './memberships.ts'
import { randomOf } from './random.ts'

export type DemoPolicy = typeof policies.$inferInsert & { LOB: LineName }

/** The lines of business of the specification (core §2 "Claims"), with how many companies in a hundred have each. */
const lines = [
  { LOB: 'Commercial Auto', prefix: 'CA', share: 1 },
  { LOB: 'General Liability', prefix: 'GL', share: 0.55 },
  { LOB: 'Workers Compensation', prefix: 'WC', share: 0.42 },
  { LOB: 'Excess', prefix: 'XS', share: 0.24 },
] as const
export type LineName = (typeof lines)[number]['LOB']

const carriers = ['Keel Mutual', 'Lodestar Casualty', 'First Meridian Insurance', 'Plains Indemnity'] as const

/** Companies that have a policy in every line, and none cancelled. */
const complete: readonly number[] = [demoCompanies.member, demoCompanies.xmember, largestCompany]

/** One policy a year and line for as long as a company was a member; the newest ones of members are in force. */
export function generatePolicies(memberships: readonly Membership[], today: Date): DemoPolicy[] {
  const rows: DemoPolicy[] = []
  for (const { ClientId, program, month, fromYear, toYear } of memberships) {
    if (holdsNothingYet(ClientId)) continue
    const random = randomOf('policies', ClientId)
    const CategoryCode = programRows.find(({ RecId }) => RecId === program)?.Code ?? ''
    const CarrierName = random.pick(carriers)
    const hasAllLines = complete.includes(ClientId)
    for (const { LOB, prefix, share } of lines) {
      if (!random.chance(share) && !hasAllLines) continue
      for (let year = fromYear; year < toYear; year++) {
        const cancelDate = calendarDay(year, month + random.whole(1, 10))
        const isCancelled = random.chance(0.05) && !hasAllLines && cancelDate <= dayOf(today)
        rows.push({
          PolicyId: 10_001 + rows.length,
          ClientId,
          PolicyNumber: `${prefix}-${String(ClientId).padStart(4, '0')}-${year}`,
          LOB,
          CarrierName,
          EffectiveDate: calendarDay(year, month),
          ExpirationDate: calendarDay(year + 1, month),
          CancelDate: isCancelled ? cancelDate : null,
          CategoryCode,
        })
      }
    }
  }
  return rows
}

/** The first day that a policy does not cover any more. */
export const endOf = ({ CancelDate, ExpirationDate }: DemoPolicy): string => CancelDate ?? ExpirationDate

export const isInForce = (policy: DemoPolicy, today: Date): boolean =>
  policy.EffectiveDate <= dayOf(today) && endOf(policy) > dayOf(today)
