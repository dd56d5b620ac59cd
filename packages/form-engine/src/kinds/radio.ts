import { choice } from './choice.ts'
import type { ChoiceKind } from './kind.ts'

export const radio: ChoiceKind<'radio'> = { ...choice('RadioWidget'), type: 'radio' }
