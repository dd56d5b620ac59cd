import { calendar } from './calendar.ts'
import { checkbox } from './checkbox.ts'
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

/** The kinds of the specification, then those of local forms (AMB-213). */
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
  email,
  phone,
  tel,
  state,
  file,
  password,
] as const

export type ControlKind = (typeof CONTROL_KINDS)[number]['type']

/** The built-in kinds with those of a user of the package, which may stand in for them. */
export function kindsWith(own: readonly Kind[] = []): Kinds {
  return own.length === 0 ? builtIn : new Kinds([...CONTROL_KINDS, ...own])
}

const builtIn = new Kinds(CONTROL_KINDS)
