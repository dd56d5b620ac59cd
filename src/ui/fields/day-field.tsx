import { dayValue } from '../search-values.ts'
import { useDebouncedText } from '../use-debounced-text.ts'
import { TextField } from './text-field.tsx'

interface DayFieldProps {
  label: string
  /** The stored day, as ISO 8601; empty for none. */
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

const isWhole = (day: string) => day === '' || dayValue(day) !== undefined

/**
 * A day that is stored elsewhere, such as in search params. The field shows what the user types, and stores whole days
 * and an empty value only: after the first digit of a year, a browser reports `0002-11-01`.
 */
export function DayField({ value, min = '1900-01-01', max = '2199-12-31', onChange, ...field }: DayFieldProps) {
  const typed = useDebouncedText(value, (day) => {
    if (isWhole(day)) onChange(day)
  })
  return (
    <TextField
      {...field}
      type="date"
      min={min}
      max={max} // a year of four digits: Chrome would let the user type six
      value={typed.text}
      onChange={typed.onText}
      onBlur={() => {
        typed.flush()
        if (!isWhole(typed.text)) typed.onText(value)
      }}
    />
  )
}
