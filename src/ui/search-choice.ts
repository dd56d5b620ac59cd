/**
 * A search param with one of `values`, for tabs or a select. The first value is the default: it replaces an unknown
 * value, and the URL omits it, so `choose` accepts undefined for it.
 */
export function searchChoice<Value extends string | number>(
  values: readonly Value[],
  chosen: Value | undefined,
  choose: (value: Value | undefined) => void,
) {
  const value = values.find((known) => known === chosen) ?? values[0]
  return { value, onChange: (next: Value) => choose(next === values[0] ? undefined : next) }
}
