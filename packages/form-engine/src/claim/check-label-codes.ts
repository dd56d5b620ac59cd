import type { Definitions } from '../definitions/definitions.ts'
import { headingCell, type Diagnostic } from '../definitions/diagnostic.ts'
import { closest } from '../text/closest.ts'

/** A label code that program code depends on but no question has, for example because somebody renamed it. */
export interface LabelCodeDiagnostic extends Omit<Diagnostic, 'code'> {
  readonly code: 'label-code-unknown'
}

/**
 * Finds label codes that program code depends on but no active control has.
 *
 * @param uses what does not work without each label code
 * @example
 * checkLabelCodes(definitions, { DateOfLoss: 'the date of loss is not sent' })
 */
export function checkLabelCodes(
  definitions: Definitions,
  uses: Readonly<Record<string, string>>,
): LabelCodeDiagnostic[] {
  const known = new Set(definitions.controls.filter((row) => row.IsActive).map((row) => row.ControlLabelCode))
  const unused = [...known].filter((code) => !Object.hasOwn(uses, code))
  return Object.entries(uses)
    .filter(([code]) => !known.has(code))
    .map(([code, lost]) => {
      const meant = closest(code, unused)
      return {
        code: 'label-code-unknown',
        severity: 'warning',
        controls: definitions.controls.filter((row) => row.ControlLabelCode === meant).map((row) => row.RecId),
        cells: cellsOf(definitions, meant),
        message: `No active control has the label code ${code}, so ${lost}.`,
        hint: meant ? `Was it renamed to ${meant}? Label codes must stay the same.` : 'Give a control this label code.',
      }
    })
}

function cellsOf({ controls }: Definitions, labelCode: string | undefined): Diagnostic['cells'] {
  const rows = [...controls.entries()].filter(([, row]) => row.ControlLabelCode === labelCode)
  if (rows.length === 0) return [headingCell('controls', 'ControlLabelCode')]
  return rows.map(([row]) => ({ table: 'controls', row, column: 'ControlLabelCode' }))
}
