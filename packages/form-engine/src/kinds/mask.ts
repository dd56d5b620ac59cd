import { cleanCode } from '../text/clean-text.ts'
import type { FormControl } from './control.ts'

/** How entry is masked: `#` is a slot for a digit, the rest stands as it is; a flag only hides what is typed. */
export type Mask = { readonly kind: 'flag' } | { readonly kind: 'pattern'; readonly pattern: string }

const SLOT = '#'
const DOT = '•'
/** Characters a mask has at most. */
export const longestPattern = 64

/**
 * Reads `MaskDisplay` as groups (`3-2-4`), a pattern (`###-##-####`, or `+1 (###) ###-####` with a country's code before the
 * slots) or a flag (`1`, `true`, `Y`). `null` for no mask, `undefined` for a text that is none of these.
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
 * The pattern that a mask in the notation of another library means, which writes a slot as `9`, `0`, `X`, `_` or `d`:
 * `###-##-####` for `999-99-9999`. `undefined` where it is in none of them.
 */
export function meantPattern(maskDisplay: string): string | undefined {
  const text = maskDisplay.trim()
  const slots = ['9', '0', 'X', 'x', '_', 'd'].find((sign) => [...text].filter((each) => each === sign).length > 1)
  const pattern = slots === undefined ? text : text.replaceAll(slots, SLOT)
  return pattern !== text && isPattern(pattern) ? pattern : undefined
}

/**
 * Puts digits into a pattern as far as they go: `12345` in `###-##-####` is `123-45`. Digits beyond it are dropped.
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
 * The digits of a text that belong into the slots of a pattern. A country's code that the pattern writes itself, or that a
 * pattern for ten digits of a US phone has no slot for, is not among them.
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

/** Regular expression source of a complete entry; what stands between the digits may be left out. */
export function maskExpression(pattern: string): string {
  return [...pattern]
    .map((character) => (character === SLOT ? '[0-9]' : /[ \d-]/.test(character) ? `${character}?` : `\\${character}?`))
    .join('')
}

/**
 * The value as it may be shown outside its field: dots for a confidential one, whatever its length.
 *
 * @example
 * const shown = form.submission(answers).map(({ ControlsRecId, DataValue }) => maskValue(form.control(form.keyOf(ControlsRecId))!, DataValue))
 */
export function maskValue(control: FormControl, value: string): string {
  if (!control.confidential || value.trim() === '') return value
  return control.mask?.kind === 'pattern' ? control.mask.pattern.replaceAll(SLOT, DOT) : DOT.repeat(8)
}
