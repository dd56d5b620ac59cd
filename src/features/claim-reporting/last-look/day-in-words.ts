import { formatDate } from '../../../format/date.ts'

/** The day of a moment: "today", "yesterday", or "on 11/20/2026". */
export function dayInWords(at: string, now = new Date()): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const day = formatDate(new Date(at))
  if (day === formatDate(now)) return 'today'
  return day === formatDate(yesterday) ? 'yesterday' : `on ${day}`
}
