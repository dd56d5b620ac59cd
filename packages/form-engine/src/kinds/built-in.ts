import { calendar } from './calendar.ts'
import { checkbox } from './checkbox.ts'
import { checkboxList } from './checkbox-list.ts'
import { dropdown } from './dropdown.ts'
import { email } from './email.ts'
import { file } from './file.ts'
import { Kinds, type Kind } from './kind.ts'
import { page } from './page.ts'
import { password } from './password.ts'
import { phone } from './phone.ts'
import { radioButton } from './radio-button.ts'
import { radio } from './radio.ts'
import { section } from './section.ts'
import { state } from './state.ts'
import { tel } from './tel.ts'
import { textarea } from './textarea.ts'
import { textbox } from './textbox.ts'

/** The kinds of the specification first, then those of local forms. */
export const CONTROL_KINDS = [
  page,
  section,
  textbox,
  dropdown,
  radio,
  radioButton,
  calendar,
  textarea,
  checkbox,
  checkboxList,
  email,
  phone,
  tel,
  state,
  file,
  password,
] as const

type BuiltIn = (typeof CONTROL_KINDS)[number]

export type ControlKind = BuiltIn['type']

/** The type of the built-in kind with this name; `never` if no kind has this name. */
export type KindNamed<Name> = Extract<BuiltIn, { readonly type: Name }>

/** The codes for which built-in kinds declare a message. */
export type KindCode = BuiltIn extends infer Each
  ? Each extends Kind<string, infer _, infer Code>
    ? Code
    : never
  : never

/** The built-in kinds and the custom ones. A custom kind may replace a built-in one. */
export function kindsWith(own: readonly Kind[] = []): Kinds {
  return own.length === 0 ? builtIn : new Kinds([...CONTROL_KINDS, ...own])
}

const builtIn = new Kinds(CONTROL_KINDS)
