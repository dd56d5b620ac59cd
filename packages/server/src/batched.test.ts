import { expect, test, vi } from 'vitest'

import { batched } from './batched.ts'

test('what is asked during a round goes into the next one, and each question gets its own answer', async () => {
  const rounds: number[][] = []
  let answer = () => {}
  const double = batched(async (questions: readonly number[]) => {
    rounds.push([...questions])
    await new Promise<void>((resolve) => (answer = resolve))
    return questions.map((question) => question * 2)
  })
  const first = double(1)
  await vi.waitFor(() => expect(rounds).toEqual([[1]]))
  const others = [double(2), double(3)]
  answer()
  expect(await first).toBe(2)
  await vi.waitFor(() => expect(rounds).toEqual([[1], [2, 3]]))
  answer()
  expect(await Promise.all(others)).toEqual([4, 6])
})

test('questions that keep coming do not put a round off for ever', async () => {
  let rounds = 0
  const ask = batched(async (questions: readonly number[]) => {
    rounds++
    return questions
  })
  const asked: Promise<number>[] = []
  for (let turn = 0; turn < 200; turn++) {
    asked.push(ask(turn))
    await new Promise(setImmediate)
  }
  expect(rounds).toBeGreaterThan(1)
  expect(await Promise.all(asked)).toEqual(asked.map((_, turn) => turn))
})

test('a round that fails takes no other one with it', async () => {
  let failing = true
  const ask = batched(async (questions: readonly string[]) => {
    if (failing) throw new Error('out of reach')
    return questions
  })
  await expect(Promise.all([ask('a'), ask('b')])).rejects.toThrow('out of reach')
  failing = false
  expect(await ask('c')).toBe('c')
})
