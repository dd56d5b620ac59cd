import { isStaffGroup } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { groupOfSegment, segmentOf } from './groups.ts'

const groups = [
  { RecId: 1, Name: 'eMaxx', Code: 'Emaxx' },
  { RecId: 2, Name: 'Policyholder', Code: 'Policyholder' },
  { RecId: 3, Name: 'Former', Code: 'XPolicyholder' },
]

test('[USR-002] finds a group by name, code or alias, ignoring case', () => {
  const found = ['EMAXX', 'policyholder', 'member', 'xmember', 'XPolicyholder', 'former', 'nobody'].map(
    (segment) => groupOfSegment(groups, segment)?.RecId,
  )
  expect(found).toEqual([1, 2, 2, 3, 3, 3, undefined])
  for (const group of groups) expect(groupOfSegment(groups, segmentOf(group))).toBe(group)
  expect(groups.map(isStaffGroup)).toEqual([true, false, false])
})
