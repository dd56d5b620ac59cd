import { hash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PermissionCode } from '@captive/api-client/contract'

import type { Database, Transaction } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { milestones } from '../database/tables/operation.ts'
import {
  documentTypes,
  groups,
  membershipTypes,
  notificationCriteria,
  objectAccess,
  objects,
  programs,
  roleGroups,
  roles,
} from '../database/tables/reference.ts'
import { documentTypeRows } from './document-types.ts'
import { membershipTypeRows } from './membership-types.ts'
import { notificationCriteriaRows } from './notification-criteria.ts'
import { permissionCodes } from './permission-codes.ts'
import { groupRows, initialAccessTo, roleGroupId, roleRows } from './role-groups.ts'

/** Programs 1 to 7 and 600 (specification, core §9; codes as printed in areas §3). */
export const programRows = [
  { RecId: 1, Code: 'PC1-IC', Name: 'Program 1 Insurance Company' },
  { RecId: 2, Code: 'PC2-IC', Name: 'Program 2 Insurance Company' },
  { RecId: 3, Code: 'PC3-IC', Name: 'Program 3 Insurance Company' },
  { RecId: 4, Code: 'PC4-IC', Name: 'Program 4 Insurance Company' },
  { RecId: 5, Code: 'PC5-IC', Name: 'Program 5 Insurance Company' },
  { RecId: 6, Code: 'PC6-IC', Name: 'Program 6 Insurance Company' },
  { RecId: 7, Code: 'PC7-IC', Name: 'Program 7 Insurance Company' },
  { RecId: 600, Code: 'PC600-IC', Name: 'Program 600 Insurance Company' },
]

/** All role groups, with their initial access to each code. */
const roleGroupRows = groupRows.flatMap((group) =>
  roleRows.map((role) => ({
    RecId: roleGroupId(group.Code, role.Name),
    GroupsRecId: group.RecId,
    RolesRecId: role.RecId,
    access: permissionCodes.flatMap((code) => {
      const isActive = initialAccessTo(group.Code, role.Name, code)
      return isActive === undefined ? [] : [{ code, isActive }]
    }),
  })),
)

const milestone = 'reference-data'

/** A hash that changes with the rows. */
const version = () => {
  const rows = [programRows, groupRows, roleRows, roleGroupRows, documentTypeRows, membershipTypeRows]
  return hash('sha256', JSON.stringify([...rows, permissionCodes, notificationCriteriaRows]))
}

/**
 * Adds programs, groups, roles, permission objects, document types, posts and notification criteria that the database
 * does not have yet. Keeps existing rows, so access that staff changed is not reset. Does nothing if the database has
 * the rows of this version.
 */
export function loadReferenceData(database: Database): Promise<void> {
  return database.transaction(systemScope, async (tx) => {
    const { known, added } = await addObjects(tx)
    const [loaded] = await tx.select().from(milestones).where(eq(milestones.name, milestone))
    const value = version()
    if (added === 0 && loaded?.value === value) return
    const access = roleGroupRows.flatMap(({ RecId, access: given }) =>
      given.map(({ code, isActive }) => ({
        RoleGroupsRecId: RecId,
        ObjectsRecId: known.get(code) ?? 0,
        IsActive: isActive,
      })),
    )
    await tx.insert(programs).values(programRows).onConflictDoNothing()
    await tx
      .insert(groups)
      .values([...groupRows])
      .onConflictDoNothing()
    await tx
      .insert(roles)
      .values([...roleRows])
      .onConflictDoNothing()
    await tx
      .insert(roleGroups)
      .values(roleGroupRows.map(({ access: _, ...row }) => row))
      .onConflictDoNothing()
    await tx.insert(objectAccess).values(access).onConflictDoNothing()
    await tx.insert(documentTypes).values(documentTypeRows).onConflictDoNothing()
    await tx
      .insert(membershipTypes)
      .values([...membershipTypeRows])
      .onConflictDoNothing()
    await tx.insert(notificationCriteria).values(notificationCriteriaRows).onConflictDoNothing()
    await tx
      .insert(milestones)
      .values({ name: milestone, value })
      .onConflictDoUpdate({ target: milestones.name, set: { value } })
  })
}

/** An arbitrary lock id. Two copies that start at once number new objects one after the other. */
const objectsLock = 7_261_004

/** Adds an object for each code that has none, after the existing ones. Returns the ids of all codes. */
async function addObjects(tx: Transaction<'system'>): Promise<{ known: Map<PermissionCode, number>; added: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${objectsLock})`)
  const ids = new Map((await tx.select().from(objects)).map(({ Code, RecId }) => [Code, RecId]))
  let last = Math.max(0, ...ids.values())
  const known = new Map(permissionCodes.map((code) => [code, ids.get(code) ?? ++last]))
  const added = [...known].filter(([code]) => !ids.has(code)).map(([Code, RecId]) => ({ Code, RecId }))
  if (added.length > 0) await tx.insert(objects).values(added)
  return { known, added: added.length }
}
