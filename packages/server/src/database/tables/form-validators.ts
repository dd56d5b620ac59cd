import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { readByEverybody } from './row-security.ts'

/** The generated validators of published forms. Old ones are kept, since a browser may still load them. */
export const formValidators = pgTable(
  'form_validators',
  {
    /** Hash of the schema that it was generated from. */
    schemaHash: text('schema_hash').primaryKey(),
    /** Hash of the code, which its address names; two schemas may have equal code. */
    codeHash: text('code_hash').notNull(),
    /** The code in brotli, in base64. */
    compressedCode: text('compressed_code').notNull(),
    /** Of the three, by a key that the database does not hold: who only writes to it cannot have code run. */
    fingerprint: text('fingerprint').notNull(),
    generatedAt: timestamp('generated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  readByEverybody,
)
