import { choice } from './choice.ts'
import type { ChoiceKind } from './kind.ts'
import { US_STATES } from './us-states.ts'

export const state: ChoiceKind<'state'> = { ...choice('SelectWidget', US_STATES), type: 'state' }
