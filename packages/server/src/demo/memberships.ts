import { calendarDay } from './calendar.ts'
import { demoCompanies, largestCompany, newcomers, programIds, type Company } from './companies.ts'

/** The years that a company was in a program, and the days of the first and the last anniversary. */
export type Membership = ReturnType<typeof membershipsOf>[number]

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
