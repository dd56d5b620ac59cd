import { cleanText } from '../text/clean-text.ts'
import { schemaOfText } from './checks/schema-of-text.ts'
import { textChecks } from './checks/text-checks.ts'
import { textMessages, type TextFault } from './checks/text-messages.ts'
import type { KindRules } from './kind.ts'
import { LONGEST } from './lengths.ts'

/** The declaration that all kinds with typed text share. */
export const text: KindRules<string, TextFault> = {
  typed: true,
  longest: LONGEST.line,
  checkedAs: 'none',
  json: { type: 'string' },
  canHold: (value) => typeof value === 'string',
  clean: ({ check }, answer) => (textChecks[check]?.clean ?? cleanText)(answer),
  check: (control, answer, judging) => textChecks[control.check]?.fault(answer, control, judging) ?? null,
  messages: textMessages,
  doubt: ({ check }, answer, judging) => textChecks[check]?.doubt?.(answer, judging) ?? null,
  schema: (control, judging) => schemaOfText(control, textChecks[control.check]?.schema(control, judging)),
  toData: (answer) => answer,
  fromData: (data) => data,
  show: (_, answer) => answer,
  widget: () => 'TextWidget',
}
