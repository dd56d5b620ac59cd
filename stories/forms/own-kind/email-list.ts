import type { Kind } from '@captive/form-engine'

const address = '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$'

/** Several e-mail addresses, held as a list and sent as one text: a kind that the engine does not know. */
export const emailList: Kind<'emailList'> = {
  type: 'emailList',
  json: { type: 'array', items: { type: 'string' } },
  canHold: isTexts,
  check: (_, answer) =>
    isTexts(answer) && answer.every((each) => new RegExp(address).test(each)) ? null : 'addresses',
  schema: ({ required }) => ({
    type: 'array',
    items: { type: 'string', pattern: address },
    ...(required && { minItems: 1 }),
  }),
  toData: (answer) => (isTexts(answer) ? answer.join(', ') : ''),
  fromData: (text) => text.split(', '),
  show: (_, answer) => (isTexts(answer) ? answer.join(', ') : ''),
  widget: () => 'EmailListWidget',
  messages: { addresses: 'Please enter one e-mail address on each line.' },
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
