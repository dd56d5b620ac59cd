import dayjs from 'dayjs'

const unit = (name: 'day' | 'month' | 'year') =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit: name, unitDisplay: 'long' })
const [days, months, years] = [unit('day'), unit('month'), unit('year')]

/** The smallest age in months that is shown in months instead of days, and the smallest that is shown in years. */
const [minMonths, minMonthsForYears] = [2, 24]

/**
 * The age of a date, for example `12 days`, `8 months` or `2 years`, to show beside the date.
 * @param day ISO 8601
 * @returns null for a future or invalid date
 */
export function formatAge(day: string, now = new Date()): string | null {
  const today = dayjs(now).startOf('day')
  const since = dayjs(day).startOf('day')
  if (!since.isValid() || since.isAfter(today)) return null
  const passed = today.diff(since, 'month')
  if (passed >= minMonthsForYears) return years.format(Math.floor(passed / 12))
  return passed >= minMonths ? months.format(passed) : days.format(today.diff(since, 'day'))
}
