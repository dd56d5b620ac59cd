import type { Group } from './identity.ts'

/** Whether a name or code is the one of the staff group (AMB-026). In SQL, reach_of() does the same. */
export const isStaffName = (text: string): boolean => /maxx/i.test(text)

/** Whether a group is the staff group, which has no companies. */
export const isStaffGroup = ({ Name, Code }: Pick<Group, 'Name' | 'Code'>): boolean =>
  isStaffName(Name) || isStaffName(Code)
