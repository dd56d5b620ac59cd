import type { Kind } from './kind.ts'

/** A checkbox. An unticked checkbox is blank. */
export const checkbox: Kind<'checkbox', boolean, 'tick'> & { readonly texts: readonly ['true'] } = {
  type: 'checkbox',
  checkedAs: 'ticked',
  texts: ['true'],
  whenBlank: 'tick',
  json: { type: 'boolean' },
  canHold: (value) => typeof value === 'boolean',
  check: () => null,
  messages: { tick: 'Please check this box.' },
  schema: ({ required }) => ({ type: 'boolean', ...(required && { const: true }) }),
  toData: String,
  fromData: (text) => (text === 'true' ? true : text),
  show: () => 'Yes',
  widget: () => 'CheckboxWidget',
}
