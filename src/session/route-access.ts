import type { PermissionCode } from '@captive/api-client/contract'
import { redirect } from '@tanstack/react-router'

import { can, type ActiveCompany, type Identity, type SignedIn } from './session.ts'

/** The static data of every route; the type requires it. */
export interface RouteRule {
  /**
   * One of these codes opens the route, in addition to the requirements of its parents. Empty means no further
   * requirement.
   */
  readonly codes: readonly PermissionCode[]
  /** One of these codes opens the page of the route itself, but not its children. */
  readonly ownCodes?: readonly PermissionCode[]
}

/** Whether a user may open a page; each route from the root to the page requires one of its codes (PRM-005). */
export function mayOpen(rules: readonly RouteRule[], session: Pick<Identity, 'permissions'>): boolean {
  return rules.every(({ codes }) => codes.length === 0 || codes.some((code) => can(session, code)))
}

/** Whether a user who may open the children of a route may open its own page. */
export function opensItself({ ownCodes = [] }: RouteRule, session: Pick<Identity, 'permissions'>): boolean {
  return ownCodes.length === 0 || ownCodes.some((code) => can(session, code))
}

/**
 * The active company of the user.
 * @throws a redirect to Select Company, which returns to `href` (SES-015)
 */
export function requireCompany(session: SignedIn, href: string): ActiveCompany {
  if (session.company) return session.company
  throw redirect({ to: '/select-company', replace: true, state: { wanted: href } })
}
