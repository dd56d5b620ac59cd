import { expect, test, vi } from 'vitest'

import { isInLossRun, lossRunFileName, lossRunLoader } from './loss-run.ts'

test('[LRN-004] covers the current term and five years before it', () => {
  const day = '2026-11-22'
  const covered = ['2026-01-01', '2020-11-22'].map((EffectiveDate) => isInLossRun({ EffectiveDate }, day))
  expect(covered).toEqual([true, true])
  expect(isInLossRun({ EffectiveDate: '2020-11-21' }, day)).toBe(false)
})

test('[LRN-007] names the file after the company, without forbidden characters', () => {
  expect(lossRunFileName('Copper Logistics', 'excel')).toBe('Copper Logistics_LossRun.xlsx')
  expect(lossRunFileName('A/B Cartage: "East"', 'pdf')).toBe('A-B Cartage- -East-_LossRun.pdf')
})

const order = { ClientId: 12, PolicyId: [1, 2], DocType: 'excel' as const }
const loadOptions = () => ({ signal: new AbortController().signal, onProgress: vi.fn() })

test('[LRN-005] [LRN-006] requests the loss run, reports progress and returns the file', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<string>()
  const getLossRunReport = vi.fn(() => promise)
  const getLossRunProgress = vi.fn(async () => ({ Claims: 200, Done: 50 }))
  const options = loadOptions()
  const loaded = lossRunLoader({ getLossRunReport, getLossRunProgress }, order)(options)
  await vi.advanceTimersByTimeAsync(600)
  expect(options.onProgress).toHaveBeenLastCalledWith(0.25)
  expect(getLossRunProgress).toHaveBeenCalledExactlyOnceWith({ query: order }, expect.anything())
  resolve(btoa('workbook'))
  expect(await (await loaded).text()).toBe('workbook')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(getLossRunProgress).toHaveBeenCalledOnce()
  expect(getLossRunReport).toHaveBeenCalledExactlyOnceWith({ query: order }, expect.anything())
  vi.useRealTimers()
})

test('throws its own message if there is no loss run', async () => {
  const api = { getLossRunReport: async () => null, getLossRunProgress: async () => null }
  await expect(lossRunLoader(api, order)(loadOptions())).rejects.toThrow('There is no loss run for these policies.')
})
