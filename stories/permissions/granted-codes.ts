import type { PermissionCode } from '@captive/api-client/contract'

import { permissionCodes } from '../../packages/server/src/reference/permission-codes.ts'
import { groupRows, initialAccessTo, roleRows } from '../../packages/server/src/reference/role-groups.ts'
import type { Need, Screen } from './pages-by-permission.ts'

export const holds = (held: ReadonlySet<string>, need: Need = []): boolean =>
  need.every((one) => (typeof one === 'string' ? held.has(one) : one.some((code) => held.has(code))))

/** All codes of a screen. */
export const codesOf = ({ opensWith, items }: Screen): Set<PermissionCode> =>
  new Set(
    [
      opensWith,
      ...items.flatMap(({ shownBy = [], enabledBy = [], goneWith }) => [
        shownBy,
        enabledBy,
        goneWith ? [goneWith] : [],
      ]),
    ].flatMap((need) => need.flat()),
  )

/** The codes of a user, with or without one code. */
export interface Holder {
  group: string
  role: string
  withheld: PermissionCode | null
  held: ReadonlySet<PermissionCode>
}

/**
 * Users to test a screen with: each role group with all its codes and without each code that the screen uses, and a
 * user with all codes, because a code may belong to no current role group. If several users have the same codes for
 * this screen, keeps one for each kind of group, because the others see the same.
 */
export function holdersFor(screen: Screen): Holder[] {
  const requiredCodes = codesOf(screen)
  const roleGroups = groupRows.flatMap(({ Code, Name }) =>
    roleRows.map(({ Name: role }) => ({
      group: Name,
      role,
      codes: permissionCodes.filter((code) => initialAccessTo(Code, role, code) === 1),
    })),
  )
  const all = [...roleGroups, { group: 'Member', role: 'Administrator', codes: permissionCodes }]
  const holders = all.flatMap(({ group, role, codes }) =>
    [null, ...codes.filter((code) => requiredCodes.has(code))].map((withheld) => ({
      group,
      role,
      withheld,
      held: new Set(codes.filter((code) => code !== withheld)),
    })),
  )
  const opening = new Set(screen.opensWith.flat())
  const sees = ({ group, held }: Holder) => {
    const counts = holds(held, screen.opensWith) ? requiredCodes : opening
    return [kindOf(screen, group), ...[...counts].filter((code) => held.has(code))].join(' ')
  }
  return [...new Map(holders.map((holder) => [sees(holder), holder])).values()]
}

/** The kind of a group. Staff and brokers choose a company, and some screens differ by group. */
function kindOf({ items }: Screen, group: string): string {
  if (items.some(({ goneFor }) => goneFor === group)) return group
  return group === 'eMaxx' || group === 'Broker' ? 'chosen company' : 'own company'
}
