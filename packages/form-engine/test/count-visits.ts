const iterators: object[] = [[].values(), new Set().values(), new Map().entries()].map(
  (iterator) => Object.getPrototypeOf(iterator) as object,
)
/** Methods that call back for each entry. */
const walking = ['map', 'filter', 'flatMap', 'some', 'every', 'find', 'findIndex', 'forEach', 'reduce'] as const
/** Methods that visit every entry, or stop at the first match. */
const copying = ['slice', 'concat', 'toReversed', 'indexOf', 'includes'] as const

type Method = (...given: unknown[]) => unknown

/**
 * Counts how many entries of lists, sets and maps some work visits by a loop, a spread or a method. Unlike a clock,
 * this shows the same growth on every machine.
 */
export function countVisits(work: () => void): number {
  let visits = 0
  const restored: (() => void)[] = []
  const replace = (owner: object, name: string, make: (own: Method) => Method): void => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)!
    Object.defineProperty(owner, name, { ...descriptor, value: make(descriptor.value as Method) })
    restored.push(() => Object.defineProperty(owner, name, descriptor))
  }
  for (const owner of iterators) {
    replace(owner, 'next', (own) => {
      return function (this: unknown) {
        visits += 1
        return own.call(this)
      }
    })
  }
  for (const name of walking) {
    replace(Array.prototype, name, (own) => {
      return function (this: unknown, visit: unknown, ...others: unknown[]) {
        const counted = (...given: unknown[]): unknown => {
          visits += 1
          return (visit as Method)(...given)
        }
        return own.call(this, counted, ...others)
      }
    })
  }
  for (const name of copying) {
    replace(Array.prototype, name, (own) => {
      return function (this: unknown, ...given: unknown[]) {
        const result = own.apply(this, given)
        visits += Array.isArray(result)
          ? result.length
          : typeof result === 'number' && result >= 0
            ? result
            : (this as unknown[]).length
        return result
      }
    })
  }
  try {
    work()
  } finally {
    for (const restore of restored) restore()
  }
  return visits
}
