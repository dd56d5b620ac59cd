import { codeList } from '../notation/codes.ts'

export const yesOrNo = codeList([
  ['yes', 'Yes'],
  ['no', 'No'],
])

/** For questions a person at the scene may not be able to answer. */
export const yesNoUnknown = codeList([
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unknown', 'Not known yet'],
])

/** How many people: counted as far as it decides what happens next. */
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

/** What the caller is to the member company. */
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
