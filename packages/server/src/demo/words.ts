import type { Random } from './random.ts'

/** The replacements of braces in a text. One is chosen each time. */
const words = {
  cargo: [
    'palletized flour', 'bottled water', 'steel coils', 'frozen poultry', 'paper rolls', 'auto parts', 'canned goods',
    'lumber', 'appliances', 'seed bags', 'roofing shingles', 'fresh produce',
  ],
  vehicle: [
    'pickup', 'sedan', 'crossover', 'box truck', 'minivan', 'passenger car', 'work van', 'compact car',
  ],
  part: [
    'lower back', 'left shoulder', 'right shoulder', 'left knee', 'right knee', 'right wrist', 'left ankle',
    'right ankle', 'neck', 'left hand', 'right elbow', 'upper back',
  ],
} // prettier-ignore

/** A text with its braces filled in, from the given values first and the words above otherwise. */
export function fill(text: string, random: Random, values: Record<string, string>): string {
  const choices: Record<string, readonly string[]> = words
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? random.pick(choices[name] ?? [name]))
}
