import type { TextFault } from './checks/text-messages.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

/** A phone number that may be a mobile number. */
export const phone: Kind<'phone', string, TextFault> = { ...text, type: 'phone', checkedAs: 'phone', masked: true }
