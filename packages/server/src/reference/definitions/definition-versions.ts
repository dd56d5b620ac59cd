import type { FormKind } from '@captive/api-client/contract'
import type { DefinitionRows } from '@captive/form-engine'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'
import { definitionVersions, fnolDefinitionVersion } from '../../database/tables/definitions.ts'
import { readTables, readTablesVersion, replaceTables } from './definition-tables.ts'

/** A published version without its tables. */
export type PublishedVersion = Omit<typeof definitionVersions.$inferSelect, 'tables'>

/** Why and by whom a version was published. */
export type Publication = Pick<PublishedVersion, 'reason' | 'publishedBy'> & { restores?: number }

const { tables: _, ...columns } = getTableColumns(definitionVersions)

/** The form whose current rows are in the three tables, which SQL may also change. */
const servedForm = 'claim-report' satisfies FormKind

const isOf = (form: FormKind) => eq(definitionVersions.form, form)

/** The published versions of a form without their tables, newest first. */
export const listVersions = (tx: Transaction, form: FormKind): Promise<PublishedVersion[]> =>
  tx.select(columns).from(definitionVersions).where(isOf(form)).orderBy(desc(definitionVersions.number))

/** A published version with its tables, by its number. */
export async function findVersion(tx: Transaction, form: FormKind, number: number) {
  const [found] = await tx
    .select()
    .from(definitionVersions)
    .where(and(isOf(form), eq(definitionVersions.number, number)))
  return found
}

/**
 * The version that members currently have; undefined if nothing was published, or if SQL changed the rows after a
 * publication.
 */
export async function findCurrentVersion(tx: Transaction, form: FormKind) {
  const [found] = await tx
    .select()
    .from(definitionVersions)
    .where(
      and(
        isOf(form),
        form === servedForm ? eq(definitionVersions.tablesVersion, await readTablesVersion(tx)) : undefined,
      ),
    )
    .orderBy(desc(definitionVersions.number))
    .limit(1)
  return found
}

/** The rows that members currently have; empty if nothing was published. */
export async function readCurrentTables(tx: Transaction, form: FormKind): Promise<DefinitionRows> {
  if (form === servedForm) return readTables(tx)
  const current = await findCurrentVersion(tx, form)
  return current?.tables ?? { controls: [], displayValues: [], dependencies: [] }
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
 * Stores the rows as the newest version of a form. For the claim report, replaces the three tables. If SQL changed
 * them, first stores the existing rows as a version.
 */
export async function publishTables(
  tx: Transaction<'system'>,
  form: FormKind,
  tables: DefinitionRows,
  publication: Publication,
): Promise<PublishedVersion> {
  if (form !== servedForm) {
    await oneAtATime(tx)
    return keepVersion(tx, form, { tables, tablesVersion: null }, publication)
  }
  await keepUnpublished(tx, { reason: 'Changed in the database, not published', publishedBy: 'unknown' })
  await replaceTables(tx, tables)
  return keepServed(tx, publication)
}

/** Locks the row, so that only one publication runs at a time. Triggers change the number. */
const oneAtATime = (tx: Transaction<'system'>) => tx.select().from(fnolDefinitionVersion).for('update')

/** Stores the rows of the three tables as a version, unless they already are one. */
export async function keepUnpublished(tx: Transaction<'system'>, publication: Publication): Promise<void> {
  await oneAtATime(tx)
  if ((await findCurrentVersion(tx, servedForm)) === undefined) await keepServed(tx, publication)
}

const keepServed = async (tx: Transaction<'system'>, publication: Publication) =>
  keepVersion(tx, servedForm, { tablesVersion: await readTablesVersion(tx), tables: await readTables(tx) }, publication)

async function keepVersion(
  tx: Transaction<'system'>,
  form: FormKind,
  row: Pick<typeof definitionVersions.$inferInsert, 'tables' | 'tablesVersion'>,
  { reason, publishedBy, restores }: Publication,
): Promise<PublishedVersion> {
  const next = sql<number>`(select coalesce(max(${definitionVersions.number}), 0) + 1 from ${definitionVersions}
    where ${isOf(form)})`
  const [inserted] = await tx
    .insert(definitionVersions)
    .values({ form, number: next, ...row, reason, publishedBy, restores: restores ?? null })
    .returning(columns)
  return inserted!
}

/**
 * The numbers of the three tables with which a submission is accepted: the current one first, then those that were
 * replaced within the last day, newest first.
 */
export async function acceptedTables(tx: Transaction): Promise<number[]> {
  const current = await readTablesVersion(tx)
  const rows = await selectRows<{ version: string }>(
    tx,
    sql`
    select tables_version::text as version from (
      select tables_version, lead(published_at) over (order by number) replaced_at from definition_versions
      where form = ${servedForm}) versions
    where replaced_at > now() - interval '1 day' and tables_version <> ${current}::bigint
    order by tables_version desc limit 5`,
  )
  return [current, ...rows.map(({ version }) => Number(version))]
}

/**
 * Whether a version is accepted: it is the current one, or it was replaced within the last day.
 * @param number 0 means before the first version
 */
export async function isAccepted(tx: Transaction, form: FormKind, number: number): Promise<boolean> {
  const [next] = await tx
    .select({ isRecent: sql<boolean>`${definitionVersions.publishedAt} > now() - interval '1 day'` })
    .from(definitionVersions)
    .where(and(isOf(form), eq(definitionVersions.number, number + 1)))
  return next?.isRecent ?? true
}
