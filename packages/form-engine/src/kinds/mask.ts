import { cleanCode } from '../text/clean-text.ts'
import type { FormControl } from './control.ts'

/** An input mask. `#` is a slot for a digit, and other characters are literal. A flag only hides the input. */
export type Mask = { readonly kind: 'flag' } | { readonly kind: 'pattern'; readonly pattern: string }

const SLOT = '#'
const DOT = '•'
/** The maximum length of a mask. */
export const longestPattern = 64

/**
 * Parses `MaskDisplay`: groups (`3-2-4`), a pattern (`###-##-####`, or `+1 (###) ###-####` with a country code
 * before the slots), or a flag (`1`, `true`, `Y`). Returns `null` for no mask and `undefined` for any other text.
 */
export function parseMask(maskDisplay: string): Mask | null | undefined {
  const text = maskDisplay.trim()
  if (/^(?:|0|false|n|no)$/i.test(text)) return null
  if (/^(?:1|true|y|yes)$/i.test(text)) return { kind: 'flag' }
  const isGroups = /^\d{1,2}(?:[-./ ]\d{1,2})*$/.test(text) && meantPattern(text) === undefined
  const pattern = isGroups ? text.replace(/\d+/g, (size) => SLOT.repeat(Number(size))) : text
  return isPattern(pattern) ? { kind: 'pattern', pattern } : undefined
}

const isPattern = (text: string): boolean => /^[-+()./ \d]*#[-+#()./ ]*$/.test(text) && text.length <= longestPattern

/**
 * Converts a mask in another library's notation, with slots written as `9`, `0`, `X`, `_` or `d`: `999-99-9999`
 * becomes `###-##-####`. Returns `undefined` for any other text.
 */
export function meantPattern(maskDisplay: string): string | undefined {
  const text = maskDisplay.trim()
  const slots = ['9', '0', 'X', 'x', '_', 'd'].find((sign) => [...text].filter((each) => each === sign).length > 1)
  const pattern = slots === undefined ? text : text.replaceAll(slots, SLOT)
  return pattern !== text && isPattern(pattern) ? pattern : undefined
}

/**
 * Puts digits into a pattern from the left: `12345` in `###-##-####` becomes `123-45`. Drops extra digits.
 *
 * @example
 * formatMasked('###-##-####', '12345') // '123-45'
 */
export function formatMasked(pattern: string, text: string): string {
  const digits = [...maskDigits(pattern, text)]
  let shown = ''
  for (const character of pattern) {
    if (digits.length === 0) break
    shown += character === SLOT ? digits.shift() : character
  }
  return shown
}

/**
 * The digits of a text that fill the slots of a pattern. Leaves out a country code that the pattern already
 * contains, or that a pattern for a ten-digit US phone has no slot for.
 *
 * @example
 * maskDigits('(###) ###-####', '+1 (312) 555-0147') // '3125550147'
 */
export function maskDigits(pattern: string, text: string): string {
  const typed = cleanCode(text)
  const digits = typed.replace(/\D/g, '')
  const lead = pattern.slice(0, pattern.indexOf(SLOT))
  const ownCode = lead.replace(/\D/g, '')
  const code = ownCode || (/^[^#\d]*#{3}[^#\d]*#{3}[^#\d]*#{4}$/.test(pattern) ? '1' : '')
  const isWritten = typed.startsWith(`+${code}`) || (ownCode !== '' && typed.startsWith(lead.trim()))
  const national = isWritten ? digits.slice(code.length) : digits
  const slots = pattern.split(SLOT).length - 1
  return national.startsWith(code) && national.length === slots + code.length ? national.slice(code.length) : national
}

/** The regular expression source of a complete entry. The separators are optional. */
export function maskExpression(pattern: string): string {
  return [...pattern]
    .map((character) => (character === SLOT ? '[0-9]' : /[ \d-]/.test(character) ? `${character}?` : `\\${character}?`))
    .join('')
}

/**
 * The value as shown outside its field. A confidential value becomes a fixed number of dots.
 *
 * @example
 * const shown = form.submission(answers).map(({ ControlsRecId, DataValue }) => maskValue(form.control(form.keyOf(ControlsRecId))!, DataValue))
 */
export function maskValue(control: FormControl, value: string): string {
  if (!control.confidential || value.trim() === '') return value
  return control.mask?.kind === 'pattern' ? control.mask.pattern.replaceAll(SLOT, DOT) : DOT.repeat(8)
}
