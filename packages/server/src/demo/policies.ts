import type { policies } from '../database/tables/clients.ts'
import { programRows } from '../reference/load-reference-data.ts'
import { addMonths, calendarDay } from './calendar.ts'
import { completeCompanies, demoCompanies, largestCompany, newcomers, programIds, type Company } from './companies.ts'
import { randomOf } from './random.ts'

/** The years that a company was in a program, and the days of the first and the last anniversary. */
type Membership = ReturnType<typeof membershipsOf>[number]

/** How many years these were in their program. The others were in it for two to six. */
const longMemberships: Record<number, number> = {
  [demoCompanies.member]: 8,
  [demoCompanies.xmember]: 7,
  [largestCompany]: 7,
}

/** The memberships of a company, oldest first. Every ninth company has changed its program once. */
export function membershipsOf({ ClientId, ClientType, ProgramsRecId }: Company, today: Date) {
  if (!ProgramsRecId || (ClientType !== 'Policyholder' && ClientType !== 'XPolicyholder')) return []
  const isNew = newcomers.includes(ClientId)
  const month = isNew ? today.getUTCMonth() : (ClientId * 7) % 12
  const membership = (program: number, fromYear: number, toYear: number, isCurrent: boolean) => {
    const [from, to] = [calendarDay(fromYear, month), calendarDay(toYear, month)]
    return { ClientId, program, fromYear, toYear, from, to, isCurrent }
  }
  const isCurrent = ClientType === 'Policyholder'
  const lastAnniversary = today.getUTCFullYear() - (today.getUTCMonth() < month ? 1 : 0)
  const toYear = isCurrent ? lastAnniversary + 1 : lastAnniversary
  const fromYear = isNew ? lastAnniversary : toYear - (longMemberships[ClientId] ?? 2 + (ClientId % 5))
  const present = membership(ProgramsRecId, fromYear, toYear, isCurrent)
  if (isNew || ClientId % 9 !== 0) return [present]
  const earlierProgram = programIds[(programIds.findIndex((id) => id === ProgramsRecId) + 1) % programIds.length] ?? 1
  return [membership(earlierProgram, fromYear - 2, fromYear, false), present]
}

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
  let PolicyId = 10_000
  return memberships.flatMap(({ ClientId, program, from, fromYear, toYear }) => {
    if (newcomers.includes(ClientId)) return []
    const random = randomOf('policies', ClientId)
    const CategoryCode = programRows.find(({ RecId }) => RecId === program)?.Code ?? ''
    const CarrierName = random.pick(carriers)
    const isComplete = completeCompanies.includes(ClientId)
    return lines.flatMap(([LOB, prefix, share]) => {
      const years = random.chance(share) || isComplete ? toYear - fromYear : 0
      return Array.from({ length: years }, (_, year) => {
        const [EffectiveDate, ExpirationDate] = [addMonths(from, year * 12), addMonths(from, year * 12 + 12)]
        const PolicyNumber = `${prefix}-${String(ClientId).padStart(4, '0')}-${fromYear + year}`
        const cancelDate = addMonths(EffectiveDate, random.whole(1, 10))
        const isCanceled = random.chance(0.05) && !isComplete && cancelDate <= today
        const dates = { EffectiveDate, ExpirationDate, CancelDate: isCanceled ? cancelDate : null }
        return { PolicyId: ++PolicyId, ClientId, PolicyNumber, LOB, CarrierName, ...dates, CategoryCode }
      })
    })
  })
}

/** The first day that a policy does not cover. */
export const endOf = ({ CancelDate, ExpirationDate }: DemoPolicy): string => CancelDate ?? ExpirationDate

export const isInForce = (policy: DemoPolicy, day: string): boolean =>
  policy.EffectiveDate <= day && endOf(policy) > day
