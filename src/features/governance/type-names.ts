import type { MembershipType } from '@captive/api-client/contract'

/** A row whose type, the member of this name, is the name of a kind of membership or its RecId. */
type OfType<Name extends string> = { readonly [key in Name]: string }

const idIn = (type: string): number | undefined => (/^\d+$/.test(type.trim()) ? Number(type) : undefined)

/** Ids among the types that none of the known ones has, each once. */
export function unnamedTypes<Name extends string>(
  rows: readonly OfType<Name>[],
  types: readonly MembershipType[],
  name: Name,
): number[] {
  const ids = new Set(rows.map((row) => idIn(row[name])).filter((id) => id !== undefined))
  for (const { RecId } of types) ids.delete(RecId)
  return [...ids]
}

/** The same rows with the name of their type (AMB-105); an id that nothing is known of stays. */
export function withNames<Name extends string, Row extends OfType<Name>>(
  rows: readonly Row[],
  types: readonly MembershipType[],
  name: Name,
): Row[] {
  const names = new Map(types.map(({ RecId, Name }) => [RecId, Name]))
  return rows.map((row) => ({ ...row, [name]: names.get(idIn(row[name]) ?? NaN) ?? row[name] }))
}
