import { texts } from './texts.ts'

export interface AreaPermissions {
  area: string
  /** What the codes of the area allow, as one list. */
  permissions: string
}

/** Describes what codes allow, area by area in the portal's order; leaves out codes without a text. */
export function describePermissions(codes: readonly string[]): AreaPermissions[] {
  const held = new Set(codes)
  const described = Object.entries(texts.permissions.codes).filter(([code]) => held.has(code))
  return Object.entries(texts.permissions.areas).flatMap(([prefix, area]) => {
    const here = described.filter(([code]) => code.startsWith(prefix)).map(([, text]) => text)
    return here.length === 0 ? [] : [{ area, permissions: here.join(', ') }]
  })
}

export interface RoleCodes {
  role: string
  codes: readonly string[]
}

export interface RolePermissions {
  role: string
  /** The role before it, ordered by number of permissions; null for the first one. */
  previous: string | null
  /** Permissions that this role has and the previous one lacks. */
  added: AreaPermissions[]
  /** Permissions that the previous role has and this one lacks. */
  removed: AreaPermissions[]
}

/**
 * Describes the roles of a group from the fewest permissions to the most, each by its difference to the previous one.
 */
export function compareRoles(roles: readonly RoleCodes[]): RolePermissions[] {
  const ordered = roles.toSorted((one, other) => one.codes.length - other.codes.length)
  return ordered.map(({ role, codes }, at) => {
    const previous = ordered[at - 1]
    const before = new Set(previous?.codes)
    const now = new Set(codes)
    return {
      role,
      previous: previous?.role ?? null,
      added: describePermissions(codes.filter((code) => !before.has(code))),
      removed: describePermissions([...before].filter((code) => !now.has(code))),
    }
  })
}
