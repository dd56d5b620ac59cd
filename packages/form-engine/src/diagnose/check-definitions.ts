import type { Definitions } from '../definitions/definitions.ts'
import type { FormSettings } from '../graph/settings.ts'
import type { Diagnostic } from '../definitions/diagnostic.ts'
import { isContainer } from '../kinds/control.ts'
import { compareTexts } from '../definitions/record-id.ts'
import { checkCalculations } from './calculations.ts'
import { checkCycles } from './cycles.ts'
import { checkConditions } from './conditions.ts'
import { checkContent } from './content.ts'
import { checkContextOf, type CheckContext } from './check-context.ts'
import { checkOffers } from './offers.ts'
import { checkTextSettings } from './text-settings.ts'
import { checkPresentation } from './presentation.ts'
import { checkMasks } from './masks.ts'
import { checkTranslation } from './untranslated.ts'
import { checkKinds, checkStructure } from './structure.ts'

const rank = { error: 0, warning: 1, info: 2 }

/**
 * Reports everything that is wrong or odd in parsed definitions, the worst first. Pass the same settings that the
 * form is compiled with; otherwise parents without a row, such as 27, are reported as unknown. Never throws.
 *
 * @example
 * const errors = checkDefinitions(definitions, { roots: [27] }).filter(({ severity }) => severity === 'error')
 * for (const { controls, message, hint } of errors) console.warn(controls, message, hint)
 */
export function checkDefinitions(definitions: Definitions, settings: FormSettings = {}): Diagnostic[] {
  const context = checkContextOf(definitions, settings)
  const checks = [
    checkStructure,
    checkKinds,
    checkContent,
    checkMasks,
    checkTextSettings,
    checkPresentation,
    checkConditions,
    checkOffers,
    checkCalculations,
    checkCycles,
    checkTranslation,
  ]
  const found = [...(definitions.notes ?? []), ...checks.flatMap((check) => check(context))]
  return [...found, ...emptyForm(context, found)].sort(
    (a, b) => rank[a.severity] - rank[b.severity] || compareTexts(a.code, b.code) || compareTexts(a.message, b.message),
  )
}

/** A form needs at least one question, even if no single row is at fault. */
function emptyForm({ nodes, cells, definitions }: CheckContext, found: readonly Diagnostic[]): Diagnostic[] {
  if (nodes.some((node) => !isContainer(node.control)) || found.some(({ severity }) => severity === 'error')) return []
  const message = 'This form has no questions: its blocks contain no active control that takes an answer.'
  return [
    {
      code: 'empty-form',
      severity: 'warning',
      controls: [],
      cells: cells.ofRows('controls', definitions.controls, 'IsActive'),
      message,
      hint: 'Add controls, activate them, or name their block.',
    },
  ]
}
