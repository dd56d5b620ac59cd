import { cleanPhone } from './checks/text-checks.ts'
import type { Kind } from './kind.ts'
import { text } from './text.ts'

/** A telephone number as somebody writes it, toll-free or with its extension (AMB-208). */
export const tel: Kind<'tel'> = {
  ...text,
  type: 'tel',
  input: 'tel',
  clean: (_, answer) => cleanPhone(String(answer)),
}
