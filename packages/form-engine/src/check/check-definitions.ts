import type { Definitions, FormBlocks } from '../definitions.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { compareTexts } from '../record-id.ts'
import { checkCircles } from './circles.ts'
import { checkConditions } from './conditions.ts'
import { checkContent } from './content.ts'
import { sceneOf } from './scene.ts'
import { checkKinds, checkStructure } from './structure.ts'

const rank = { error: 0, warning: 1, info: 2 }

/**
 * Everything that is wrong or odd with definitions that can be read, the worst first. Give the blocks that the form
 * will be compiled with, or parents without a row, such as 27, count as unknown. Never throws.
 */
export function checkDefinitions(definitions: Definitions, blocks: FormBlocks = {}): Diagnostic[] {
  const scene = sceneOf(definitions, blocks)
  const found = [checkStructure, checkKinds, checkContent, checkConditions, checkCircles].flatMap((check) =>
    check(scene),
  )
  return found.sort(
    (a, b) => rank[a.severity] - rank[b.severity] || compareTexts(a.code, b.code) || compareTexts(a.message, b.message),
  )
}
