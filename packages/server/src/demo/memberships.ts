import { calendarDay } from './calendar.ts'
import { demoCompanies, largestCompany, programIds, type Change, type Company } from './companies.ts'

/** The years a company spent in a program, from anniversary to anniversary. */
export interface Membership {
  ClientId: number
  program: number
  /** The month of its anniversaries, from 0. */
  month: number
  /** The year it joined, the year it left; one that is still in will leave at its next anniversary at the earliest. */
  fromYear: number
  toYear: number
  isCurrent: boolean
}

/** Members that have joined this month and hold nothing yet, so that every screen is seen empty too. */
export const newcomers: readonly number[] = [222, 302, 388, 450]

/** How many years these were in their program; the others for two to six. */
const longStanding: Record<number, number> = {
  [demoCompanies.member]: 8,
  [demoCompanies.xmember]: 7,
  [largestCompany]: 7,
}

/** Which programs a company is or was in, oldest first; every ninth one has changed its program once. */
export function membershipsOf({ ClientId, ClientType, ProgramsRecId }: Company, today: Date): Membership[] {
  if (!ProgramsRecId || (ClientType !== 'Policyholder' && ClientType !== 'XPolicyholder')) return []
  const isCurrent = ClientType === 'Policyholder'
  const isNew = newcomers.includes(ClientId)
  const month = isNew ? today.getUTCMonth() : (ClientId * 7) % 12
  const lastAnniversary = today.getUTCFullYear() - (today.getUTCMonth() < month ? 1 : 0)
  const toYear = isCurrent ? lastAnniversary + 1 : lastAnniversary
  const fromYear = isNew ? lastAnniversary : toYear - (longStanding[ClientId] ?? 2 + (ClientId % 5))
  const present = { ClientId, program: ProgramsRecId, month, fromYear, toYear, isCurrent }
  if (isNew || ClientId % 9 !== 0) return [present]
  const program = programIds[(programIds.findIndex((id) => id === ProgramsRecId) + 1) % programIds.length] ?? 1
  return [{ ...present, program, fromYear: fromYear - 2, toYear: fromYear, isCurrent: false }, present]
}

export const holdsNothingYet = (ClientId: number): boolean => newcomers.includes(ClientId)

/** The day a company joined the program, and the day it left. */
export const termOf = ({ fromYear, toYear, month }: Membership) => ({
  from: calendarDay(fromYear, month),
  to: calendarDay(toYear, month),
})

/** The memberships as the history that the portal shows. */
export const generateChanges = (memberships: readonly Membership[]): Change[] =>
  memberships.map((membership) => {
    const { from, to } = termOf(membership)
    return {
      ClientId: membership.ClientId,
      ProgramsRecId: membership.program,
      StartDate: new Date(from),
      EndDate: membership.isCurrent ? null : new Date(to),
      CreatedDateTime: new Date(from),
    }
  })
