import dayjs from 'dayjs'

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
/** The most days; for older dates only the date is shown. */
const maxDays = 30

/**
 * For example `today`, `yesterday` or `3 days ago`, counted in local calendar days, to show beside the date.
 * @returns null for dates more than 30 days ago, future dates and invalid dates
 */
export function formatDaysAgo(value: string, now = new Date()): string | null {
  const days = dayjs(now).startOf('day').diff(dayjs(value).startOf('day'), 'day')
  return days >= 0 && days <= maxDays ? words.format(-days, 'day') : null
}
