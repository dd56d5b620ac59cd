import type { RecId } from '../definitions/definitions.ts'
import { readRecId } from '../definitions/record-id.ts'
import { canonicalDecimal } from '../kinds/decimal.ts'
import { fractionOf, type Fraction } from './fraction.ts'
import {
  functionNames,
  maxDecimalPlaces,
  answerFunctions,
  dateFunctions,
  numberFunctions,
  type Operator,
} from './functions.ts'

/** How a calculation uses a question: one answer as a number or a date, or all answers to it. */
type Use = 'number' | 'date' | 'numbers' | 'answers'

/** An answer in a calculation: `[1201]`. */
export interface Operand {
  readonly recId: RecId
  readonly use: Use
  /** The text between the brackets. `at` is its offset in the calculation. */
  readonly written: string
  readonly at: number
}

/** A calculation as a tree. */
export type Expression =
  | { readonly is: 'number'; readonly number: Fraction }
  | { readonly is: 'operand'; readonly operand: Operand }
  | { readonly is: 'sign'; readonly sign: Operator; readonly left: Expression; readonly right: Expression }
  | { readonly is: 'negative'; readonly of: Expression }
  | { readonly is: 'round'; readonly of: Expression; readonly places: number }
  | { readonly is: 'of-numbers'; readonly name: keyof typeof numberFunctions; readonly numbers: readonly Expression[] }
  | { readonly is: 'of-answers'; readonly name: keyof typeof answerFunctions; readonly operands: readonly Operand[] }
  | { readonly is: 'of-dates'; readonly name: keyof typeof dateFunctions; readonly from: Operand; readonly to: Operand }

/** The calculation has a syntax error. */
export class CalculationSyntaxError extends Error {
  override readonly name = 'CalculationSyntaxError'
  /** The offset of the error, in characters. */
  readonly at: number
  /** A function that does not exist. */
  readonly unknownFunction: string | undefined

  constructor(message: string, at: number, unknownFunction?: string) {
    super(message)
    this.at = at
    this.unknownFunction = unknownFunction
  }
}

/**
 * Parses a calculation such as `[1201] + round([1202] / 3, 2)`.
 * @throws CalculationSyntaxError
 */
export function parseCalculation(text: string): Expression {
  if (text.length > longestCalculation)
    throw new CalculationSyntaxError(`It has more than ${longestCalculation} characters`, longestCalculation)
  return new CalculationParser(text).parse()
}

/** The maximum number of characters. It limits the recursion depth of the parser. */
const longestCalculation = 1000

interface Token {
  readonly text: string
  readonly at: number
}

const tokenExpression = /\s*(\[[^[\]]*\]|[0-9]+(?:\.[0-9]+)?|[A-Za-z]+|\S)/g

/** A recursive-descent parser with one method per grammar rule. */
class CalculationParser {
  readonly #tokens: readonly Token[]
  readonly #end: number
  #next = 0

  constructor(text: string) {
    this.#tokens = [...text.matchAll(tokenExpression)].map((match) => {
      const [all, token = ''] = match
      return { text: token, at: match.index + all.length - token.length }
    })
    this.#end = text.length
  }

  parse(): Expression {
    const expression = this.#sum()
    if (this.#peek() !== undefined) throw this.#unexpected('a sign such as +')
    return expression
  }

  #sum(): Expression {
    let left = this.#product()
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-'))
      left = { is: 'sign', sign, left, right: this.#product() }
    return left
  }

  #product(): Expression {
    let left = this.#factor()
    for (let sign = this.#take('*', '/'); sign; sign = this.#take('*', '/'))
      left = { is: 'sign', sign, left, right: this.#factor() }
    return left
  }

  #factor(): Expression {
    if (this.#take('-')) return { is: 'negative', of: this.#factor() }
    if (this.#take('(')) {
      const inside = this.#sum()
      this.#expect(')')
      return inside
    }
    const token = this.#peek()
    if (token?.text.startsWith('[')) return { is: 'operand', operand: this.#operand('number') }
    const number = token && canonicalDecimal(token.text)
    if (typeof number === 'string') {
      this.#next += 1
      return { is: 'number', number: fractionOf(number) }
    }
    if (token && /^[A-Za-z]/.test(token.text)) return this.#call(token)
    throw this.#unexpected('a number, an id in brackets or a function')
  }

  #call(token: Token): Expression {
    const name = token.text.toLowerCase()
    if (!functionNames.includes(name))
      throw new CalculationSyntaxError(`There is no function ${token.text}`, token.at, token.text)
    this.#next += 1
    this.#expect('(')
    const called = this.#arguments(name)
    this.#expect(')')
    return called
  }

  #arguments(name: string): Expression {
    if (isIn(answerFunctions, name)) {
      const use = name === 'sum' ? 'numbers' : 'answers'
      return { is: 'of-answers', name, operands: this.#list(() => this.#operand(use)) }
    }
    if (isIn(numberFunctions, name)) return { is: 'of-numbers', name, numbers: this.#list(() => this.#sum()) }
    if (isIn(dateFunctions, name)) {
      const from = this.#operand('date')
      this.#expect(',')
      return { is: 'of-dates', name, from, to: this.#operand('date') }
    }
    const of = this.#sum()
    return { is: 'round', of, places: this.#take(',') ? this.#places() : 0 }
  }

  #list<Entry>(read: () => Entry): readonly Entry[] {
    const entries = [read()]
    while (this.#take(',')) entries.push(read())
    return entries
  }

  #places(): number {
    const places = Number(this.#peek()?.text)
    if (!Number.isInteger(places) || places < 0 || places > maxDecimalPlaces)
      throw this.#unexpected(`a whole number from 0 to ${maxDecimalPlaces}`)
    this.#next += 1
    return places
  }

  #operand(use: Use): Operand {
    const token = this.#peek()
    if (!/^\[.*\]$/.test(token?.text ?? '')) throw this.#unexpected('an id in brackets')
    const written = token!.text.slice(1, -1).trim()
    const recId = readRecId(written)
    if (recId === undefined) throw this.#unexpected('an id in brackets')
    this.#next += 1
    return { recId, use, written, at: token!.at + 1 }
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next]
  }

  #take<Text extends Operator | '(' | ')' | ','>(...texts: readonly Text[]): Text | undefined {
    const found = texts.find((text) => text === this.#peek()?.text)
    if (found) this.#next += 1
    return found
  }

  #expect(text: '(' | ')' | ','): void {
    if (!this.#take(text)) throw this.#unexpected(text)
  }

  #unexpected(wanted: string): CalculationSyntaxError {
    const token = this.#peek()
    const found = token ? `“${token.text}”` : 'the end'
    return new CalculationSyntaxError(`${found} is where ${wanted} should be`, token?.at ?? this.#end)
  }
}

function isIn<Names extends object>(names: Names, name: string): name is keyof Names & string {
  return Object.hasOwn(names, name)
}

/** All operands of a calculation, from left to right. */
export function operandsOf(expression: Expression): readonly Operand[] {
  switch (expression.is) {
    case 'number':
      return []
    case 'operand':
      return [expression.operand]
    case 'sign':
      return [...operandsOf(expression.left), ...operandsOf(expression.right)]
    case 'negative':
    case 'round':
      return operandsOf(expression.of)
    case 'of-numbers':
      return expression.numbers.flatMap(operandsOf)
    case 'of-answers':
      return expression.operands
    case 'of-dates':
      return [expression.from, expression.to]
  }
}
