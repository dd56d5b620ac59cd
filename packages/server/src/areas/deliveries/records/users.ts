import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordKinds } from '@captive/delivery'

import { clients } from '../../../database/tables/clients.ts'
import { passwordTokens, userRoleGroups, users as table } from '../../../database/tables/users.ts'
import { revokeAfter } from '../../../credentials/revoke.ts'
import { mailSetUpLink } from '../../auth/index.ts'
import type { Context, RecordBinding, WrittenRecord } from './binding.ts'
import { prepareUndoOfUsers } from './prepare-undo-of-users.ts'
import type { RecordWriter } from './record-writer.ts'

const role = '#RoleGroupsRecId'

/** Users with their role. A new user gets a link to set a password only if the file requests it. */
export const users: RecordBinding = {
  kind: recordKinds.users,
  table,
  where: isNull(table.deletedAt),
  added: () => ({ IsActive: 1 }),
  elsewhere: {
    [role]: sql<number | null>`(select role_groups_rec_id from user_role_groups
      where user_role_groups.users_rec_id = users.rec_id and user_role_groups.is_active = 1)`,
  },
  async after(writer, written, { config }) {
    await giveRoles(writer, written)
    for (const { record, key } of written) {
      const isDeactivated = record.before?.values['IsActive'] === 1 && record.values['IsActive'] === false
      if (isDeactivated) await revokeAfter(writer.tx, Number(key['RecId']), 'deactivation')
    }
    const invited = written.filter(({ record }) => record.verdict === 'new' && record.values['#invite'] === true)
    if (invited.length > 0) await invite(writer, invited, config)
  },
  beforeUndo: prepareUndoOfUsers,
}

/** A change deactivates the old role link, adds a new one, and ends the sessions of the old role. */
async function giveRoles(writer: RecordWriter, written: readonly WrittenRecord[]): Promise<void> {
  const given = written.flatMap(({ record: { values, before }, key }) => {
    const wanted = values[role]
    const user = Number(key['RecId'])
    return typeof wanted === 'number' && wanted !== before?.values[role] ? [{ user, wanted }] : []
  })
  if (given.length === 0) return
  const existing = await writer.tx
    .select({ RecId: userRoleGroups.RecId, active: userRoleGroups.IsActive })
    .from(userRoleGroups)
    .where(
      inArray(
        userRoleGroups.UsersRecId,
        given.map(({ user }) => user),
      ),
    )
  const active = existing.filter(({ active: isActive }) => isActive === 1)
  await writer.update(
    userRoleGroups,
    active.map(({ RecId }) => ({ RecId, IsActive: 0 })),
  )
  await writer.insert(
    userRoleGroups,
    given.map(({ user, wanted }) => ({ UsersRecId: user, RoleGroupsRecId: wanted, IsActive: 1 })),
  )
  for (const { user } of given) await revokeAfter(writer.tx, user, 'other role')
}

async function invite(
  writer: RecordWriter,
  invited: readonly WrittenRecord[],
  config: Context['config'],
): Promise<void> {
  for (const { record, key } of invited) {
    const userId = Number(key['RecId'])
    const [company] = await writer.tx
      .select({ name: clients.ClientName })
      .from(clients)
      .where(eq(clients.ClientId, Number(record.values['ClientId'])))
    const invitation = { userId, email: String(record.values['Email']), company: company?.name ?? '' }
    await mailSetUpLink(writer.tx, config, invitation, config.portalOrigins[0])
    await writer.noteAdded(passwordTokens, eq(passwordTokens.UsersRecId, userId))
  }
}
