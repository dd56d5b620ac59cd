const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `October 2026` of `202610` or `2026-10` (TEL-007, AMB-188); '' if invalid. */
export function formatMonth(yearMonth: string): string {
  const [, year, month] = /^(\d{4})-?(0[1-9]|1[0-2])$/.exec(yearMonth) ?? []
  return year && month ? long.format(new Date(`${year}-${month}-01T00:00Z`)) : ''
}
