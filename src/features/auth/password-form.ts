import { compileForm, defineForm, type AnswerRule, type Form, type Kind } from '@captive/form-engine'

/** Length below which the server refuses a password. */
const shortest = 12

/** A password that is being chosen, counted as people count characters. Which ones are common only the server knows. */
const newPassword: Kind<'newPassword'> = {
  type: 'newPassword',
  secret: true,
  typed: true,
  input: 'password',
  json: { type: 'string' },
  canHold: (value) => typeof value === 'string',
  check: (_, answer) => ([...String(answer)].length < shortest ? 'short' : null),
  schema: () => ({ type: 'string', minLength: shortest, pattern: '\\S' }),
  toData: String,
  fromData: (text) => text,
  show: String,
  widget: () => 'PasswordWidget',
  messages: { short: `Use at least ${shortest} characters` },
}

/** Stays when it is broken: one letter may be all that is wrong, and both fields can be looked at. */
const sameTwice: AnswerRule = {
  code: 'same-twice',
  message: 'The two passwords are not the same',
  keeps: true,
  bind: () => ({
    keys: ['password', 'confirm'],
    keysIn: (answers) => (isSameTwice(answers) ? [] : ['confirm']),
    schema: { 'x-same-twice': true },
  }),
  keywords: { 'x-same-twice': (_, answers) => isSameTwice({ ...(answers as Passwords) }) },
}

interface Passwords {
  password?: unknown
  confirm?: unknown
}

/** A field that is still blank is asked for by itself. */
function isSameTwice({ password, confirm }: Passwords): boolean {
  return password === undefined || confirm === undefined || password === confirm
}

/** What a form of new passwords is compiled and judged with. */
export const passwordSettings = { kinds: [newPassword], rules: [sameTwice] }

const chosen = { required: true, autoComplete: 'new-password' } as const

/** A new password, typed twice (AUT-019, AUT-021). */
export const passwordForm: Form = compileForm(
  defineForm({
    password: {
      ...chosen,
      kind: 'newPassword',
      label: 'New password',
      help: `At least ${shortest} characters, and not a common password. A few words together are a good one.`,
    },
    confirm: { ...chosen, kind: 'password', label: 'Confirm password' },
  }),
  passwordSettings,
)
