import type { AttentionRule, PermissionCode } from '@captive/api-client/contract'
import type { AnyColumn, SQL } from 'drizzle-orm'

import type { Session } from '../../../session/session.ts'

/** The user for whom items are listed. Items depend on permission codes and on the companies in scope. */
export type Reader = Pick<Session, 'userId' | 'permissions' | 'scope'>

interface RuleDependencies {
  reader: Reader
  /** A predicate for a company column: the company is in scope, and is the requested company if there is one. */
  isInScope: (clientId: AnyColumn) => SQL
}

/** Declares one kind of item that needs attention. See docs/guides/add-an-attention-rule.md. */
export interface Rule {
  key: AttentionRule
  /** The permission codes of the page that an item links to. The user needs all of them. */
  codes: readonly PermissionCode[]
  /** Rules for staff concern the program's own business. */
  audience: 'everybody' | 'staff'
  /** The rule reads tables that only the server may read. Only its own conditions limit the rows. */
  readsAsSystem?: true
  /** A query with the columns of `itemColumns`. */
  items: (dependencies: RuleDependencies) => SQL
}
