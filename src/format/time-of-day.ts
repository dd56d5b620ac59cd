/** Formats a time without a date. Intl formats a moment, so the time zone is fixed. */
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const hourOnly = formatOf({ hour: 'numeric' })
const hourAndMinute = formatOf({ hour: 'numeric', minute: '2-digit' })

/** `14:30` as `2:30 PM`. */
export const formatTimeOfDay = (time: string): string => hourAndMinute.format(new Date(`1970-01-01T${time}Z`))

/** An hour of the day from its number, for example `2 PM to 3 PM`. */
export const formatHour = (hour: number): string =>
  [hour, hour + 1].map((each) => hourOnly.format(each * 3_600_000)).join(' to ')
