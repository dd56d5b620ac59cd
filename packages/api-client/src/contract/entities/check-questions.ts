import type { Definitions } from '@captive/form-engine'
import { checkStorage, type StorageDiagnostic } from '@captive/form-engine/claim'

import { changes, isChange } from './endorsement-change.ts'

/** Kinds of control whose answers a request does not store. */
const unkept = new Set(['file', 'password'])

/** Finds questions that a request cannot ask or store. Use it with `checkDefinitions`. */
export function checkQuestions(definitions: Definitions): StorageDiagnostic[] {
  const kinds = definitions.controls.flatMap((control, row) => {
    const label = control.ControlLabel
    if (control.IsConfidential)
      return notKept(row, 'IsConfidential', `“${label}” is confidential. A request does not keep confidential answers.`)
    return unkept.has(control.ControlTypeCode)
      ? notKept(
          row,
          'ControlTypeCode',
          `“${label}” is a ${control.ControlTypeCode}. A request keeps texts and choices.`,
        )
      : []
  })
  return [...checkStorage(definitions), ...kinds, ...checkChange(definitions)]
}

/** Conditions on the first question can refer only to its fixed answers. */
function checkChange({ controls, displayValues }: Definitions): StorageDiagnostic[] {
  const named = new Set(controls.filter(isChange).map(({ RecId }) => RecId))
  const answers: readonly string[] = changes
  return displayValues.flatMap(({ ControlsRecId, DisplayValue }, row): StorageDiagnostic[] =>
    !named.has(ControlsRecId) || answers.includes(DisplayValue)
      ? []
      : [
          {
            code: 'not-stored',
            severity: 'error',
            controls: [ControlsRecId],
            cells: [{ table: 'displayValues', row, column: 'DisplayValue' }],
            message: `A request has no answer “${DisplayValue}” to its first question.`,
            hint: `Write ${answers.map((answer) => `“${answer}”`).join(' or ')}.`,
          },
        ],
  )
}

const notKept = (row: number, column: string, message: string): StorageDiagnostic => ({
  code: 'not-stored',
  severity: 'error',
  controls: [],
  cells: [{ table: 'controls', row, column }],
  message,
  hint: 'Choose another kind of control, or delete the question.',
})
