import { and, asc, count, eq, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Document, DocumentType } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { momentOf } from '../../database/moment.ts'
import { companyInScope, programInScope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { documents } from '../../database/tables/documents.ts'
import { fileChecks } from '../../database/tables/file-checks.ts'
import { documentTypes, programs } from '../../database/tables/reference.ts'
import type { Session } from '../../session/session.ts'
import { listable } from './categories.ts'

export type Reader = Pick<Session, 'permissions' | 'scope'>

const columns = {
  RecId: documents.RecId,
  DocumentId: documentTypes.Code,
  DocumentTypesRecId: documents.DocumentTypesRecId,
  FileName: documents.FileName,
  FilePath: documents.FilePath,
  Description: documents.Description,
  ClientId: documents.ClientId,
  ProgramsRecId: documents.ProgramsRecId,
  Year: documents.Year,
  Month: documents.Month,
  Day: documents.Day,
  Quarter: sql<number>`ceil(${documents.Month} / 3.0)::integer`, // AMB-075
  CreatedDateTime: momentOf(documents.CreatedDateTime),
  CreatedBy: documents.CreatedBy,
  PolicyNumber: documents.PolicyNumber,
  State: fileChecks.state,
  ActiveContent: fileChecks.activeContent,
}

/**
 * The condition for documents of companies in scope, and of programs in scope without a company. Only categories that
 * the reader may list, and no older versions.
 */
export const visibleTo = ({ permissions, scope }: Reader): SQL | undefined =>
  and(
    or(
      companyInScope(scope, documents.ClientId),
      and(isNull(documents.ClientId), programInScope(scope, documents.ProgramsRecId)),
    ),
    isNull(documents.replacedBy),
    listable({ permissions }),
    sql`${documents.requires} <@ ${sql.param([...permissions])}::text[]`,
  )

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [documents.CreatedDateTime, documents.RecId],
  table: documents,
  hasId: (id) => isId(documents.RecId, id),
  time: documents.CreatedDateTime,
}

async function list(tx: Transaction, reader: Reader, condition: SQL | undefined, page: Page): Promise<Document[]> {
  const all = tx
    .select(columns)
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.RecId, documents.DocumentTypesRecId))
    .leftJoin(fileChecks, eq(fileChecks.storageKey, documents.FilePath))
    .$dynamic()
  return listPage(all, and(condition, visibleTo(reader)), newestFirst, page)
}

/** Documents of a program, newest first, without those of its companies. */
export const listByProgram = (tx: Transaction, reader: Reader, programId: number, page: Page): Promise<Document[]> =>
  list(tx, reader, and(eq(documents.ProgramsRecId, programId), isNull(documents.ClientId)), page)

/** Documents of a company, newest first. */
export const listByClient = (tx: Transaction, reader: Reader, clientId: number, page: Page): Promise<Document[]> =>
  list(tx, reader, eq(documents.ClientId, clientId), page)

/**
 * The number of a company's documents that other users filed since a moment, in categories that the reader may list.
 */
export async function countDocumentsSince(
  tx: Transaction,
  reader: Reader & Pick<Session, 'email'>,
  clientId: number,
  since: Date,
): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.RecId, documents.DocumentTypesRecId))
    .where(
      and(
        eq(documents.ClientId, clientId),
        gt(documents.CreatedDateTime, since),
        ne(documents.CreatedBy, reader.email),
        visibleTo(reader),
      ),
    )
  return found?.count ?? 0
}

/** The document with this storage key, in the format of lists. */
export async function findListed(tx: Transaction, reader: Reader, filePath: string): Promise<Document | undefined> {
  const [found] = await list(tx, reader, eq(documents.FilePath, filePath), {})
  return found
}

export const listTypes = (tx: Transaction): Promise<DocumentType[]> =>
  tx.select().from(documentTypes).orderBy(asc(documentTypes.Code))

/** The document with a storage key, if the reader may list it. AMB-076 calls the key FileName. */
export async function findDocument(tx: Transaction, reader: Reader, filePath: string) {
  const [found] = await tx
    .select({
      ...columns,
      mediaType: documents.mediaType,
      size: documents.size,
      generated: documents.generated,
      typeName: documentTypes.Name,
      clientName: clients.ClientName,
      programName: programs.Name,
    })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.RecId, documents.DocumentTypesRecId))
    .leftJoin(clients, eq(clients.ClientId, documents.ClientId))
    .leftJoin(fileChecks, eq(fileChecks.storageKey, documents.FilePath))
    .leftJoin(programs, eq(programs.RecId, documents.ProgramsRecId))
    .where(and(eq(documents.FilePath, filePath), visibleTo(reader)))
  return found
}

export type FoundDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>
