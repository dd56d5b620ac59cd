import type { AddressInfo } from 'node:net'

import react from '@vitejs/plugin-react'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { build, preview, type InlineConfig } from 'vite'

import { defaultBrand } from '../scripts/default-brand.ts'
import { launchBrowser } from '../tests/e2e/harness/browser.ts'

/** A built page of `bench/browser` in a real browser, before its subject shows. */
export interface BenchPage {
  page: Page
  /** Milliseconds of CPU time on the main thread for an action, until the page is idle. */
  cpuTime: (act: () => Promise<unknown>) => Promise<number>
}

/** Builds `bench/browser`, and returns a function that opens one of its pages. The query names the subject. */
export async function withBenchPages<Result>(
  use: (measure: <Times>(query: string, run: (page: BenchPage) => Promise<Times>) => Promise<Times>) => Promise<Result>,
): Promise<Result> {
  const config: InlineConfig = {
    configFile: false,
    root: 'bench/browser',
    logLevel: 'warn',
    plugins: [react(), defaultBrand()],
    build: { outDir: '../../dist/bench', emptyOutDir: true, chunkSizeWarningLimit: 2000, target: 'es2024' },
    preview: { port: 0 },
  }
  await build(config)
  const server = await preview(config)
  const { port } = server.httpServer.address() as AddressInfo
  const browser = await launchBrowser()
  try {
    return await use((query, run) => measure(browser, `http://localhost:${port}/?${query}`, run))
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measure<Times>(browser: Browser, address: string, run: (page: BenchPage) => Promise<Times>) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(address)
  await page.waitForFunction(() => 'show' in window)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' }) // excludes the time of other processes
  const times = await run({ page, cpuTime: (act) => cpuTime(page, session, act) })
  await page.close()
  return times
}

/** Milliseconds of CPU time on the main thread for an action, until the page is idle. */
export async function cpuTime(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await atRest(page)
  const before = await taskSeconds(session)
  await act()
  await atRest(page)
  return ((await taskSeconds(session)) - before) * 1000
}

/**
 * The used bytes of the script heap when the page is idle, because code that is still loading does not belong to the
 * subject.
 */
export async function heapOf(page: Page): Promise<number> {
  await atRest(page)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Waits until the page is idle, because a form or a table may debounce typing. */
async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(400)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

/** The median of the values. */
export function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
}
