import { codeList } from '../notation/codes.ts'

export const yesOrNo = codeList([
  ['yes', 'Yes'],
  ['no', 'No'],
])

/** For questions that a person at the scene may be unable to answer. */
export const yesNoUnknown = codeList([
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unknown', 'Not known yet'],
])

/** The number of people, with only the distinctions that additional questions need. */
export const peopleHurt = codeList([
  ['1', 'One person'],
  ['2', 'Two people'],
  ['3', 'Three or more people'],
])

export const bestTimes = codeList([
  ['any', 'Any time'],
  ['morning', 'Morning'],
  ['afternoon', 'Afternoon'],
  ['evening', 'Evening'],
])

/** The relation of the caller to the member company. */
export const callerRoles = codeList([
  ['driver', 'Driver'],
  ['employee', 'Another employee'],
  ['supervisor', 'Supervisor or dispatcher'],
  ['safety', 'Safety or claims contact'],
  ['other', 'Someone else'],
])

export const reportOnly = codeList([
  ['no', 'Open a claim'],
  ['yes', 'Only keep a record'],
])
