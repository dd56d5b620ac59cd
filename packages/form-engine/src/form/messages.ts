import { CONTROL_KINDS, type KindCode } from '../kinds/built-in.ts'
import type { TextDoubt } from '../kinds/checks/text-checks.ts'

/** Messages by code. */
export type Messages = Readonly<Record<string, string>>

/** The messages of errors that the form itself finds, for any kind of control. */
const formMessages = {
  required: 'Please fill in this field.',
  'needs-one': 'Please choose at least one.',
  type: 'Please enter this again.',
  /** `{longest}` is replaced by the number of characters. */
  'too-long': 'Please shorten this to {longest} characters or fewer.',
  'repeat-id': 'Please remove this entry and add it again.',
  'unknown-control': 'This question is not part of the form.',
  'hidden-control': 'Based on the other answers, this question does not apply.',
  'doubled-value': 'This question is answered twice.',
  'misplaced-value': 'This answer belongs to another part of the form.',
  'calculated-value': 'This value is calculated, and it does not match the other answers.',
} as const satisfies Messages

/** The codes of all messages that a language has: those of the engine and of the claim's rule. */
export type MessageCode = keyof typeof MESSAGES | TextDoubt | 'date-order'

/** The engine's messages: its own, and those of the built-in kinds. */
export const MESSAGES: Readonly<Record<keyof typeof formMessages | KindCode, string>> = Object.assign(
  {},
  formMessages,
  ...CONTROL_KINDS.map((kind) => kind.messages),
)
