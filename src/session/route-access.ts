import type { PermissionCode } from '@captive/api-client/contract'
import { redirect } from '@tanstack/react-router'

import { can, type ActiveCompany, type Identity, type SignedIn } from './session.ts'

/** What every route says of itself; a route that leaves it out does not compile. */
export interface RouteRule {
  /** One of these opens the route, besides what the routes above it ask; none: it asks nothing more. */
  readonly codes: readonly PermissionCode[]
  /** One of these opens the page of the route itself, where pages below it do with less. */
  readonly ownCodes?: readonly PermissionCode[]
}

/** Whether the codes of somebody signed in open a page: each route from the root down to it asks for one (PRM-005). */
export function mayOpen(rules: readonly RouteRule[], session: Pick<Identity, 'permissions'>): boolean {
  return rules.every(({ codes }) => codes.length === 0 || codes.some((code) => can(session, code)))
}

/** Whether the page of a route opens for somebody to whom pages below it do. */
export function opensItself({ ownCodes = [] }: RouteRule, session: Pick<Identity, 'permissions'>): boolean {
  return ownCodes.length === 0 || ownCodes.some((code) => can(session, code))
}

/**
 * The company that somebody acts for.
 * @throws a redirect to the page where one is chosen; `href` opens afterwards (SES-015)
 */
export function requireCompany(session: SignedIn, href: string): ActiveCompany {
  if (session.company) return session.company
  throw redirect({ to: '/select-company', replace: true, state: { wanted: href } })
}
