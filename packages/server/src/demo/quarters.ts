import { addDays, calendarDay, quarterStart } from './calendar.ts'

/** Quarters are counted since the year 0, so that they can be added and compared. */

/** The quarter of a day, yyyy-MM-dd. */
export const quarterOf = (day: string): number =>
  Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3)

/** Its last day. */
export const endOfQuarter = (quarter: number): string => calendarDay(Math.floor(quarter / 4), (quarter % 4) * 3 + 3, 0)

/** As the fund analysis spells it: YYYYQQ. */
export const yearQuarterOf = (quarter: number): string => `${Math.floor(quarter / 4)}0${(quarter % 4) + 1}`

/** The newest one that is over: claims are valued at its end, and the funds are struck. */
export const newestQuarter = (today: Date): number => quarterOf(addDays(quarterStart(today), -1))
