import type { AddressInfo } from 'node:net'

import react from '@vitejs/plugin-react'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { build, preview, type InlineConfig } from 'vite'

import { launchBrowser } from '../tests/e2e/harness/browser.ts'

const sizes = [150, 300]
const rounds = 5
const forms = ['handWritten', 'stock', 'ours'] as const
const actions = ['mount', 'key', 'choice'] as const
type Form = (typeof forms)[number]
type Times = Record<(typeof actions)[number], number>

/**
 * Main-thread CPU time of mounting, one key stroke and one choice in a real browser, as a multiple of what a form
 * written by hand takes. The three forms take turns, round by round; the median of the rounds counts.
 */
export async function browserBench(): Promise<Record<string, Record<string, string>>> {
  const config: InlineConfig = {
    configFile: false,
    root: 'bench/browser',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: '../../dist/bench', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    preview: { port: 0 },
  }
  await build(config)
  const server = await preview(config)
  const { port } = server.httpServer.address() as AddressInfo
  const browser = await launchBrowser()
  try {
    const table: Record<string, Record<string, string>> = {}
    for (const size of sizes) Object.assign(table, await compare(browser, `http://localhost:${port}`, size))
    return table
  } finally {
    await browser.close()
    await server.close()
  }
}

async function compare(
  browser: Browser,
  origin: string,
  size: number,
): Promise<Record<string, Record<string, string>>> {
  const measured: Record<Form, Times[]> = { handWritten: [], stock: [], ours: [] }
  for (let round = 0; round < rounds; round++) {
    for (const form of forms) measured[form].push(await measure(browser, `${origin}/?form=${form}&size=${size}`))
  }
  const medianOf = (form: Form, action: keyof Times) =>
    measured[form].map((times) => times[action]).toSorted((one, other) => one - other)[rounds >> 1] ?? 0
  const row = (form: Form) => [
    `${size} fields, ${form}`,
    Object.fromEntries(
      actions.map((action) => {
        const time = medianOf(form, action)
        return [action, `${(time / medianOf('handWritten', action)).toFixed(1)} (${time.toFixed(1)} ms)`]
      }),
    ),
  ]
  return Object.fromEntries(forms.map(row)) as Record<string, Record<string, string>>
}

async function measure(browser: Browser, address: string): Promise<Times> {
  const page = await browser.newPage()
  await page.goto(address)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const keys = 20
  const toggles = 10
  const mount = await cpuTime(page, session, () => page.evaluate(() => window.mountForm()))
  await page.locator('#field-c1005').click()
  const typed = await cpuTime(page, session, () => page.keyboard.type('x'.repeat(keys), { delay: 40 }))
  const chosen = await cpuTime(page, session, async () => {
    for (let turn = 0; turn < toggles; turn++) {
      await page.evaluate(
        (last) => document.querySelectorAll<HTMLElement>('input[type=radio]')[last]?.click(),
        turn % 2,
      )
    }
  })
  await page.close()
  return { mount, key: typed / keys, choice: chosen / toggles }
}

/** Milliseconds the main thread worked, until what was started has come to rest. */
async function cpuTime(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await atRest(page)
  const before = await taskSeconds(session)
  await act()
  await atRest(page)
  return ((await taskSeconds(session)) - before) * 1000
}

/** A form may wait for a pause in the typing before it looks at what was typed. */
async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(400)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
