import type { Client, Group } from '@captive/api-client/contract'

import { isStaff } from '../../session/identity-rules.ts'

/** What the specification writes in an address for a group besides its own name (AMB-014). */
const aliases: Readonly<Record<string, string>> = { member: 'policyholder', xmember: 'xpolicyholder' }

/** Whether a group is that of the staff, who belong to no company. */
export const isStaffGroup = ({ Name, Code }: Group): boolean => isStaff({ GroupName: Name, GroupCode: Code })

/** Whether a part of an address names the group of the staff (USR-007). */
export const isStaffSegment = (segment: string): boolean => /maxx/i.test(segment)

/** The part of an address that names a group (AMB-014). */
export const segmentOf = ({ Name }: Group): string => Name.toLowerCase()

/** The group that a part of an address names by its name, its code or an alias, in any case (AMB-014). */
export function groupOfSegment<G extends Group>(groups: readonly G[], segment: string): G | undefined {
  const asked = segment.toLowerCase()
  const named = (text: string) =>
    groups.find(({ Name, Code }) => [Name.toLowerCase(), Code.toLowerCase()].includes(text))
  return named(asked) ?? named(aliases[asked] ?? asked)
}

/** The companies whose type is the code of the group (AMB-207). */
export const companiesOfGroup = (clients: readonly Client[], { Code }: Group): Client[] =>
  clients.filter(({ ClientType }) => ClientType === Code)

/** Where the users of a company stand; below it each of them. */
export const usersPath = (segment: string, clientId: number): string =>
  `/user-settings/${encodeURIComponent(segment)}/${clientId}`
