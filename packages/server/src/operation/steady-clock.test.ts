import { expect, test } from 'vitest'

import { SteadyClock } from './steady-clock.ts'

/** Two wall clocks and a monotonic one, in minutes. */
function clocks() {
  let minutes = 0
  const ahead = [0, 0]
  const clock = new SteadyClock({
    even: () => minutes * 60_000,
    wall: async () => ahead.map((more) => (1_000_000 + minutes + more) * 60_000),
  })
  return {
    pass: (passed: number) => void (minutes += passed),
    set: (which: number, more: number) => void (ahead[which] = more),
    trusted: () => clock.hasRunEvenlyFor(40),
  }
}

test('trusts clocks after they ran evenly long enough', async () => {
  const { pass, trusted } = clocks()
  expect(await trusted()).toBe(false)
  pass(39)
  expect(await trusted()).toBe(false)
  pass(1)
  expect(await trusted()).toBe(true)
})

test.each([
  [0, 120],
  [1, 24 * 60],
  [0, -120],
  [1, -24 * 60],
])('distrusts clock %i after a jump of %i minutes', async (which, by) => {
  const { pass, set, trusted } = clocks()
  await trusted()
  pass(60)
  set(which, by)
  expect(await trusted()).toBe(false)
  pass(15)
  set(which, 0)
  expect(await trusted(), 'set right again').toBe(false)
  pass(40)
  expect(await trusted()).toBe(true)
})

test('tolerates a correction of some seconds', async () => {
  const { pass, set, trusted } = clocks()
  await trusted()
  pass(60)
  set(0, 0.5)
  expect(await trusted()).toBe(true)
})
