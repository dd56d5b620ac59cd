import { isStaffName, type Client, type Group } from '@captive/api-client/contract'

/** Whether a path segment names the staff group (USR-007). */
export const isStaffSegment = (segment: string): boolean => isStaffName(segment)

/** Path segments of the specification that are not the name of a group (AMB-014). */
const aliases: Readonly<Record<string, string>> = { member: 'policyholder', xmember: 'xpolicyholder' }

/** The path segment of a group. */
export const segmentOf = ({ Name }: Group): string => Name.toLowerCase()

/** Finds the group of a path segment by name, code or alias, ignoring case (AMB-014). */
export function groupOfSegment<G extends Group>(groups: readonly G[], segment: string): G | undefined {
  const wanted = segment.toLowerCase()
  const named = (text: string) =>
    groups.find(({ Name, Code }) => [Name.toLowerCase(), Code.toLowerCase()].includes(text))
  return named(wanted) ?? named(aliases[wanted] ?? wanted)
}

/** The companies whose type is the code of the group (AMB-207). */
export const companiesOfGroup = (clients: readonly Client[], { Code }: Group): Client[] =>
  clients.filter(({ ClientType }) => ClientType === Code)

/** The path of the users page of a company; the path of each user is below it. */
export const usersPath = (segment: string, clientId: number): string =>
  `/user-settings/${encodeURIComponent(segment)}/${clientId}`
