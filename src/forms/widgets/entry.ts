import type { ControlWidgetOptions } from '@captive/form-engine/react'

/** How text is entered: which keyboard a phone shows, what the browser may fill in, whether it corrects spelling. */
export function entryOf({ control, secret, inputType }: ControlWidgetOptions) {
  return {
    type: inputType,
    inputMode: inputModeOf(control),
    autoComplete: secret ? 'off' : control.autoComplete || autoCompleteOf(inputType),
    ...(secret ? asTyped('off') : spellingOf(control)),
  }
}

/** Words are corrected. What is copied from a plate or a paper, and what somebody is called, would come out as another. */
function spellingOf({ kind, label, check }: ControlWidgetOptions['control']) {
  if (kind !== 'textbox' && kind !== 'textarea') return asTyped('off')
  if (check === 'zip' || /\b(number|plate|VIN)\b/i.test(label)) return asTyped('characters') // K1A 0B1 is one, too
  return /\bname\b/i.test(label) ? asTyped('words') : {}
}

const asTyped = (autoCapitalize: 'off' | 'characters' | 'words') => ({
  spellCheck: false,
  autoCorrect: 'off',
  autoCapitalize,
})

function inputModeOf({
  check,
  kind,
}: ControlWidgetOptions['control']): 'tel' | 'decimal' | 'numeric' | 'email' | 'text' {
  if (check === 'phone' || kind === 'tel') return 'tel'
  if (check === 'number') return 'decimal'
  if (check === 'ssn' || check === 'mask') return 'numeric'
  return kind === 'email' ? 'email' : 'text'
}

/** Served controls ask about other people too, so the browser offers nothing unless a form says what is asked. */
function autoCompleteOf(inputType: ControlWidgetOptions['inputType']): string {
  return inputType === 'password' ? 'current-password' : 'off'
}
