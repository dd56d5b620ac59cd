import type { Kind } from './kind.ts'
import { text } from './text.ts'

/** A number that may be a mobile one. */
export const phone: Kind<'phone'> = { ...text, type: 'phone', judgedAs: 'phone', masked: true }
