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
