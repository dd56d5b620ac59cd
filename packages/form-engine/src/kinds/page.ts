import { container } from './container.ts'
import type { Kind } from './kind.ts'

export const page: Kind<'page'> = { ...container, type: 'page' }
