const dollars = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `1,234.50`. The header of the column or table names the currency. */
export const formatAmount = (amount: number): string => dollars.format(amount)

/** `2026-09-30` as `09/30/2026`. */
export const formatDate = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')

/** `2026-09-30` as `September 30, 2026`. */
export const formatLongDate = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`))
