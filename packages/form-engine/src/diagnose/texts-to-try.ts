import type { ControlGraph } from '../graph/graph.ts'
import { orderOf } from '../graph/restriction.ts'
import type { TreeNode } from '../graph/tree.ts'
import { canonicalDecimal } from '../kinds/decimal.ts'
import { candidateTexts, dayAfter } from './candidate-texts.ts'
import { isPossibleAnswer } from './possible-answers.ts'

/** Answers that may give a calculation a wanted value: small numbers, and numbers and dates near its limits. */
export function textsToTry(graph: ControlGraph, node: TreeNode, limits: readonly string[]): readonly string[] {
  const { control } = node
  const numbers = limits.flatMap((limit) => canonicalDecimal(limit) ?? []).map(Number)
  const around =
    orderOf(control) === 'date'
      ? [someDay, ...numbers.map(Math.trunc).flatMap(daysFrom)]
      : ['0', '1', ...numbers.flatMap((number) => [number, number + 1, number - 1].map(String)), '100']
  return [...new Set([...around, ...candidateTexts(graph, node)])].filter((text) =>
    isPossibleAnswer(graph, control, text),
  )
}

const someDay = '2000-01-01'

/** The days that are `number` years or days before or after a fixed day, and the days next to them. */
function daysFrom(number: number): string[] {
  const size = Math.abs(number)
  const years = size < 200 ? [-size, size].map((each) => `${2000 + each}${someDay.slice(4)}`) : []
  const days = size < 50_000 ? [-size, size].map((each) => dayAfter(someDay, each)) : []
  return [...years, ...days].flatMap((day) => [day, dayAfter(day, 1), dayAfter(day, -1)])
}

/** Numbers of items to try, including the limits of conditions on a count. */
export function countsToTry(limits: readonly string[]): readonly number[] {
  const counts = limits.map(Number).flatMap((limit) => [limit, limit + 1, limit - 1])
  return [1, ...new Set(counts.filter((count) => Number.isInteger(count) && count >= 0 && count <= mostItems))]
}

const mostItems = 20

/** All combinations of one text from each list, at most 10,000. The first text varies fastest. */
export function* combinations(ways: readonly (readonly string[])[]): Generator<readonly string[]> {
  const all = ways.reduce((product, texts) => product * texts.length, 1)
  for (let way = 0; way < Math.min(all, mostTries); way += 1) {
    let left = way
    yield ways.map((texts) => {
      const text = texts[left % texts.length]!
      left = Math.floor(left / texts.length)
      return text
    })
  }
}

const mostTries = 10_000
