import { cleanText } from '../text/clean-text.ts'
import { schemaOfText } from './checks/schema-of-text.ts'
import { textChecks } from './checks/text-checks.ts'
import type { Kind } from './kind.ts'
import { LONGEST } from './lengths.ts'

/** What all kinds share whose answer is a text that is typed. */
export const text: Omit<Kind, 'type'> = {
  typed: true,
  longest: LONGEST.line,
  judgedAs: 'none',
  json: { type: 'string' },
  canHold: (value) => typeof value === 'string',
  clean: ({ check }, answer) => (textChecks[check]?.clean ?? cleanText)(String(answer)),
  check: (control, answer, judging) => textChecks[control.check]?.fault(String(answer), control, judging) ?? null,
  doubt: ({ check }, answer, judging) => textChecks[check]?.doubt?.(String(answer), judging) ?? null,
  schema: (control, judging) => schemaOfText(control, textChecks[control.check]?.schema(control, judging)),
  toData: String,
  fromData: (data) => data,
  show: (_, answer) => String(answer),
  widget: () => 'TextWidget',
}
