import { choice } from './choice.ts'
import type { Kind } from './kind.ts'

export const dropdown: Kind<'dropdown'> = { ...choice('SelectWidget'), type: 'dropdown' }
