import type { DocumentReader } from '@captive/api-client/contract'
import { and, count, desc, eq, max } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { companyInScope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { documentReads, documents } from '../../database/tables/documents.ts'
import { documentTypes } from '../../database/tables/reference.ts'
import { users } from '../../database/tables/users.ts'
import { visibleTo, type Reader } from './queries.ts'

/** The most rows of the list. */
const maxRows = 500

/** Users of companies in scope who downloaded a document that the reader may list, latest first. */
export async function listReaders(tx: Transaction, reader: Reader, documentId: number): Promise<DocumentReader[]> {
  const last = max(documentReads.readAt)
  const found = await tx
    .select({
      UsersRecId: users.RecId,
      FirstName: users.FirstName,
      LastName: users.LastName,
      Email: users.Email,
      ClientName: clients.ClientName,
      Times: count(),
      last,
    })
    .from(documentReads)
    .innerJoin(documents, eq(documents.RecId, documentReads.documentId))
    .innerJoin(documentTypes, eq(documentTypes.RecId, documents.DocumentTypesRecId))
    .innerJoin(users, eq(users.RecId, documentReads.UsersRecId))
    .innerJoin(clients, eq(clients.ClientId, users.ClientId))
    .where(and(eq(documents.RecId, documentId), visibleTo(reader), companyInScope(reader.scope, users.ClientId)))
    .groupBy(users.RecId, clients.ClientName)
    .orderBy(desc(last))
    .limit(maxRows)
  return found.map(({ FirstName, LastName, last: at, ...one }) => ({
    ...one,
    Name: `${FirstName} ${LastName}`,
    LastReadAt: at?.toISOString() ?? '',
  }))
}
