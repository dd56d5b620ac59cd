import type { policies } from '../database/tables/clients.ts'
import { programRows } from '../reference/load-reference-data.ts'
import { demoCompanies, type Company } from './companies.ts'
import type { Random } from './random.ts'

export type DemoPolicy = typeof policies.$inferInsert

/** The lines of business of the specification (core §2 "Claims"), with how many companies in a hundred have each. */
const lines = [
  { LOB: 'Commercial Auto', prefix: 'CA', share: 1 },
  { LOB: 'General Liability', prefix: 'GL', share: 0.9 },
  { LOB: 'Workers Compensation', prefix: 'WC', share: 0.8 },
  { LOB: 'Excess', prefix: 'XS', share: 0.5 },
] as const
const carriers = ['Keel Mutual', 'Lodestar Casualty', 'First Meridian Insurance', 'Plains Indemnity'] as const

/** One policy a year and line, from the month a company joined; members' newest ones are in force today. */
export function generatePolicies(companies: Company[], random: Random, today: Date): DemoPolicy[] {
  const rows: DemoPolicy[] = []
  for (const { ClientId, ClientType, ProgramsRecId } of companies) {
    if (ClientType !== 'Policyholder' && ClientType !== 'XPolicyholder') continue
    const CategoryCode = programRows.find(({ RecId }) => RecId === ProgramsRecId)?.Code ?? 'PC1-IC'
    const month = random.whole(0, 11)
    const latest = lastAnniversary(today, month) - (ClientType === 'XPolicyholder' ? random.whole(1, 2) : 0)
    const CarrierName = random.pick(carriers)
    const years = ClientId === demoCompanies.member ? 7 : random.whole(3, 7)
    for (const { LOB, prefix, share } of lines) {
      if (ClientId !== demoCompanies.member && !random.chance(share)) continue
      for (let year = latest - years + 1; year <= latest; year++) {
        const cancelled = ClientId !== demoCompanies.member && random.chance(0.04)
        rows.push({
          PolicyId: 10_001 + rows.length,
          ClientId,
          PolicyNumber: `${prefix}-${String(ClientId).padStart(4, '0')}-${year}`,
          LOB,
          CarrierName,
          EffectiveDate: day(year, month),
          ExpirationDate: day(year + 1, month),
          CancelDate: cancelled ? day(year, month + random.whole(1, 10)) : null,
          CategoryCode,
        })
      }
    }
  }
  return rows
}

/** The year whose first of this month was the last one before today. */
const lastAnniversary = (today: Date, month: number) => today.getUTCFullYear() - (today.getUTCMonth() < month ? 1 : 0)

const day = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
