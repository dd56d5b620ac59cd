import { and, eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { DeliveryKind, DeliveryMapping } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { deliveryMappingVersions, deliverySources } from '../../database/tables/deliveries.ts'

export type Source = typeof deliverySources.$inferSelect

/** The number of deliveries with a new mapping that a staff user must confirm. */
const deliveriesUntilTrusted = 3

/** A source, and how its files of a kind are read. */
export async function findSource(
  tx: Transaction,
  name: string | null,
  kind: DeliveryKind = 'claims',
): Promise<Source | undefined> {
  if (name === null) return undefined
  const [found] = await tx
    .select()
    .from(deliverySources)
    .where(and(eq(deliverySources.Name, name), eq(deliverySources.Kind, kind)))
  return found
}

/** Whether the mapping was applied too few times to be trusted without confirmation. */
export const isNewMapping = (mapping: DeliveryMapping | null, source: Source | undefined): boolean =>
  !mapping || !source || source.AppliedCount < deliveriesUntilTrusted || !isSameReading(mapping, source.Mapping)

/** Whether two mappings read a file in the same way. The position of the table may differ from file to file. */
export const isSameReading = (one: DeliveryMapping, other: DeliveryMapping): boolean =>
  isDeepStrictEqual(readingOf(one), readingOf(other))

const readingOf = ({ columns, valueMaps, rowsPerClaim, conventions, sheets }: DeliveryMapping) =>
  [columns, valueMaps, rowsPerClaim, conventions, columnsOf(sheets)].map((part) => part ?? null)

const columnsOf = (sheets: DeliveryMapping['sheets'] = {}) =>
  Object.fromEntries(Object.entries(sheets).map(([name, { columns }]) => [name, columns]))

/** Whether two files have the same column headers. */
export const hasSameHeaders = (one: DeliveryMapping, other: DeliveryMapping): boolean =>
  isDeepStrictEqual(headersOf(one), headersOf(other))

const headersOf = ({ columns = {}, ignored = [], sheets = {} }: DeliveryMapping): string[] =>
  [
    ...Object.keys(columns),
    ...ignored,
    ...Object.values(sheets).flatMap((table) => [...Object.keys(table.columns), ...(table.ignored ?? [])]),
  ].toSorted()

/** Stores the mapping of an applied delivery. A mapping that reads files differently becomes a new version. */
export async function keepMapping(
  tx: Transaction,
  { deliveryId, ...source }: { Name: string; Kind: DeliveryKind; Mapping: DeliveryMapping; deliveryId: number },
): Promise<void> {
  const known = await findSource(tx, source.Name, source.Kind)
  const addVersion = (SourceRecId: number, Version: number) =>
    tx.insert(deliveryMappingVersions).values({ SourceRecId, Version, DeliveryId: deliveryId })
  if (!known) {
    const first = { ...source, MappingVersion: 1, AppliedCount: 1 }
    const [made] = await tx.insert(deliverySources).values(first).returning({ id: deliverySources.RecId })
    if (made) await addVersion(made.id, 1)
    return
  }
  const isKnown = isSameReading(source.Mapping, known.Mapping)
  await tx
    .update(deliverySources)
    .set({
      Mapping: source.Mapping,
      MappingVersion: isKnown ? known.MappingVersion : known.MappingVersion + 1,
      AppliedCount: isKnown ? known.AppliedCount + 1 : 1,
    })
    .where(eq(deliverySources.RecId, known.RecId))
  if (!isKnown) await addVersion(known.RecId, known.MappingVersion + 1)
}

/** A delivery that was taken back no longer counts in favor of its mapping. */
export async function discountMapping(
  tx: Transaction,
  name: string,
  mapping: DeliveryMapping | null,
  kind: DeliveryKind = 'claims',
): Promise<void> {
  const known = await findSource(tx, name, kind)
  if (!known || !mapping || !isSameReading(mapping, known.Mapping)) return
  await tx
    .update(deliverySources)
    .set({ AppliedCount: sql`greatest(${deliverySources.AppliedCount} - 1, 0)` })
    .where(eq(deliverySources.RecId, known.RecId))
}
