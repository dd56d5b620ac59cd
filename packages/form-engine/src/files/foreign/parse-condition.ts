import { operatorNamed } from '../../definitions/operators.ts'
import { compared, negated, type AnswerComparison, type Expression } from './expression.ts'

/** A part of a comparison. `size` is the number of characters or choices of an answer. */
type Operand =
  | { readonly is: 'answer' | 'size'; readonly item: string }
  | { readonly is: 'choice'; readonly item: string; readonly choice: string }
  | { readonly is: 'text'; readonly text: string }

/** Thrown for a sign, function or word order that this parser does not know. */
class UnknownNotationError extends Error {
  override name = 'UnknownNotationError'
}

const tokens =
  /\s*('[^']*'|"[^"]*"|-?\d+(?:\.\d+)?|\$\{\s*[\w.-]+\s*\}|\[[\w.-]+(?:\([\w.-]+\))?\]|(?:and|or|not|selected|count-selected|string-length|date)(?![\w-])|&&|\|\||[<>!]=|<>|[=<>(),])\s*/iy

/**
 * Parses the branching logic of REDCap and the XPath of XLSForm: comparisons joined by `and` and `or`, with parentheses
 * and `not`. `and` binds more tightly. `several` names the questions with several choices.
 */
export function parseCondition(written: string, several: ReadonlySet<string>): Expression {
  try {
    const reader = new ConditionReader(tokensOf(written), several)
    return reader.whole()
  } catch (error) {
    if (error instanceof UnknownNotationError) return { is: 'other', text: written }
    throw error
  }
}

function tokensOf(written: string): string[] {
  const found = [...written.matchAll(new RegExp(tokens, 'giy'))]
  const length = found.reduce((sum, [match]) => sum + match.length, 0)
  if (length < written.length) throw new UnknownNotationError(written)
  return found.map(([, token = '']) => token)
}

class ConditionReader {
  readonly #tokens: readonly string[]
  readonly #several: ReadonlySet<string>
  #at = 0

  constructor(read: readonly string[], several: ReadonlySet<string>) {
    this.#tokens = read
    this.#several = several
  }

  whole(): Expression {
    const expression = this.#either()
    if (this.#at < this.#tokens.length) throw new UnknownNotationError(this.#tokens[this.#at])
    return expression
  }

  #either(): Expression {
    return this.#joined('or', '||', () => this.#joined('and', '&&', () => this.#single()))
  }

  #joined(is: 'and' | 'or', sign: string, part: () => Expression): Expression {
    const parts = [part()]
    while (this.#takes(is) || this.#takes(sign)) parts.push(part())
    return parts.length === 1 ? parts[0]! : { is, parts }
  }

  #single(): Expression {
    if (this.#takes('not')) return negated(this.#inParentheses(() => this.#either()))
    if (this.#takes('selected')) return this.#inParentheses(() => this.#chosen())
    if (this.#next() === '(') return this.#inParentheses(() => this.#either())
    const left = this.#operand()
    const operator = operatorNamed(this.#taken())
    const right = this.#operand()
    if (operator === undefined || operator === 'anyOf' || operator === 'answered') throw new UnknownNotationError()
    if (right.is === 'text') return this.#comparison(left, operator, right.text)
    if (left.is === 'text') return this.#comparison(right, mirrored[operator], left.text)
    throw new UnknownNotationError()
  }

  /** `selected(${damage}, 'front')` */
  #chosen(): Expression {
    const question = this.#operand()
    this.#expect(',')
    const choice = this.#operand()
    if (question.is !== 'answer' || choice.is !== 'text') throw new UnknownNotationError()
    return compared(question.item, 'equals', choice.text)
  }

  #operand(): Operand {
    const token = this.#taken()
    if (/^count-selected$|^string-length$/i.test(token)) {
      const counted = this.#inParentheses(() => this.#operand())
      if (counted.is !== 'answer') throw new UnknownNotationError(token)
      return { is: 'size', item: counted.item }
    }
    if (/^date$/i.test(token)) return this.#inParentheses(() => this.#operand())
    const [, item, choice] = /^(?:\$\{|\[)\s*([\w.-]+)(?:\(([\w.-]+)\))?\s*[\]}]$/.exec(token) ?? []
    if (item !== undefined) return choice === undefined ? { is: 'answer', item } : { is: 'choice', item, choice }
    if (/^['"]/.test(token)) return { is: 'text', text: token.slice(1, -1).trim() }
    if (/^-?\d/.test(token)) return { is: 'text', text: token }
    throw new UnknownNotationError(token)
  }

  #comparison(left: Operand, operator: Exclude<AnswerComparison['operator'], 'answered'>, text: string): Expression {
    switch (left.is) {
      case 'text':
        throw new UnknownNotationError(text)
      case 'size': {
        const comparison = `${operator} ${text}`
        if (/^(?:greaterThan 0|not 0|atLeast 1)$/.test(comparison)) return compared(left.item, 'answered')
        if (/^(?:lessThan 1|equals 0|atMost 0)$/.test(comparison)) return negated(compared(left.item, 'answered'))
        throw new UnknownNotationError(text)
      }
      case 'choice': {
        // A choice of a checkbox has the value 1 or 0.
        const [isEqual, isTicked] = [operator === 'equals', text === '1']
        if ((!isEqual && operator !== 'not') || (!isTicked && text !== '0')) throw new UnknownNotationError(text)
        const chosen = compared(left.item, 'equals', left.choice)
        return isEqual === isTicked ? chosen : negated(chosen)
      }
      case 'answer': {
        if (text === '' && operator === 'not') return compared(left.item, 'answered')
        if (text === '' && operator === 'equals') return negated(compared(left.item, 'answered'))
        // This would compare the list of all choices.
        if (text === '' || this.#several.has(left.item)) throw new UnknownNotationError(text)
        return compared(left.item, operator, text)
      }
    }
  }

  #inParentheses<Inside>(read: () => Inside): Inside {
    this.#expect('(')
    const inside = read()
    this.#expect(')')
    return inside
  }

  #next(): string | undefined {
    return this.#tokens[this.#at]?.toLowerCase()
  }

  #takes(token: string): boolean {
    const isNext = this.#next() === token
    if (isNext) this.#at += 1
    return isNext
  }

  #expect(token: string): void {
    if (!this.#takes(token)) throw new UnknownNotationError(token)
  }

  #taken(): string {
    const token = this.#tokens[this.#at]
    if (token === undefined) throw new UnknownNotationError()
    this.#at += 1
    return token
  }
}

/** The operators with both sides exchanged: `5 < a` is `a > 5`. */
const mirrored = {
  equals: 'equals',
  not: 'not',
  greaterThan: 'lessThan',
  lessThan: 'greaterThan',
  atLeast: 'atMost',
  atMost: 'atLeast',
} as const
