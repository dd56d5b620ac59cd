import { dayOf } from '../database/moment.ts'
import type { Random } from './random.ts'

/** Calendar days are yyyy-MM-dd, so that comparing the texts compares the days. All of it is in UTC. */

const dayLength = 86_400_000

/** A day of a year and month; the month counts from 0 and may lie outside of 0 to 11. */
export const calendarDay = (year: number, month: number, day = 1): string => dayOf(new Date(Date.UTC(year, month, day)))

export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayLength))

export const addMonths = (day: string, months: number): string =>
  calendarDay(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, Number(day.slice(8, 10)))

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength

export const earlier = (one: string, other: string): string => (one < other ? one : other)

/** The first day of the month that lies this many months back. */
export const monthStart = (today: Date, monthsAgo = 0): string =>
  calendarDay(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo)

/** The first day of the quarter that lies this many quarters back. */
export const quarterStart = (today: Date, quartersAgo = 0): string =>
  calendarDay(today.getUTCFullYear(), (Math.floor(today.getUTCMonth() / 3) - quartersAgo) * 3)

/** A moment within the working hours of a day in the United States, never later than now. */
export const workingMoment = (day: string, random: Random, now: Date): Date =>
  new Date(Math.min(Date.parse(day) + random.whole(13 * 3600, 23 * 3600) * 1000, now.getTime()))
