import type { ControlDefinition, DisplayValue, RecId } from '../definitions/definitions.ts'
import { groupBy } from '../definitions/group-by.ts'
import { valuesOfList } from '../definitions/operators.ts'
import type { Option } from '../kinds/control.ts'
import type { Kind } from '../kinds/kind.ts'
import { shownText, type Language } from '../kinds/language.ts'
import { compareOrders, compareRecIds, compareTexts } from '../definitions/record-id.ts'

/**
 * The options of one control from its display values: only active ones, sorted by Order and then label, each value
 * once. If several rows have the same value, their conditions are alternatives.
 */
export function optionsOf(displayValues: readonly DisplayValue[], language: Language | null = null): Option[] {
  const used = displayValues.filter((row) => row.IsActive && row.DisplayValue !== '')
  const offeredWhen = conditionsByValue(used)
  const offered = used
    .sort(
      (a, b) =>
        compareOrders(a.Order, b.Order) ||
        compareTexts(a.DisplayLabel, b.DisplayLabel) ||
        compareTexts(a.DisplayValue, b.DisplayValue),
    )
    .map((row) => ({
      value: row.DisplayValue,
      ...labelOf(language, row.DisplayLabel || row.DisplayValue, row.DisplayLabelEs),
      ...(row.DisplayGroup && { group: row.DisplayGroup }),
      ...offeredWhen.get(row.DisplayValue),
    }))
  return eachValueOnce(offered)
}

function labelOf(language: Language | null, english: string, translated: string | undefined) {
  const { text, language: other } = shownText(language, english, translated)
  return { label: text, ...(other && { language: other }) }
}

/** The conditions of each option. If any row of an option has no condition, the option is always offered. */
function conditionsByValue(rows: readonly DisplayValue[]): Map<string, Pick<Option, 'offeredWhen'>> {
  const byValue = new Map<string, Pick<Option, 'offeredWhen'>>()
  if (!rows.some(isConditional)) return byValue
  for (const [value, same] of groupBy(rows, (row) => row.DisplayValue)) {
    const conditional = same.filter(isConditional)
    if (conditional.length < same.length) continue
    const byController = [...groupBy(conditional, (row) => row.ControlingControlsRecId)]
    const offeredWhen = byController
      .sort(([a], [b]) => compareRecIds(a, b))
      .map(([controllerId, alternatives]) => ({
        controllerId,
        values: [...new Set(alternatives.flatMap((row) => valuesOfList(row.ControlingValue ?? '')))].sort(compareTexts),
      }))
    byValue.set(value, { offeredWhen })
  }
  return byValue
}

/** Whether a row depends on an answer. */
export function isConditional(row: DisplayValue): row is DisplayValue & { readonly ControlingControlsRecId: RecId } {
  return row.ControlingControlsRecId !== undefined && row.ControlingControlsRecId !== null
}

function eachValueOnce(options: readonly Option[]): Option[] {
  const taken = new Set<string>()
  return options.filter(({ value }) => !taken.has(value) && taken.add(value))
}

/**
 * Turns a radioButton row into an option of the radio around it. The value is its display value, or its label code if
 * it has none.
 */
export function optionOfRadioButton(
  button: ControlDefinition,
  displayValues: readonly DisplayValue[],
  language: Language | null = null,
): Option | null {
  const [own] = optionsOf(displayValues, language)
  const value = own?.value ?? (button.ControlLabelCode || button.ControlLabel)
  if (value === '') return null
  const { label, language: other, offeredWhen }: Option = own ?? { value, label: value }
  const shown = button.ControlLabel
    ? labelOf(language, button.ControlLabel, button.ControlLabelEs)
    : { label, ...(other && { language: other }) }
  return { value, ...shown, ...(offeredWhen && { offeredWhen }) }
}

/** All options of a control: its display values; if it has none, the radioButtons in it, or the options of its kind. */
export function offeredOptions(
  { offers }: Kind,
  own: readonly Option[],
  fromButtons: readonly Option[],
): readonly Option[] {
  if (!offers || own.length > 0) return offers ? own : []
  return fromButtons.length > 0 ? eachValueOnce(fromButtons) : offers
}
