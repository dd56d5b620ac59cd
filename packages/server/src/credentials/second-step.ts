import { isStaffGroup } from '@captive/api-client/contract'
import { and, eq } from 'drizzle-orm'

import type { Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { groups, roleGroups } from '../database/tables/reference.ts'
import { userRoleGroups, type PendingStep } from '../database/tables/users.ts'
import { hasApp } from './authenticator-app.ts'

/**
 * The group codes for the words in the setting SECOND_STEP_GROUPS. Staff are identified by the group's name (AMB-026).
 */
const codesOf: Readonly<Record<string, string>> = {
  members: 'Policyholder',
  'expired members': 'XPolicyholder',
  prospects: 'Prospect',
  brokers: 'Broker',
}

/** Whether the program requires a second step for the group of a user. */
export async function needsSecondStep(
  tx: Transaction<'system'>,
  { secondStepGroups }: Pick<Config, 'secondStepGroups'>,
  userId: number,
): Promise<boolean> {
  const [group] = await tx
    .select({ Name: groups.Name, Code: groups.Code })
    .from(userRoleGroups)
    .innerJoin(roleGroups, eq(roleGroups.RecId, userRoleGroups.RoleGroupsRecId))
    .innerJoin(groups, eq(groups.RecId, roleGroups.GroupsRecId))
    .where(and(eq(userRoleGroups.UsersRecId, userId), eq(userRoleGroups.IsActive, 1)))
  if (!group) return false
  return secondStepGroups.some((word) => (word === 'staff' ? isStaffGroup(group) : codesOf[word] === group.Code))
}

/** The next step of a sign-in with a password: a code, setting up an app if the group requires one, or none. */
export async function pendingStepOf(
  tx: Transaction<'system'>,
  config: Pick<Config, 'secondStepGroups'>,
  userId: number,
): Promise<PendingStep | null> {
  if (await hasApp(tx, userId)) return 'code'
  return (await needsSecondStep(tx, config, userId)) ? 'set up' : null
}
