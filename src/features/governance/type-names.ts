import type { MembershipType } from '@captive/api-client/contract'

interface OfType {
  /** The name of a kind of post, or its RecId. */
  Type: string
}

const idIn = ({ Type }: OfType): number | undefined => (/^\d+$/.test(Type.trim()) ? Number(Type) : undefined)

/** Ids among the types that none of the known ones has, each once. */
export function unnamedTypes(people: readonly OfType[], types: readonly MembershipType[]): number[] {
  const ids = new Set(people.map(idIn).filter((id) => id !== undefined))
  for (const { RecId } of types) ids.delete(RecId)
  return [...ids]
}

/** The same people with the name of their type (AMB-105); an id that nothing is known of stays. */
export function withNames<Person extends OfType>(
  people: readonly Person[],
  types: readonly MembershipType[],
): Person[] {
  const names = new Map(types.map(({ RecId, Name }) => [RecId, Name]))
  return people.map((person) => ({ ...person, Type: names.get(idIn(person) ?? NaN) ?? person.Type }))
}
