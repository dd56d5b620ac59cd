/** The value of a key that comes from a file. Inherited names of objects, such as `constructor`, are not keys. */
export const ownValue = <Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined
