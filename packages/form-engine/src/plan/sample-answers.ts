import { checkAnswer } from '../kinds/check-answer.ts'
import { isContainer, type FormControl } from '../kinds/control.ts'
import type { ValidationContext } from '../kinds/kind.ts'
import { maskedTexts, typedTexts } from '../diagnose/typed-texts.ts'

const typed = ['', ...typedTexts(1)]
const mistyped = ['abc', '12', '2026-02-30', '9999-12-31', 'ann@', '000']

/** A text that the control accepts; `undefined` if none of the samples fits. */
export function goodText(control: FormControl, validationContext: ValidationContext): string | undefined {
  if (isContainer(control)) return undefined
  const offered = control.options.map(({ value }) => (control.rules.choices ? control.rules.toData([value]) : value))
  const candidates = [...offered, ...maskedTexts(control, 1), validationContext.today(), ...typed].filter(
    (text) => text !== '',
  )
  const other =
    control.check === 'date' ? candidates : [...candidates.filter((text) => text !== validationContext.today())]
  return other.find((text) => codeOf(control, text, validationContext) === null)
}

/**
 * A text for each error that a person can cause in the control, by code. A list accepts only its options, so people
 * cannot enter anything else.
 */
export function faultyTexts(control: FormControl, validationContext: ValidationContext): Map<string, string> {
  if (isContainer(control) || control.readOnly) return new Map()
  const texts = control.rules.offers ? [''] : ['', ...typed, ...mistyped, 'x'.repeat((control.longest ?? 0) + 1)]
  const faults = new Map<string, string>()
  for (const text of texts) {
    const code = codeOf(control, text, validationContext)
    if (code !== null && code !== 'type' && !faults.has(code)) faults.set(code, text)
  }
  return faults
}

function codeOf(control: FormControl, text: string, validationContext: ValidationContext): string | null {
  return checkAnswer(control, text === '' ? undefined : control.rules.fromData(text), validationContext)
}
