import { controlOptions, type ControlOptions } from '@captive/form-engine/react'
import type { WidgetProps } from '@rjsf/utils'

import { isSecret } from './field-props.ts'

/** Input attributes of a control: keyboard, autofill and spelling. */
export function entryOf(props: WidgetProps) {
  const options = controlOptions(props)
  const { inputType = 'text', autocomplete } = options
  const secret = isSecret(props)
  return {
    type: inputType,
    inputMode: inputModeOf(options),
    // Served forms also ask about other people, so autofill is off unless a form specifies it.
    autoComplete: secret ? 'off' : (autocomplete ?? (inputType === 'password' ? 'current-password' : 'off')),
    ...(secret ? asTyped('off') : spellingOf(options, props.label)),
  }
}

/** Spelling correction is off for names, numbers and codes, because it would change them. */
function spellingOf({ kind, check }: ControlOptions, label: string) {
  if (kind !== 'textbox' && kind !== 'textarea') return asTyped('off')
  // a Canadian postal code such as K1A 0B1 has letters, too
  if (check === 'zip' || /\b(number|plate|VIN|número|placa)\b/i.test(label)) return asTyped('characters')
  return /\b(name|nombre|apellido)\b/i.test(label) ? asTyped('words') : {}
}

const asTyped = (autoCapitalize: 'off' | 'characters' | 'words') => ({
  spellCheck: false,
  autoCorrect: 'off',
  autoCapitalize,
})

function inputModeOf({ check, kind }: ControlOptions): 'tel' | 'decimal' | 'numeric' | 'email' | 'text' {
  if (check === 'phone' || kind === 'tel') return 'tel'
  if (check === 'number') return 'decimal'
  if (check === 'ssn' || check === 'mask') return 'numeric'
  return kind === 'email' ? 'email' : 'text'
}
