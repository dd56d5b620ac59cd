import type { ControlWidgetOptions } from '@captive/form-engine/react'

/** How text is entered: which keyboard a phone shows, what the browser may fill in, whether it corrects spelling. */
export function entryOf({ control, secret, inputType }: ControlWidgetOptions) {
  const plain = control.kind === 'textbox' || control.kind === 'textarea'
  return {
    type: inputType,
    inputMode: inputModeOf(control),
    autoComplete: secret ? 'off' : control.autoComplete || autoCompleteOf(inputType),
    ...(secret || !plain ? { spellCheck: false, autoCorrect: 'off', autoCapitalize: 'off' } : {}),
  }
}

function inputModeOf({
  check,
  kind,
}: ControlWidgetOptions['control']): 'tel' | 'decimal' | 'numeric' | 'email' | 'text' {
  if (check === 'phone' || kind === 'tel') return 'tel'
  if (check === 'number') return 'decimal'
  if (check === 'ssn' || check === 'mask' || check === 'zip') return 'numeric'
  return kind === 'email' ? 'email' : 'text'
}

/** Served controls ask about other people too, so the browser offers nothing unless a form says what is asked. */
function autoCompleteOf(inputType: ControlWidgetOptions['inputType']): string {
  return inputType === 'password' ? 'current-password' : 'off'
}
