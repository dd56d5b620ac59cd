import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { readByEverybody } from './row-security.ts'

/** The generated validators of published forms. Old ones are kept, because a browser may still load them. */
export const formValidators = pgTable(
  'form_validators',
  {
    /** The hash of the schema from which the validator was generated. */
    schemaHash: text('schema_hash').primaryKey(),
    /** The hash of the code, which is part of its URL. Two schemas may have the same code. */
    codeHash: text('code_hash').notNull(),
    /** The code, compressed with brotli, in base64. */
    compressedCode: text('compressed_code').notNull(),
    /**
     * An HMAC of the other three columns. Its key is not in the database, so an attacker who can only write to the
     * database cannot inject code.
     */
    fingerprint: text('fingerprint').notNull(),
    generatedAt: timestamp('generated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  readByEverybody,
)
