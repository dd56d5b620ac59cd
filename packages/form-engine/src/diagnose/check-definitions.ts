import type { Definitions } from '../definitions/definitions.ts'
import type { FormSettings } from '../graph/settings.ts'
import type { Diagnostic } from '../definitions/diagnostic.ts'
import { isContainer } from '../kinds/control.ts'
import { compareTexts } from '../definitions/record-id.ts'
import { checkCircles } from './circles.ts'
import { checkConditions } from './conditions.ts'
import { checkContent } from './content.ts'
import { sceneOf, type CheckScene } from './scene.ts'
import { checkLooks } from './looks.ts'
import { checkMasks } from './masks.ts'
import { checkKinds, checkStructure } from './structure.ts'

const rank = { error: 0, warning: 1, info: 2 }

/**
 * Everything that is wrong or odd with definitions that can be read, the worst first. Give what the form will be
 * compiled with, or parents without a row, such as 27, count as unknown. Never throws.
 *
 * @example
 * const errors = checkDefinitions(definitions, { roots: [27] }).filter(({ severity }) => severity === 'error')
 * for (const { controls, message, hint } of errors) console.warn(controls, message, hint)
 */
export function checkDefinitions(definitions: Definitions, settings: FormSettings = {}): Diagnostic[] {
  const scene = sceneOf(definitions, settings)
  const checks = [checkStructure, checkKinds, checkContent, checkMasks, checkLooks, checkConditions, checkCircles]
  const found = [...(definitions.notes ?? []), ...checks.flatMap((check) => check(scene))]
  return [...found, ...emptyForm(scene, found)].sort(
    (a, b) => rank[a.severity] - rank[b.severity] || compareTexts(a.code, b.code) || compareTexts(a.message, b.message),
  )
}

/** A form without a single question is no form, even where no row is to blame. */
function emptyForm({ nodes }: CheckScene, found: readonly Diagnostic[]): Diagnostic[] {
  if (nodes.some((node) => !isContainer(node.control)) || found.some(({ severity }) => severity === 'error')) return []
  const message = 'Nothing can be answered in this form: no active control with an answer lies in its blocks.'
  return [
    {
      code: 'empty-form',
      severity: 'warning',
      controls: [],
      message,
      hint: 'Add controls, activate them, or name their block.',
    },
  ]
}
