import { canonicalDecimal } from '../kinds/decimal.ts'
import { lengthOf, LONGEST } from '../kinds/lengths.ts'
import { decimalOf, fractionOf, negate, type Fraction } from './fraction.ts'
import {
  dateOf,
  maxDecimalPlaces,
  answerFunctions,
  dateFunctions,
  numberFunctions,
  round,
  operators,
} from './functions.ts'
import type { Expression, Operand } from './parse-calculation.ts'

/** The text of the answer to an operand, or one text per item of a repeating section. A missing answer is `null`. */
export type TextsOf = (operand: Operand) => readonly (string | null)[]

/**
 * The value of a calculation as a number in its shortest form, exact up to ten decimal places. `null` if an answer is
 * missing, for a division by zero, and for a number with more characters than an answer may have.
 */
export function evaluateCalculation(expression: Expression, textsOf: TextsOf): string | null {
  const value = valueOf(expression, textsOf)
  const text = value && decimalOf(value, maxDecimalPlaces)
  return text !== null && lengthOf(text) <= LONGEST.line ? text : null
}

function valueOf(expression: Expression, textsOf: TextsOf): Fraction | null {
  switch (expression.is) {
    case 'number':
      return expression.number
    case 'operand':
      return numbersIn(textsOf(expression.operand))[0] ?? null
    case 'negative': {
      const value = valueOf(expression.of, textsOf)
      return value && negate(value)
    }
    case 'sign': {
      const left = valueOf(expression.left, textsOf)
      const right = valueOf(expression.right, textsOf)
      return left && right && operators[expression.sign](left, right)
    }
    case 'round': {
      const value = valueOf(expression.of, textsOf)
      return value && round(value, expression.places)
    }
    case 'of-numbers': {
      const numbers = expression.numbers.flatMap((each) => valueOf(each, textsOf) ?? [])
      return numbers.length === expression.numbers.length ? numberFunctions[expression.name](numbers) : null
    }
    case 'of-answers': {
      const texts = expression.operands.flatMap(textsOf)
      return expression.name === 'sum'
        ? answerFunctions.sum(numbersIn(texts))
        : answerFunctions.count(texts.filter((text) => text !== null))
    }
    case 'of-dates': {
      const [from, to] = [expression.from, expression.to].map((operand) => dateOf(textsOf(operand)[0] ?? ''))
      return from && to ? dateFunctions[expression.name](from, to) : null
    }
  }
}

const numbersIn = (texts: readonly (string | null)[]): Fraction[] =>
  texts.flatMap((text) => {
    const number = text === null ? null : canonicalDecimal(text)
    return number === null ? [] : fractionOf(number)
  })
