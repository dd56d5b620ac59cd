import { expect, test, vi } from 'vitest'

import { isInLossRun, lossRunFileName, lossRunLoader } from './loss-run.ts'

test('[LRN-004] a loss run covers the current term and five years before it', () => {
  const day = '2026-11-22'
  const covered = ['2026-01-01', '2020-11-22'].map((EffectiveDate) => isInLossRun({ EffectiveDate }, day))
  expect(covered).toEqual([true, true])
  expect(isInLossRun({ EffectiveDate: '2020-11-21' }, day)).toBe(false)
})

test('[LRN-007] names the workbook after the company, without characters that file names cannot have', () => {
  expect(lossRunFileName('Copper Logistics', 'excel')).toBe('Copper Logistics_LossRun.xlsx')
  expect(lossRunFileName('A/B Cartage: "East"', 'pdf')).toBe('A-B Cartage- -East-_LossRun.pdf')
})

const order = { ClientId: 12, PolicyId: [1, 2], DocType: 'excel' as const }
const way = () => ({ signal: new AbortController().signal, onProgress: vi.fn() })

test('[LRN-005] [LRN-006] sends policies, company and DocType, reports progress and returns the file', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<string>()
  const getLossRunReport = vi.fn(() => promise)
  const getLossRunProgress = vi.fn(async () => ({ Claims: 200, Done: 50 }))
  const told = way()
  const loaded = lossRunLoader({ getLossRunReport, getLossRunProgress }, order)(told)
  await vi.advanceTimersByTimeAsync(600)
  expect(told.onProgress).toHaveBeenLastCalledWith(0.25)
  expect(getLossRunProgress).toHaveBeenCalledExactlyOnceWith({ query: order }, expect.anything())
  resolve(btoa('workbook'))
  expect(await (await loaded).text()).toBe('workbook')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(getLossRunProgress).toHaveBeenCalledOnce()
  expect(getLossRunReport).toHaveBeenCalledExactlyOnceWith({ query: order }, expect.anything())
  vi.useRealTimers()
})

test('reports a missing loss run differently from a failed one', async () => {
  const api = { getLossRunReport: async () => null, getLossRunProgress: async () => null }
  await expect(lossRunLoader(api, order)(way())).rejects.toThrow('There is no loss run of these policies.')
})
