/** A set that cannot be changed at run time, because several results share it. */
export function sealedSet<Entry>(entries: Iterable<Entry>): ReadonlySet<Entry> {
  const sealed = { value: refuse, enumerable: false }
  return Object.defineProperties(new Set(entries), { add: sealed, delete: sealed, clear: sealed })
}

function refuse(): never {
  throw new TypeError('This set belongs to the form; copy it to change it.')
}
