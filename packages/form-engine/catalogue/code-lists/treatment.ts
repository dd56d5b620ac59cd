import { codeList } from '../notation/codes.ts'

/** First treatment, with the numbers of DN0039. */
export const treatments = codeList([
  ['0', 'None'],
  ['1', 'First aid at work'],
  ['2', 'Clinic or office'],
  ['3', 'Emergency room'],
  ['4', 'Hospital, more than 24 hours'],
  ['5', 'More care or lost time expected'],
])

/** Treatment by a named person. */
export const providerTreatments = ['2', '3', '4'] as const

/** Treatment in a hospital. */
export const hospitalTreatments = ['3', '4'] as const

export const injuryOrIllness = codeList([
  ['injury', 'Injury from one event'],
  ['illness', 'Illness, or came on over time'],
])

export const sides = codeList([
  ['left', 'Left'],
  ['right', 'Right'],
  ['both', 'Both'],
])
