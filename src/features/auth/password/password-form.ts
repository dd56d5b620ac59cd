import { compileForm, defineForm, type AnswerRule, type Form, type Kind } from '@captive/form-engine'

import { texts } from './texts.ts'

const { fields } = texts

/** The server refuses shorter passwords. */
const minLength = 12

/** A new password. Its length is counted in code points. Only the server can tell which passwords are too common. */
const newPassword: Kind<'newPassword'> = {
  type: 'newPassword',
  secret: true,
  typed: true,
  input: 'password',
  json: { type: 'string' },
  canHold: (value) => typeof value === 'string',
  check: (_, answer) => ([...String(answer)].length < minLength ? 'short' : null),
  schema: () => ({ type: 'string', minLength, pattern: '\\S' }),
  toData: String,
  fromData: (text) => text,
  show: String,
  widget: () => 'PasswordWidget',
  messages: { short: fields.tooShort(minLength) },
}

/** A mismatch keeps both answers, because often only one character is wrong. */
const sameTwice: AnswerRule = {
  code: 'same-twice',
  message: fields.different,
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

/** True while a field is blank, because the required rule reports that. */
function isSameTwice({ password, confirm }: Passwords): boolean {
  return password === undefined || confirm === undefined || password === confirm
}

/** Settings that compile and validate the form. */
const passwordSettings = { kinds: [newPassword], rules: [sameTwice] }

const newPasswordField = { required: true, autoComplete: 'new-password' } as const

/** A new password, typed twice (AUT-019, AUT-021). */
export const passwordForm: Form = compileForm(
  defineForm({
    password: {
      ...newPasswordField,
      kind: 'newPassword',
      label: fields.password,
      help: fields.passwordHelp(minLength),
    },
    confirm: { ...newPasswordField, kind: 'password', label: fields.confirm },
  }),
  passwordSettings,
)
