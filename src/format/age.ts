import dayjs from 'dayjs'

const unit = (name: 'day' | 'month' | 'year') =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit: name, unitDisplay: 'long' })
const [days, months, years] = [unit('day'), unit('month'), unit('year')]

/** Months before months are counted rather than days, and years rather than months. */
const [leastMonths, leastYears] = [2, 24]

/**
 * How long ago a day was: '12 days', '8 months', '2 years'; to stand beside the date, never alone.
 * @param day ISO 8601; null for one to come or that is none
 */
export function formatAge(day: string, now = new Date()): string | null {
  const today = dayjs(now).startOf('day')
  const since = dayjs(day).startOf('day')
  if (!since.isValid() || since.isAfter(today)) return null
  const passed = today.diff(since, 'month')
  if (passed >= leastYears) return years.format(Math.floor(passed / 12))
  return passed >= leastMonths ? months.format(passed) : days.format(today.diff(since, 'day'))
}
