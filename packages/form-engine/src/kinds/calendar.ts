import { isCalendarDate } from './checks/date.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

const { typed: _typed, longest: _longest, ...held } = text

/** A day, held as yyyy-MM-dd (AMB-155). */
export const calendar: Kind<'calendar'> = {
  ...held,
  type: 'calendar',
  judgedAs: 'date',
  whenBlank: 'date',
  show: (_, answer) => usDay(String(answer)),
  widget: () => 'DateWidget',
}

function usDay(day: string): string {
  const [year, month, date] = day.split('-')
  return isCalendarDate(day) ? `${month}/${date}/${year}` : day
}
