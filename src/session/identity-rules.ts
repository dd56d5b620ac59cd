import { isStaffGroup, type ObjectAccess, type UserRoleGroup } from '@captive/api-client/contract'

import { can, type Identity } from './session.ts'

interface NamedGroup {
  GroupName: string
  GroupCode: string
}

export function isStaff({ GroupName, GroupCode }: NamedGroup): boolean {
  return isStaffGroup({ Name: GroupName, Code: GroupCode })
}

export function isBroker({ GroupName, GroupCode }: NamedGroup): boolean {
  return GroupCode === 'Broker' || GroupName === 'Broker'
}

/** Whether a user selects a company: staff and brokers with the permission code (AMB-027). */
export function choosesCompany(identity: Pick<Identity, 'roleGroup' | 'permissions'>): boolean {
  return (isStaff(identity.roleGroup) || isBroker(identity.roleGroup)) && can(identity, '000-001-001')
}

/** The active role link of a user, the newest if several are active (AMB-025). */
export function activeRoleGroup(links: readonly UserRoleGroup[]): UserRoleGroup | undefined {
  return links.filter((link) => link.IsActive === 1).toSorted((a, b) => b.RecId - a.RecId)[0]
}

/** The active entries of the object access, without duplicate objects (SES-006). */
export function activeObjects(access: readonly ObjectAccess[]): ObjectAccess[] {
  const active = access.filter((entry) => entry.IsActive === 1)
  return [...new Map(active.map((entry) => [entry.ObjectsRecId, entry])).values()]
}
