import { categoryOf, documentCategories, type DocumentCategory } from '@captive/api-client/contract'
import { eq, or, sql, type SQL } from 'drizzle-orm'

import { documentTypes } from '../../database/tables/reference.ts'
import type { Session } from '../../session/session.ts'

type Holder = Pick<Session, 'permissions'>

/** Condition on the table document_types: categories that the caller may list. */
export function listable({ permissions }: Holder): SQL {
  const inCategory = ({ prefix }: DocumentCategory) =>
    or(eq(documentTypes.Code, prefix), sql`starts_with(${documentTypes.Code}, ${`${prefix}_`})`)
  return or(...documentCategories.filter(({ list }) => permissions.has(list)).map(inCategory)) ?? sql`false`
}

/** Whether the caller may download a document that it may list. */
export function mayDownload({ permissions }: Holder, documentId: string): boolean {
  const { download } = categoryOf(documentId) ?? {}
  return download === undefined || permissions.has(download)
}

/** Whether the caller may delete a document that it may list. */
export function mayDelete({ permissions }: Holder, documentId: string): boolean {
  const { manage } = categoryOf(documentId) ?? {}
  return manage !== undefined && permissions.has(manage)
}

/**
 * Whether the caller may file documents of a type: members the types that members upload, staff all others (AMB-072).
 */
export function mayFile({ permissions }: Holder, type: typeof documentTypes.$inferSelect): boolean {
  const { clientUpload } = categoryOf(type.Code) ?? {}
  if (type.IsActive !== 1) return false
  if (type.ClientAllowUpload !== 1) return permissions.has('000-001-004')
  return clientUpload !== undefined && permissions.has(clientUpload)
}
