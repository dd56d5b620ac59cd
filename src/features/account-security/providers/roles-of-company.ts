import type { Client, Group, RoleGroup } from '@captive/api-client/contract'

/**
 * The roles that users of a company may have: those of the group of its type. Users of the operating company are staff
 * (AMB-207).
 */
export function rolesOfCompany(
  company: Pick<Client, 'ClientType'> | undefined,
  groups: readonly Group[],
  roleGroups: readonly RoleGroup[],
): RoleGroup[] {
  const group = groups.find(({ Code }) => Code === company?.ClientType) ?? groups.find(({ Name }) => /maxx/i.test(Name))
  return roleGroups.filter(({ GroupsRecId }) => GroupsRecId === group?.RecId)
}
