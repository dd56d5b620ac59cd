import { dayOf } from '../database/moment.ts'
import type { Random } from './random.ts'

/** Days are texts like 2026-11-28, so that they can be compared. Everything is in UTC. */

export const dayLength = 86_400_000

/** A day of a year and month. The month counts from 0, and may be outside of 0 to 11. */
export const calendarDay = (year: number, month: number, day = 1): string => dayOf(new Date(Date.UTC(year, month, day)))

export const yearOf = (day: string): number => Number(day.slice(0, 4))

const monthOf = (day: string) => Number(day.slice(5, 7)) - 1

export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayLength))

export const addMonths = (day: string, months: number): string =>
  calendarDay(yearOf(day), monthOf(day) + months, Number(day.slice(8)))

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength

export const monthsBetween = (from: string, to: string): number =>
  (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from)

export const earlier = (one: string, other: string): string => (one < other ? one : other)

/** The first day of the month that is this many months back. */
export const monthStart = (today: Date, monthsAgo = 0): string =>
  calendarDay(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo)

/** Quarters are counted since the year 0, so that they can be added and compared. */
export const quarterOf = (day: string): number => yearOf(day) * 4 + Math.floor(monthOf(day) / 3)

/** The last day of a quarter. */
export const endOfQuarter = (quarter: number): string => calendarDay(Math.floor(quarter / 4), (quarter % 4) * 3 + 3, 0)

/** The newest quarter that is over. */
export const newestQuarter = (today: Date): number => quarterOf(dayOf(today)) - 1

/** The name of a day's quarter, such as Q3 2026. */
export const quarterName = (day: string): string => `Q${(quarterOf(day) % 4) + 1} ${yearOf(day)}`

/** A moment of a day during working hours in the United States, never later than now. */
export const workingMoment = (day: string, random: Random, now: Date): Date =>
  new Date(Math.min(Date.parse(day) + random.whole(13 * 3600, 23 * 3600) * 1000, now.getTime()))
