import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { dateOfParts } from './date-of-parts.ts'
import { ofCompaniesOrProgramsInScope, ofUsersInScope } from './row-security.ts'
import { clients } from './clients.ts'
import { documentTypes, programs } from './reference.ts'
import { users } from './users.ts'

/** Documents of a company (tier Insured) or, without one, of a whole program (specification, core §3). */
export const documents = pgTable(
  'documents',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    DocumentTypesRecId: integer('document_types_rec_id')
      .notNull()
      .references(() => documentTypes.RecId),
    ClientId: integer('client_id').references(() => clients.ClientId),
    ProgramsRecId: integer('programs_rec_id').references(() => programs.RecId),
    FileName: text('file_name').notNull(),
    /** The storage key of the file. No other document may have it. */
    FilePath: text('file_path').notNull().unique(),
    /** Detected from the content of the file. */
    mediaType: text('media_type').notNull(),
    /** In bytes; null for a demo document whose PDF was not generated yet. */
    size: bigint('size', { mode: 'number' }),
    /** Demo data: the PDF is generated on download. */
    generated: boolean('generated').notNull().default(false),
    Description: text('description').notNull(),
    /**
     * Permission codes that a reader needs in addition to those of the category, because a pack has the content of
     * several pages.
     */
    requires: text('requires').array().notNull().default([]),
    PolicyNumber: text('policy_number'),
    Year: integer('year').notNull(),
    Month: integer('month').notNull(),
    Day: integer('day').notNull(),
    CreatedDateTime: timestamp('created_date_time', { withTimezone: true }).notNull().defaultNow(),
    CreatedBy: text('created_by').notNull(),
    /** Identifies documents that were filed together; null for a document filed alone. */
    batchId: uuid('batch_id'),
    /** The newer version that hides this one. If that version is deleted, this one is visible again. */
    replacedBy: integer('replaced_by').references((): AnyPgColumn => documents.RecId, { onDelete: 'set null' }),
  },
  (table) => [
    index('documents_client').on(table.ClientId, table.CreatedDateTime),
    index('documents_program').on(table.ProgramsRecId, table.CreatedDateTime),
    index('documents_batch').on(table.batchId),
    index('documents_replaced').on(table.replacedBy),
    ofCompaniesOrProgramsInScope(table.ClientId, table.ProgramsRecId),
  ],
)

/** The date of a document. */
export const dayOfDocument = dateOfParts(documents.Year, documents.Month, documents.Day)

/** Downloads of documents, so that staff see who has read one. Deleted together with the document. */
export const documentReads = pgTable(
  'document_reads',
  {
    RecId: integer('rec_id').primaryKey().generatedByDefaultAsIdentity(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.RecId, { onDelete: 'cascade' }),
    UsersRecId: integer('users_rec_id')
      .notNull()
      .references(() => users.RecId),
    readAt: timestamp('read_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('document_reads_document').on(table.documentId), ofUsersInScope(table.UsersRecId)],
)
