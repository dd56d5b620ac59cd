import { useAddress } from './use-address.ts'

const whole = (search: Record<string, unknown>) => search

/**
 * One choice among `values` that stands in the address under `name`. The first value is the usual one and is left out;
 * what somebody wrote into the address and is none of them counts as the first. A choice begins again at page 1.
 */
export function useAddressValue<Value extends string>(
  name: string,
  values: readonly Value[],
): [Value | undefined, (value: Value) => void] {
  const [search, change] = useAddress(whole)
  const value = values.find((known) => known === String(search[name])) ?? values[0]
  const choose = (chosen: Value) => change({ [name]: chosen === values[0] ? undefined : bare(chosen), page: undefined })
  return [value, choose]
}

/** The router puts a text that looks like a number in quotes: `?year=2024` reads better. */
function bare(value: string): string | number {
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value
}
