import { textOf, type Cell } from '../read/cells.ts'

const minutesOfDay = 1_440

/**
 * Reads a time of day as `HH:mm`; null if the cell has none. Accepts `2:30 PM`, `2.30 p`, `14:30`, `14:30:00`, `1430`,
 * and the fraction of a day that a spreadsheet stores, such as 0.604. The number 0 is no time: senders store it for an
 * unknown time much more often than for midnight.
 */
export function timeOf(cell: Cell | undefined): string | null {
  if (typeof cell === 'number' && !Number.isInteger(cell))
    return cell > 0 && cell < 1 ? toTime(Math.round(cell * minutesOfDay) % minutesOfDay) : null
  const [, hourText = '', minuteText = '0', half = ''] =
    /^(?!0\.)(\d{1,2})[:.]?(\d{2})?(?:[:.]\d{2})?\s*(?:([ap])\.?(?:m\.?)?)?$/i.exec(textOf(cell)) ?? []
  const isShort = hourText === '' || (half === '' && minuteText === '0')
  if (isShort) return null
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (minute > 59 || (half === '' ? hour > 23 : hour < 1 || hour > 12)) return null
  const hourOfDay = half === '' ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return toTime(hourOfDay * 60 + minute)
}

const toTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
