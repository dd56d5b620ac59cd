import type { Definitions, RecId } from '@captive/form-engine'

import { texts } from './texts.ts'

/** A hint for each question that is easy to misread, by label code. The served tables have no column for it. */
export const hints: Readonly<Record<string, string>> = texts.hints

/** Definitions with a hint under each question that has one here and none of its own. */
export function withHints<Id extends RecId>(definitions: Definitions<Id>): Definitions<Id> {
  const controls = definitions.controls.map((row) => {
    const hint = hints[row.ControlLabelCode]
    return hint === undefined || row.Help ? row : { ...row, Help: hint }
  })
  return { ...definitions, controls }
}
