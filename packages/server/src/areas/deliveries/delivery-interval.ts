import type { Rhythm } from '@captive/api-client/contract'

import { dayOf } from '../../database/moment.ts'

/** Days after the due date when a delivery is late. Administrators need some days to close their books. */
const grace = 10
const day = 86_400_000

const months: Partial<Record<Rhythm, number>> = { monthly: 1, quarterly: 3, yearly: 12 }
/** The largest number of days between two deliveries of each rhythm. */
const longest: readonly (readonly [Rhythm, number])[] = [
  ['weekly', 11],
  ['monthly', 45],
  ['quarterly', 140],
  ['yearly', 500],
]

/** Proposes a rhythm from the median number of days between as-of dates; null for fewer than two dates. */
export function proposeInterval(asOfDates: readonly string[]): Rhythm | null {
  const days = [...new Set(asOfDates)].map((date) => Date.parse(date)).toSorted((one, other) => one - other)
  const distances = days
    .slice(1)
    .map((one, at) => (one - (days[at] ?? 0)) / day)
    .toSorted((one, other) => one - other)
  const usual = distances[Math.floor(distances.length / 2)]
  if (usual === undefined) return null
  return longest.find(([, maxDays]) => usual <= maxDays)?.[0] ?? 'irregular'
}

/**
 * The as-of date of the next delivery; null if it cannot be predicted. The end of a month is followed by the end of a
 * month.
 */
export function nextDue(asOf: string | null, rhythm: Rhythm | null): string | null {
  if (asOf === null || rhythm === null || rhythm === 'irregular') return null
  const last = new Date(asOf)
  if (rhythm === 'weekly') return dayOf(new Date(last.getTime() + 7 * day))
  const ahead = months[rhythm] ?? 0
  const endOfMonth = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + ahead + 1, 0))
  const isEnd = new Date(last.getTime() + day).getUTCDate() === 1
  if (isEnd || last.getUTCDate() > endOfMonth.getUTCDate()) return dayOf(endOfMonth)
  return dayOf(new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + ahead, last.getUTCDate())))
}

/** Whether a delivery is overdue by more than the grace period. */
export const isLate = (due: string | null, today: string): boolean =>
  due !== null && (Date.parse(today) - Date.parse(due)) / day > grace
