import type { Kind } from '@captive/form-engine'

const address = '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$'

/** Several email addresses. The answer is a list of texts, submitted as one text. */
export const emailList: Kind<'emailList', readonly string[], 'addresses'> = {
  type: 'emailList',
  json: { type: 'array', items: { type: 'string' } },
  canHold: (value): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  check: (_, answer) => (answer.every((each) => new RegExp(address).test(each)) ? null : 'addresses'),
  messages: { addresses: 'Please enter one email address on each line.' },
  schema: ({ required }) => ({
    type: 'array',
    items: { type: 'string', pattern: address },
    ...(required && { minItems: 1 }),
  }),
  toData: (answer) => answer.join(', '),
  fromData: (text) => text.split(', '),
  show: (_, answer) => answer.join(', '),
  widget: () => 'EmailListWidget',
}
