import { choice } from './choice.ts'
import type { ChoiceKind } from './kind.ts'

export const dropdown: ChoiceKind<'dropdown'> = { ...choice('SelectWidget'), type: 'dropdown' }
