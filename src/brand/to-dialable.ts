/** A printed US number, which may have letters, in dialable form: `1.888.CLAIM.50` becomes `+18882524650`. */
export function toDialable(printed: string): string {
  const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
  const typed = printed
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(2 + keypad.findIndex((key) => key.includes(letter))))
  const digits = typed.replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
