import type { FormControl } from './control.ts'

/** How entry is masked: slots are digits, the rest stands as it is; a flag only hides what is typed. */
export type Mask = { readonly kind: 'flag' } | { readonly kind: 'pattern'; readonly pattern: string }

const SLOT = '#'
const DOT = '•'
/** Characters a mask has at most. */
export const longestPattern = 64

/**
 * Reads `MaskDisplay` as groups (`3-2-4`), a pattern (`###-##-####`) or a flag (`1`, `true`, `Y`).
 * `null` for no mask, `undefined` for a text that is none of these.
 */
export function parseMask(maskDisplay: string): Mask | null | undefined {
  const text = maskDisplay.trim()
  if (/^(?:|0|false|n|no)$/i.test(text)) return null
  if (/^(?:1|true|y|yes)$/i.test(text)) return { kind: 'flag' }
  const pattern = /^\d{1,2}(?:[-./ ]\d{1,2})*$/.test(text)
    ? text.replace(/\d+/g, (size) => SLOT.repeat(Number(size)))
    : text
  const readable = /^[-+#()./ ]+$/.test(pattern) && pattern.includes(SLOT) && pattern.length <= longestPattern
  return readable ? { kind: 'pattern', pattern } : undefined
}

/**
 * Puts digits into a pattern as far as they go: `12345` in `###-##-####` is `123-45`. Digits beyond it are dropped.
 *
 * @example
 * formatMasked('###-##-####', '12345') // '123-45'
 */
export function formatMasked(pattern: string, text: string): string {
  const digits = [...text.replace(/\D/g, '')]
  let shown = ''
  for (const character of pattern) {
    if (digits.length === 0) break
    shown += character === SLOT ? digits.shift() : character
  }
  return shown
}

/** Regular expression source of a complete entry; what stands between the digits may be left out. */
export function maskExpression(pattern: string): string {
  return [...pattern]
    .map((character) => (character === SLOT ? '[0-9]' : /[ -]/.test(character) ? `${character}?` : `\\${character}?`))
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
