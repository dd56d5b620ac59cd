import { SelectBox } from '../../../ui/fields/select-box.tsx'

interface ChoiceBoxProps {
  label: string
  value: string | undefined
  /** The label of the empty option. */
  none: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string | undefined) => void
}

/** A select in a table cell, with an empty option. */
export function ChoiceBox({ label, value = '', none, options, onChange }: ChoiceBoxProps) {
  return (
    <SelectBox
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectBox>
  )
}
