import { container } from './container.ts'
import type { Answers } from './answers.ts'
import type { Kind } from './kind.ts'

export const section: Kind<'section', readonly Answers[], never> = { ...container, type: 'section' }
