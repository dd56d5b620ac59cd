import type { ControlDefinition, DisplayValue } from '../definitions/definitions.ts'
import type { Option } from '../kinds/control.ts'
import type { Kind } from '../kinds/kind.ts'
import { compareOrders, compareTexts } from '../definitions/record-id.ts'

/** The options of one control from its display values: active ones only, by Order, then label, each value once. */
export function optionsOf(displayValues: readonly DisplayValue[]): Option[] {
  const offered = displayValues
    .filter((row) => row.IsActive && row.DisplayValue !== '')
    .sort(
      (a, b) =>
        compareOrders(a.Order, b.Order) ||
        compareTexts(a.DisplayLabel, b.DisplayLabel) ||
        compareTexts(a.DisplayValue, b.DisplayValue),
    )
    .map((row) => ({
      value: row.DisplayValue,
      label: row.DisplayLabel || row.DisplayValue,
      ...(row.DisplayGroup && { group: row.DisplayGroup }),
    }))
  return eachValueOnce(offered)
}

function eachValueOnce(options: readonly Option[]): Option[] {
  const taken = new Set<string>()
  return options.filter(({ value }) => !taken.has(value) && taken.add(value))
}

/**
 * Turns a radioButton row into an option of the radio around it. The value is its display value, else its label code.
 */
export function optionOfRadioButton(button: ControlDefinition, displayValues: readonly DisplayValue[]): Option | null {
  const [own] = optionsOf(displayValues)
  const value = own?.value ?? (button.ControlLabelCode || button.ControlLabel)
  return value === '' ? null : { value, label: button.ControlLabel || own?.label || value }
}

/** All options of a control: its display values, else the radioButtons in it, else those of its kind. */
export function offeredOptions(
  { offers }: Kind,
  own: readonly Option[],
  fromButtons: readonly Option[],
): readonly Option[] {
  if (!offers || own.length > 0) return offers ? own : []
  return fromButtons.length > 0 ? eachValueOnce(fromButtons) : offers
}
