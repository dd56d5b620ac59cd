import type { DefinitionRows } from '@captive/form-engine'
import { desc, eq, getTableColumns, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { definitionVersions, fnolDefinitionVersion } from '../../database/tables/definitions.ts'
import { readTables, readTablesVersion, replaceTables } from './definition-tables.ts'

/** A published version without its tables. */
export type PublishedVersion = Omit<typeof definitionVersions.$inferSelect, 'tables'>

/** Why a version was published, and by whom. */
export type Publication = Pick<PublishedVersion, 'reason' | 'publishedBy'> & { restores?: number }

const { tables: _, ...columns } = getTableColumns(definitionVersions)

/** The published versions without their tables, newest first. */
export const listVersions = (tx: Transaction): Promise<PublishedVersion[]> =>
  tx.select(columns).from(definitionVersions).orderBy(desc(definitionVersions.number))

/** A published version with its tables, by its number. */
export async function findVersion(tx: Transaction, number: number) {
  const [found] = await tx.select().from(definitionVersions).where(eq(definitionVersions.number, number))
  return found
}

/** The tables of a published version; undefined if no version was published with this number of the three tables. */
export async function readPublishedTables(tx: Transaction, tablesVersion: number): Promise<DefinitionRows | undefined> {
  const [found] = await tx
    .select({ tables: definitionVersions.tables })
    .from(definitionVersions)
    .where(eq(definitionVersions.tablesVersion, tablesVersion))
  return found?.tables
}

/**
 * Replaces the three tables and keeps them as a version. Rows that are there without a version, because SQL changed them, are
 * kept as a version first.
 */
export async function publishTables(
  tx: Transaction<'system'>,
  tables: DefinitionRows,
  publication: Publication,
): Promise<PublishedVersion> {
  await keepUnpublished(tx, { reason: 'Changed in the database, not published', publishedBy: 'unknown' })
  await replaceTables(tx, tables)
  return keepVersion(tx, publication)
}

/** Keeps the rows of the three tables as a version, unless they are one. */
export async function keepUnpublished(tx: Transaction<'system'>, publication: Publication): Promise<void> {
  // Locks the row, so that only one publication at a time is under way. Triggers change the number.
  await tx.select().from(fnolDefinitionVersion).for('update')
  const current = await readTablesVersion(tx)
  if ((await readPublishedTables(tx, current)) === undefined) await keepVersion(tx, publication)
}

async function keepVersion(
  tx: Transaction<'system'>,
  { reason, publishedBy, restores }: Publication,
): Promise<PublishedVersion> {
  const next = sql<number>`(select coalesce(max(${definitionVersions.number}), 0) + 1 from ${definitionVersions})`
  const row = { tablesVersion: await readTablesVersion(tx), tables: await readTables(tx) }
  const [kept] = await tx
    .insert(definitionVersions)
    .values({ number: next, ...row, reason, publishedBy, restores: restores ?? null })
    .returning(columns)
  return kept!
}

/**
 * The numbers of the three tables whose forms a submission may have: the current one first, then those that were replaced
 * within the last day, newest first.
 */
export async function acceptedTables(tx: Transaction): Promise<number[]> {
  const current = await readTablesVersion(tx)
  const { rows } = (await tx.execute(sql`
    select tables_version::text as version from (
      select tables_version, lead(published_at) over (order by number) replaced_at from definition_versions) versions
    where replaced_at > now() - interval '1 day' and tables_version <> ${current}::bigint
    order by tables_version desc limit 5`)) as { rows: { version: string }[] }
  return [current, ...rows.map(({ version }) => Number(version))]
}
