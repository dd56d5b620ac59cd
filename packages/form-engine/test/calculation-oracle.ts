import type { Answers } from '../src/index.ts'

/**
 * A calculation as a tree. `write` returns its text. `calculate` returns its value, computed by other means than the
 * engine's.
 */
export type Calculated =
  | { readonly op: 'number'; readonly text: string }
  | { readonly op: 'answer'; readonly key: string }
  | { readonly op: '+' | '-' | '*' | '/'; readonly left: Calculated; readonly right: Calculated }
  | { readonly op: 'minus'; readonly of: Calculated }
  | { readonly op: 'round'; readonly of: Calculated; readonly places: number }
  | { readonly op: 'min' | 'max'; readonly of: readonly Calculated[] }
  | { readonly op: 'sum' | 'count'; readonly keys: readonly string[] }
  | { readonly op: 'days' | 'years'; readonly keys: readonly string[] }

/** The visible texts of a key. */
export type TextsOfKey = (key: string) => readonly string[]

/** The text of a calculation. `space` and `isLoud` vary the notation. */
export function write(tree: Calculated, space: string, isLoud: boolean): string {
  const inside = (each: Calculated): string => write(each, space, isLoud)
  const call = (name: string, parts: readonly string[]): string =>
    `${isLoud ? name.toUpperCase() : name}${space}(${parts.join(`${space},`)})`
  const bracketed = (key: string): string => `[${space}${key}]`
  switch (tree.op) {
    case 'number':
      return tree.text
    case 'answer':
      return bracketed(tree.key)
    case 'minus':
      return `-${space}(${inside(tree.of)})`
    case 'round':
      return call('round', [inside(tree.of), ...(tree.places > 0 || isLoud ? [String(tree.places)] : [])])
    case 'min':
    case 'max':
      return call(tree.op, tree.of.map(inside))
    case 'sum':
    case 'count':
    case 'days':
    case 'years':
      return call(tree.op, tree.keys.map(bracketed))
    default:
      return `(${inside(tree.left)})${space}${tree.op}${space}(${inside(tree.right)})`
  }
}

/** A number as numerator and positive denominator, never reduced. */
type Ratio = readonly [above: bigint, below: bigint]

/** The value as the engine writes it, or `undefined`. */
export function calculate(tree: Calculated, textsOf: TextsOfKey): string | undefined {
  const value = ratioOf(tree, textsOf)
  if (!value) return undefined
  const text = longDivision(value, 10)
  return text.length <= 500 ? text : undefined
}

function ratioOf(tree: Calculated, textsOf: TextsOfKey): Ratio | undefined {
  const value = (each: Calculated): Ratio | undefined => ratioOf(each, textsOf)
  switch (tree.op) {
    case 'number':
      return ratioOfText(tree.text)
    case 'answer':
      return ratioOfText(textsOf(tree.key)[0] ?? '')
    case 'minus':
      return product(value(tree.of), [-1n, 1n])
    case 'round': {
      const whole = value(tree.of)
      return whole && ratioOfText(longDivision(whole, tree.places))
    }
    case 'min':
    case 'max': {
      const all = tree.of.map(value)
      if (all.includes(undefined)) return undefined
      const sorted = (all as Ratio[]).toSorted(([a, b], [c, d]) => (a * d < c * b ? -1 : a * d > c * b ? 1 : 0))
      return sorted.at(tree.op === 'min' ? 0 : -1)
    }
    case 'sum': {
      const numbers = tree.keys
        .flatMap(textsOf)
        .flatMap((text) => [ratioOfText(text)].filter((each) => each !== undefined))
      return numbers.reduce<Ratio | undefined>(total, [0n, 1n])
    }
    case 'count':
      return [BigInt(tree.keys.flatMap(textsOf).length), 1n]
    case 'days':
    case 'years': {
      const [from = '', to = ''] = tree.keys.map((key) => textsOf(key)[0] ?? '')
      if (![from, to].every(isDay)) return undefined
      return [BigInt(tree.op === 'days' ? daysBetween(from, to) : yearsBetween(from, to)), 1n]
    }
    case '+':
      return total(value(tree.left), value(tree.right))
    case '-':
      return total(value(tree.left), product(value(tree.right), [-1n, 1n]))
    case '*':
      return product(value(tree.left), value(tree.right))
    case '/': {
      const divisor = value(tree.right)
      if (!divisor || divisor[0] === 0n) return undefined
      const sign = divisor[0] < 0n ? -1n : 1n
      return product(value(tree.left), [divisor[1] * sign, divisor[0] * sign])
    }
  }
}

const total = (a: Ratio | undefined, b: Ratio | undefined): Ratio | undefined =>
  a && b && [a[0] * b[1] + b[0] * a[1], a[1] * b[1]]

const product = (a: Ratio | undefined, b: Ratio | undefined): Ratio | undefined => a && b && [a[0] * b[0], a[1] * b[1]]

function ratioOfText(text: string): Ratio | undefined {
  const places = /^-?\d+(?:\.(\d+))?$/.exec(text)
  return places ? [BigInt(text.replace('.', '')), BigInt(`1${'0'.repeat((places[1] ?? '').length)}`)] : undefined
}

/** Digit by digit, as on paper. */
function longDivision([above, below]: Ratio, places: number): string {
  const isNegative = above < 0n
  let rest = above < 0n ? -above : above
  const digits = [rest / below]
  for (let place = 0; place <= places; place += 1) {
    rest = (rest % below) * 10n
    digits.push(rest / below)
  }
  const last = digits.pop()!
  let scaled = BigInt(digits.join(''))
  if (last >= 5n) scaled += 1n
  const text = String(scaled).padStart(places + 1, '0')
  const [whole, fraction] = places > 0 ? [text.slice(0, -places), text.slice(-places)] : [text, '']
  const shown = fraction.replace(/0+$/, '')
  const number = shown ? `${whole}.${shown}` : whole
  return isNegative && scaled !== 0n ? `-${number}` : number
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Counts the days one after the other. */
function daysBetween(from: string, to: string): number {
  if (to < from) return -daysBetween(to, from)
  const day = new Date(`${from}T00:00:00Z`)
  let days = 0
  for (; day.toISOString().slice(0, 10) < to; days += 1) day.setUTCDate(day.getUTCDate() + 1)
  return days
}

/** Counts the birthdays one after the other. */
function yearsBetween(from: string, to: string): number {
  if (to < from) return -yearsBetween(to, from)
  let years = 0
  while (`${Number(from.slice(0, 4)) + years + 1}${from.slice(4)}` <= to) years += 1
  return years
}

/** The answers that are visible by their switch: `a` counts only while `show_a` is `yes`. */
export function visibleTexts(answers: Answers, key: string): readonly string[] {
  const text = answers[key]
  return answers[`show_${key}`] === 'yes' && typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
}
