import dayjs from 'dayjs'

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
/** Further back the date itself says more. */
const most = 30

/**
 * 'today', 'yesterday', '3 days ago', counted in days of the calendar here; to stand beside the date, never alone.
 * @returns null for what lies more than 30 days back, has not come yet or names no moment
 */
export function formatDaysAgo(value: string, now = new Date()): string | null {
  const days = dayjs(now).startOf('day').diff(dayjs(value).startOf('day'), 'day')
  return days >= 0 && days <= most ? words.format(-days, 'day') : null
}
