import type { FormControl } from '../kinds/control.ts'

/** Valid texts for each check. Each `number`, from 1, gives different texts. */
export function typedTexts(number: number): string[] {
  const more = number === 1 ? '' : String(number)
  return [
    `Sample${more}`,
    `ann${more}@example.com`,
    `(201) 555-0${122 + number}`,
    `123-45-${6788 + number}`,
    String(12_344 + number),
    String(number),
    `2:${29 + number} PM`,
    'true',
    `[{"name":"photo${more}.jpg"}]`,
  ]
}

/** A text in the pattern of the control's mask, if it has one. */
export function maskedTexts({ mask }: FormControl, number: number): string[] {
  return mask?.kind === 'pattern' ? [mask.pattern.replaceAll('#', String(number % 10))] : []
}
