import { defineConfig } from 'drizzle-kit'

/**
 * `npx drizzle-kit generate` in this folder writes the next migration from the tables. Delete the snapshot of the
 * migration before it: drizzle-kit needs only the newest one.
 */
export default defineConfig({ dialect: 'postgresql', schema: './src/database/tables/*.ts', out: './migrations' })
