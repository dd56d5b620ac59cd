import { calculationExamples } from './calculations.ts'
import { checkExamples } from './checks.ts'
import { claimExamples } from './claims.ts'
import { conditionExamples } from './conditions.ts'
import type { Example } from './example.ts'
import { kindExamples } from './kinds.ts'
import { moreKindExamples } from './more-kinds.ts'
import { optionExamples } from './options.ts'
import { repeatExamples } from './repeats.ts'
import { secretExamples } from './secrets.ts'
import { tableExamples } from './tables.ts'

/** Small definitions, each showing one rule. */
export const examples: readonly Example[] = [
  ...kindExamples,
  ...moreKindExamples,
  ...optionExamples,
  ...conditionExamples,
  ...calculationExamples,
  ...repeatExamples,
  ...checkExamples,
  ...tableExamples,
  ...secretExamples,
  ...claimExamples,
]
