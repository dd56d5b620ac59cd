import { container } from './container.ts'
import type { Answers } from './answers.ts'
import type { Kind } from './kind.ts'

export const page: Kind<'page', readonly Answers[], never> = { ...container, type: 'page' }
