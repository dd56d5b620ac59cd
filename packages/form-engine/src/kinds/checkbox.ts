import type { Kind } from './kind.ts'

/** A box to tick; one that is not ticked answers nothing. */
export const checkbox: Kind<'checkbox'> = {
  type: 'checkbox',
  judgedAs: 'ticked',
  texts: ['true'],
  whenBlank: 'tick',
  json: { type: 'boolean' },
  canHold: (value) => typeof value === 'boolean',
  check: () => null,
  schema: ({ required }) => ({ type: 'boolean', ...(required && { const: true }) }),
  toData: String,
  fromData: (text) => (text === 'true' ? true : text),
  show: () => 'Yes',
  widget: () => 'CheckboxWidget',
}
