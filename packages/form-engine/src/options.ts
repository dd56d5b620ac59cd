import type { ControlDefinition, DisplayValue } from './definitions.ts'
import type { Option } from './form.ts'
import { hasOptions, type ControlKind } from './kinds.ts'
import { compareOrders, compareTexts } from './record-id.ts'
import { US_STATES } from './us-states.ts'

const yesNo: readonly Option[] = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
]

/** Display values of one control as options: the active ones, by Order, then label (AMB-154), each value once. */
export function optionsOf(displayValues: readonly DisplayValue[]): Option[] {
  const offered = displayValues
    .filter((row) => row.IsActive && row.DisplayValue !== '')
    .sort(
      (a, b) =>
        compareOrders(a.Order, b.Order) ||
        compareTexts(a.DisplayLabel, b.DisplayLabel) ||
        compareTexts(a.DisplayValue, b.DisplayValue),
    )
    .map((row) => ({ value: row.DisplayValue, label: row.DisplayLabel || row.DisplayValue }))
  return eachValueOnce(offered)
}

function eachValueOnce(options: readonly Option[]): Option[] {
  const taken = new Set<string>()
  return options.filter(({ value }) => !taken.has(value) && taken.add(value))
}

/** A radioButton row as an option of the radio around it: its display value, else its label code (AMB-115). */
export function optionOfRadioButton(button: ControlDefinition, displayValues: readonly DisplayValue[]): Option | null {
  const [own] = optionsOf(displayValues)
  const value = own?.value ?? (button.ControlLabelCode || button.ControlLabel)
  return value === '' ? null : { value, label: button.ControlLabel || own?.label || value }
}

/** All options of a control: its display values, else the radioButtons in it, else what its kind brings along. */
export function offeredOptions(
  kind: ControlKind,
  own: readonly Option[],
  fromButtons: readonly Option[],
): readonly Option[] {
  if (!hasOptions(kind)) return []
  if (own.length > 0) return own
  if (kind === 'radio') return eachValueOnce(fromButtons)
  if (kind === 'radioButton') return yesNo
  return kind === 'state' ? US_STATES : []
}
