import { checkExamples } from './checks.ts'
import { conditionExamples } from './conditions.ts'
import type { Example } from './example.ts'
import { kindExamples } from './kinds.ts'
import { repeatExamples } from './repeats.ts'
import { secretExamples } from './secrets.ts'
import { tableExamples } from './tables.ts'

/** Small definitions, each showing one rule. */
export const examples: readonly Example[] = [
  ...kindExamples,
  ...conditionExamples,
  ...repeatExamples,
  ...checkExamples,
  ...tableExamples,
  ...secretExamples,
]
