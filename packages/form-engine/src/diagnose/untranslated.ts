import type { Diagnostic, TableCell } from '../definitions/diagnostic.ts'
import { recIdsOf, type CheckContext } from './check-context.ts'

/** If the form has any Spanish texts, finds those without one. People see them in English. */
export function checkTranslation({ definitions, nodes, rows, cells }: CheckContext): Diagnostic[] {
  const recIds = new Set(recIdsOf(nodes))
  const controls = [...rows.values()].filter((row) => row.IsActive && (recIds.has(row.RecId) || isInside(row, recIds)))
  const owners = new Set(controls.map((row) => row.RecId))
  const options = definitions.displayValues.filter((row) => row.IsActive && owners.has(row.ControlsRecId))
  const isSpanish =
    controls.some((row) => row.ControlLabelEs || row.ExampleEs) || options.some((row) => row.DisplayLabelEs)
  if (!isSpanish) return []
  const labels = controls.filter((row) => row.ControlLabel !== '' && !row.ControlLabelEs)
  const examples = controls.filter((row) => row.Example && !row.ExampleEs)
  const choices = options.filter((row) => row.DisplayValue !== '' && !row.DisplayLabelEs)
  const found: TableCell[] = [
    ...(labels.length > 0 ? cells.ofRows('controls', labels, 'ControlLabelEs') : []),
    ...(examples.length > 0 ? cells.ofRows('controls', examples, 'ExampleEs') : []),
    ...(choices.length > 0 ? cells.ofRows('displayValues', choices, 'DisplayLabelEs') : []),
  ]
  if (found.length === 0) return []
  const affected = [...labels, ...examples].map((row) => row.RecId)
  return [
    {
      code: 'untranslated',
      severity: 'info',
      controls: [...new Set([...affected, ...choices.map((row) => row.ControlsRecId)])],
      cells: found,
      message: `Texts without a Spanish version: ${found.length}. People see the English text.`,
      hint: 'Enter the text in the column whose name ends in Es.',
    },
  ]
}

/** Whether the row is below one of these controls, as a radio button is. */
function isInside(row: { readonly ParentControlsRecId: unknown }, recIds: ReadonlySet<unknown>): boolean {
  return row.ParentControlsRecId !== null && recIds.has(row.ParentControlsRecId)
}
