export interface Quarter {
  year: number
  /** 1 to 4. */
  quarter: number
}

const lastDays = ['03/31', '06/30', '09/30', '12/31']
const lastDaysInWords = ['March 31', 'June 30', 'September 30', 'December 31']

/** Parses `202403` or `20243`, as text or number (AMB-049); undefined if invalid. */
export function parseYearQuarter(value: string | number): Quarter | undefined {
  const [, year, quarter] = /^(\d{4})0?([1-4])$/.exec(String(value).trim()) ?? []
  return year && quarter ? { year: Number(year), quarter: Number(quarter) } : undefined
}

/** `Q3 2024`. */
export function formatQuarter({ year, quarter }: Quarter): string {
  return `Q${quarter} ${year}`
}

/** The last day of a quarter, `09/30/2024` (TBL-009). */
export function formatQuarterEnd({ year, quarter }: Quarter): string {
  return `${lastDays[quarter - 1]}/${year}`
}

/** The last day of a quarter in words, `September 30, 2024` (AMB-050). */
export function formatQuarterEndInWords({ year, quarter }: Quarter): string {
  return `${lastDaysInWords[quarter - 1]}, ${year}`
}

/** The quarter of a month from 1 to 12 (AMB-075). */
export function quarterOfMonth(month: number): number {
  return Math.ceil(month / 3)
}
