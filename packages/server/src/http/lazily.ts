/** A value that is made when it is first asked for, so that the server starts without what nobody asks for yet. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
