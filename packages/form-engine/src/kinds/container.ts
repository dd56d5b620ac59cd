import type { Answers } from './answers.ts'
import type { KindRules } from './kind.ts'

/**
 * The part that pages and sections share: they hold controls and have no value. The form checks the item list of a
 * repeating one.
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
