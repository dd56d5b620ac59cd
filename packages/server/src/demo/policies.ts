import type { policies } from '../database/tables/clients.ts'
import { programRows } from '../reference/load-reference-data.ts'
import { addMonths } from './calendar.ts'
import { completeCompanies, newcomers } from './companies.ts'
import type { Membership } from './memberships.ts'
import { randomOf } from './random.ts'

export type DemoPolicy = typeof policies.$inferInsert & { LOB: LineName }

/** The lines of business (core §2 "Claims"), and the share of companies that have a policy in each. */
const lines = [
  ['Commercial Auto', 'CA', 1],
  ['General Liability', 'GL', 0.55],
  ['Workers Compensation', 'WC', 0.42],
  ['Excess', 'XS', 0.24],
] as const
export type LineName = (typeof lines)[number][0]

const carriers = ['Keel Mutual', 'Lodestar Casualty', 'First Meridian Insurance', 'Plains Indemnity'] as const

/** One policy for each line and year of a membership. The newest policies of members are in force. */
export function generatePolicies(memberships: readonly Membership[], today: string): DemoPolicy[] {
  const rows: DemoPolicy[] = []
  for (const { ClientId, program, from, fromYear, toYear } of memberships) {
    if (newcomers.includes(ClientId)) continue
    const random = randomOf('policies', ClientId)
    const CategoryCode = programRows.find(({ RecId }) => RecId === program)?.Code ?? ''
    const CarrierName = random.pick(carriers)
    const isComplete = completeCompanies.includes(ClientId)
    for (const [LOB, prefix, share] of lines) {
      if (!random.chance(share) && !isComplete) continue
      for (let year = fromYear; year < toYear; year++) {
        const EffectiveDate = addMonths(from, (year - fromYear) * 12)
        const cancelDate = addMonths(EffectiveDate, random.whole(1, 10))
        const isCancelled = random.chance(0.05) && !isComplete && cancelDate <= today
        rows.push({
          PolicyId: 10_001 + rows.length,
          ClientId,
          PolicyNumber: `${prefix}-${String(ClientId).padStart(4, '0')}-${year}`,
          LOB,
          CarrierName,
          EffectiveDate,
          ExpirationDate: addMonths(EffectiveDate, 12),
          CancelDate: isCancelled ? cancelDate : null,
          CategoryCode,
        })
      }
    }
  }
  return rows
}

/** The first day that a policy does not cover. */
export const endOf = ({ CancelDate, ExpirationDate }: DemoPolicy): string => CancelDate ?? ExpirationDate

export const isInForce = (policy: DemoPolicy, day: string): boolean =>
  policy.EffectiveDate <= day && endOf(policy) > day
