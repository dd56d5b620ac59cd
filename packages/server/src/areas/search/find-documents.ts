import type { PermissionCode, SearchHit } from '@captive/api-client/contract'
import { and, desc, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { readIds } from '../../database/read-ids.ts'
import { clients } from '../../database/tables/clients.ts'
import { dayOfDocument, documents } from '../../database/tables/documents.ts'
import { documentTypes } from '../../database/tables/reference.ts'
import type { Session } from '../../session/session.ts'
import { visibleTo } from '../documents/index.ts'
import { maxCandidates, type SearchQuery } from './search-query.ts'
import { documentPage } from './document-page.ts'

/** Documents of companies, and of the program of the active company; newest first. */
export async function findDocuments(tx: Transaction, session: Session, query: SearchQuery): Promise<SearchHit[]> {
  const ids = await readIds(tx, sql`find_documents(${query.text}, ${query.program}::integer, ${maxCandidates})`)
  if (ids.length === 0) return []
  const found = await tx
    .select({
      RecId: documents.RecId,
      Label: documents.FileName,
      Detail: documents.Description,
      Date: sql<string>`${dayOfDocument}::text`,
      ClientId: documents.ClientId,
      ClientName: clients.ClientName,
      category: documentTypes.Code,
    })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.RecId, documents.DocumentTypesRecId))
    .leftJoin(clients, eq(clients.ClientId, documents.ClientId))
    .where(and(sql`${documents.RecId} = any(${sql.param(ids)}::integer[])`, visibleTo(openableBy(session))))
    .orderBy(desc(documents.Year), desc(documents.Month), desc(documents.Day), desc(documents.RecId))
  return found.map(({ category, ...document }) => ({
    ...document,
    Kind: 'document',
    Link: documentPage(category),
  }))
}

/** The reader without the codes below pages that the reader may not open. */
function openableBy({ permissions, scope }: Session) {
  const isOpen = (code: string) => {
    const [section, page = ''] = code.split('-')
    return permissions.has(section as PermissionCode) && permissions.has(`${section}-${page}` as PermissionCode)
  }
  return { scope, permissions: new Set([...permissions].filter(isOpen)) }
}
