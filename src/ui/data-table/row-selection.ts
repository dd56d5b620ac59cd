/** The rows that are ticked, by `rowKey`, kept by whoever does something with them. */
export interface RowSelection {
  keys: ReadonlySet<string>
  onKeys: (keys: ReadonlySet<string>) => void
}

/** `keys` with one row ticked or not. */
export function withRow({ keys }: RowSelection, key: string, ticked: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  if (ticked) next.add(key)
  else next.delete(key)
  return next
}
