import type { Definitions, RecId } from '@captive/form-engine'

import { texts } from './texts.ts'

/** A hint for each question that is easy to misread, by label code. The served tables have no column for it. */
export const hints: Hints = texts.hints

/** Hints by label code. */
export type Hints = Readonly<Record<string, string>>

/**
 * Adds hints to the definitions, for each question that has a hint here and none of its own.
 * @param translated hints that replace the English ones
 */
export function withHints<Id extends RecId>(definitions: Definitions<Id>, translated: Hints = hints): Definitions<Id> {
  const controls = definitions.controls.map((row) => {
    const hint = translated[row.ControlLabelCode]
    const isOwn = row.Help !== undefined && row.Help !== '' && row.Help !== hints[row.ControlLabelCode]
    return hint === undefined || isOwn ? row : { ...row, Help: hint }
  })
  return { ...definitions, controls }
}
