import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { ofCompaniesOrProgramsInReach } from '../row-security.ts'
import { clients } from './clients.ts'
import { documentTypes, programs } from './reference.ts'

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
    /** The key of the stored file; nothing else may name one. */
    FilePath: text('file_path').notNull().unique(),
    /** What the file is by its content. */
    mediaType: text('media_type').notNull(),
    /** In bytes; null while a demo document has not been made. */
    size: bigint('size', { mode: 'number' }),
    /** Demo data: the PDF is made when somebody asks for it. */
    generated: boolean('generated').notNull().default(false),
    Description: text('description').notNull(),
    PolicyNumber: text('policy_number'),
    Year: integer('year').notNull(),
    Month: integer('month').notNull(),
    Day: integer('day').notNull(),
    CreatedDateTime: timestamp('created_date_time', { withTimezone: true }).notNull().defaultNow(),
    CreatedBy: text('created_by').notNull(),
  },
  (table) => [
    index('documents_client').on(table.ClientId, table.CreatedDateTime),
    index('documents_program').on(table.ProgramsRecId, table.CreatedDateTime),
    ofCompaniesOrProgramsInReach(table.ClientId, table.ProgramsRecId),
  ],
)
