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
  check: (control, answer, validationContext) =>
    textChecks[control.check]?.fault(answer, control, validationContext) ?? null,
  messages: textMessages,
  doubt: ({ check }, answer, validationContext) => textChecks[check]?.doubt?.(answer, validationContext) ?? null,
  schema: (control, validationContext) =>
    schemaOfText(control, textChecks[control.check]?.schema(control, validationContext)),
  toData: (answer) => answer,
  fromData: (data) => data,
  show: (_, answer) => answer,
  widget: () => 'TextWidget',
}
