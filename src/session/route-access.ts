import type { PermissionCode } from '@captive/api-client/contract'

import { can, type Session } from './session.ts'

/**
 * Who may open a route: visitors only (logged-out pages), everyone, anyone signed in, a holder of at least one of the
 * codes, or of all of them. Every route names one; a route that names none does not compile.
 */
export type RouteAccess =
  | 'visitors'
  | 'everyone'
  | 'signed in'
  | { readonly anyOf: readonly PermissionCode[] }
  | { readonly allOf: readonly PermissionCode[] }

export interface RouteRule {
  readonly access: RouteAccess
  /** True for the page where the company is chosen: it shows before one is. */
  readonly beforeCompany?: boolean
}

/**
 * Where to send someone who may not open a route, or null to let them in.
 * `remember` is true where the page asked for should open later (AMB-018, SES-015).
 */
export function redirectFor(
  rule: RouteRule,
  session: Session,
): { to: '/' | '/select-company'; remember: boolean } | null {
  if (!session.isLoggedIn) {
    const open = rule.access === 'visitors' || rule.access === 'everyone'
    return open ? null : { to: '/', remember: true }
  }
  if (rule.access === 'visitors') return { to: '/', remember: false }
  if (!session.company && !rule.beforeCompany) return { to: '/select-company', remember: true }
  return mayOpen(rule.access, session) ? null : { to: '/', remember: false }
}

/** Whether the codes of someone signed in open a route (PRM-005). */
function mayOpen(access: RouteAccess, session: { permissions: readonly string[] }): boolean {
  if (typeof access === 'string') return true
  return 'anyOf' in access
    ? access.anyOf.some((code) => can(session, code))
    : access.allOf.every((code) => can(session, code))
}
