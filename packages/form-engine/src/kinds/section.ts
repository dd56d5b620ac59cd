import { container } from './container.ts'
import type { Kind } from './kind.ts'

export const section: Kind<'section'> = { ...container, type: 'section' }
