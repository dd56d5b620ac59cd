import { formatDate } from '../../../../format/date.ts'
import { texts } from './texts.ts'

/** The day of a moment: "today", "yesterday", or "on 11/20/2026". */
export function relativeDay(at: string, now = new Date()): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const day = formatDate(new Date(at))
  if (day === formatDate(now)) return texts.day.today
  return day === formatDate(yesterday) ? texts.day.yesterday : texts.day.on(day)
}
