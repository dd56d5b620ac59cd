import { NativeSelect } from '@mantine/core'
import { useAddressValue } from './use-address-value.ts'

interface AddressSelectProps<Value extends string> {
  /** What the address calls it: `year` for `?year=2024`. */
  name: string
  label: string
  options: readonly { value: Value; label: string }[]
}

/** A choice whose value stands in the address. Read it beside with `useAddressValue` and the same name and values. */
export function AddressSelect<Value extends string>({ name, label, options }: AddressSelectProps<Value>) {
  const values = options.map(({ value }) => value)
  const [chosen, choose] = useAddressValue(name, values)
  return (
    <NativeSelect
      label={label}
      data={options.map(({ value, label: text }) => ({ value, label: text }))}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const known = values.find((one) => one === value)
        if (known !== undefined) choose(known)
      }}
    />
  )
}
