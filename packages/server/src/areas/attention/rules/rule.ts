import type { AttentionRule, PermissionCode } from '@captive/api-client/contract'
import type { AnyColumn, SQL } from 'drizzle-orm'

import type { Session } from '../../../session/session.ts'

/** For whom the items are: what is listed depends on permission codes and on companies in reach. */
export type Reader = Pick<Session, 'userId' | 'permissions' | 'scope'>

interface RuleParts {
  reader: Reader
  /** The predicate of a column that names a company: in reach, and the company asked for if there is one. */
  of: (clientId: AnyColumn) => SQL
}

/** What needs attention: one declaration for each kind of item. See docs/guides/add-an-attention-rule.md. */
export interface Rule {
  key: AttentionRule
  /** The codes of the page that an item leads to; all are needed. */
  codes: readonly PermissionCode[]
  /** Rules for staff are about the program's own business. */
  audience: 'everybody' | 'staff'
  /** Reads tables that only the server may read. Its conditions alone limit the rows. */
  readsAsSystem?: true
  /** A query with the columns of `itemColumns`. */
  items: (parts: RuleParts) => SQL
}
