import { codeList } from '../notation/codes.ts'

/** Employment status, with the letters of state reports. */
export const employmentStatuses = codeList([
  ['FT', 'Full time'],
  ['PT', 'Part time'],
  ['SL', 'Seasonal'],
  ['PW', 'Paid by the piece'],
  ['AF', 'Apprentice, full time'],
  ['AP', 'Apprentice, part time'],
  ['VO', 'Volunteer'],
  ['OS', 'On strike'],
  ['DS', 'Disabled'],
  ['RT', 'Retired'],
  ['NE', 'Not employed'],
  ['ZZ', 'Something else'],
  ['UK', 'Not known'],
])

/** The statuses of people who receive wages. */
export const paidStatuses = ['FT', 'PT', 'SL', 'PW', 'AF', 'AP', 'DS', 'OS'] as const

export const maritalStatuses = codeList([
  ['U', 'Single or divorced'],
  ['M', 'Married'],
  ['S', 'Separated'],
  ['K', 'Not known'],
])

export const wagePeriods = codeList([
  ['hour', 'Hour'],
  ['day', 'Day'],
  ['week', 'Week'],
  ['month', 'Month'],
  ['mile', 'Mile'],
  ['other', 'Something else'],
])

export const duties = codeList([
  ['full', 'Full duty'],
  ['restricted', 'Light or restricted duty'],
])

export const limitSources = codeList([
  ['doctor', 'A doctor'],
  ['employer', 'We did'],
  ['employee', 'The employee asked'],
])
