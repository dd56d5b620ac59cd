/** A day that exists, written yyyy-MM-dd; no time zone comes near it (AMB-155). */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  return Number(year) > 0 && Number(day) > 0 && Number(day) <= daysIn(Number(year), Number(month))
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  if (month < 1 || month > 12) return 0
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Today on the clock of whoever runs this, as yyyy-MM-dd. */
export function localToday(): string {
  const now = new Date()
  const digits = (part: number, length: number): string => String(part).padStart(length, '0')
  return `${digits(now.getFullYear(), 4)}-${digits(now.getMonth() + 1, 2)}-${digits(now.getDate(), 2)}`
}
