import { isCalendarDate } from './checks/date.ts'
import type { TextFault } from './checks/text-messages.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

const { typed: _typed, longest: _longest, ...sharedText } = text

/** A date, stored as yyyy-MM-dd. */
export const calendar: Kind<'calendar', string, TextFault> = {
  ...sharedText,
  type: 'calendar',
  checkedAs: 'date',
  whenBlank: 'date',
  show: (_, answer) => usDay(answer),
  widget: () => 'DateWidget',
}

function usDay(day: string): string {
  const [year, month, date] = day.split('-')
  return isCalendarDate(day) ? `${month}/${date}/${year}` : day
}
