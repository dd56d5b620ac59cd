import { cleanPhone } from './checks/text-checks.ts'
import type { TextFault } from './checks/text-messages.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

/** A telephone number in any notation, including toll-free numbers and extensions. */
export const tel: Kind<'tel', string, TextFault> = {
  ...text,
  type: 'tel',
  input: 'tel',
  clean: (_, answer) => cleanPhone(answer),
}
