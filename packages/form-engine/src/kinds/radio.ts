import { choice } from './choice.ts'
import type { Kind } from './kind.ts'

export const radio: Kind<'radio'> = { ...choice('RadioWidget'), type: 'radio' }
