import type { Answers } from './answers.ts'
import type { KindRules } from './kind.ts'

/**
 * The declaration that pages and sections share: they contain controls and have no value. The form checks the item list
 * of a repeating section.
 */
export const container: KindRules<readonly Answers[], never> = {
  container: true,
  checkedAs: 'none',
  json: {},
  canHold: (_): _ is readonly Answers[] => false,
  check: () => null,
  messages: {},
  schema: () => ({}),
  toData: () => '',
  fromData: (text) => text,
  show: () => '',
  widget: () => 'TextWidget',
}
