import { choice } from './choice.ts'
import type { Kind } from './kind.ts'
import { US_STATES } from './us-states.ts'

export const state: Kind<'state'> = { ...choice('SelectWidget', US_STATES), type: 'state' }
