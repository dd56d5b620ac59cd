import type { MembershipType } from '@captive/api-client/contract'

/** A row whose property `Name` contains a membership type, as its name or its RecId. */
type OfType<Name extends string> = { readonly [key in Name]: string }

const idIn = (type: string): number | undefined => (/^\d+$/.test(type.trim()) ? Number(type) : undefined)

/** Type ids in the rows that are not among the known types, without duplicates. */
export function unnamedTypes<Name extends string>(
  rows: readonly OfType<Name>[],
  types: readonly MembershipType[],
  name: Name,
): number[] {
  const ids = new Set(rows.map((row) => idIn(row[name])).filter((id) => id !== undefined))
  for (const { RecId } of types) ids.delete(RecId)
  return [...ids]
}

/** The rows with type names instead of ids (AMB-105). An unknown id stays. */
export function withNames<Name extends string, Row extends OfType<Name>>(
  rows: readonly Row[],
  types: readonly MembershipType[],
  name: Name,
): Row[] {
  const names = new Map(types.map(({ RecId, Name }) => [RecId, Name]))
  return rows.map((row) => ({ ...row, [name]: names.get(idIn(row[name]) ?? NaN) ?? row[name] }))
}
