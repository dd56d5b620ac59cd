import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'

import { translatePage } from '../../conditions/translated.ts'
import { desk, launchBrowser, phone } from './browser.ts'
import { startPortal, type Portal } from './start-portal.ts'
import { recordPageErrors } from './page-errors.ts'

/**
 * A test with a browser, the origin of the shared portal, and isolated tabs. It fails if a page wrote an error, threw,
 * got a server error or called another host. A test that provokes such a trouble empties `troubles`. A test that stops
 * the server starts its own portal.
 */
export const test = base
  .extend('portal', { scope: 'worker' }, () => {
    const portals = inject('portals')
    return portals[Number(process.env['VITEST_POOL_ID']) % portals.length]!
  })
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('startPortal', ({}, { onCleanup }) => {
    const started: Portal[] = []
    onCleanup(async () => {
      for (const portal of started.toReversed()) await portal.discard()
    })
    return async (choices?: Parameters<typeof startPortal>[0]) => {
      const portal = await startPortal({ filled: inject('demoData'), ...choices })
      started.push(portal)
      return portal
    }
  })
  /** Whether the browser translates each page. */
  .extend('translated', true)
  .extend('troubles', () => [] as string[])
  .extend('openContext', async ({ browser, portal, translated, troubles, task }, { onCleanup }) => {
    const contexts: BrowserContext[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') await takeScreenshots(contexts, task.name)
      await Promise.all(contexts.map((context) => context.close()))
      expect(troubles, 'troubles of the pages').toEqual([])
    })
    return async (options: BrowserContextOptions = desk) => {
      const context = await browser.newContext({ baseURL: portal.origin, ...options })
      context.setDefaultTimeout(30_000)
      if (translated) await context.addInitScript(translatePage)
      contexts.push(context)
      recordPageErrors(context, options.baseURL ?? portal.origin, troubles)
      return context
    }
  })
  .extend('page', async ({ openContext }) => (await openContext()).newPage())
  .extend('phonePage', async ({ openContext }) => (await openContext(phone)).newPage())

/** The same test without the translation, for tests that read the original text nodes. */
export const untranslatedTest = test.extend('translated', false)

/** Saves the page of a failed test in test-results/. */
async function takeScreenshots(contexts: BrowserContext[], name: string): Promise<void> {
  for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const file = name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)
    await page.screenshot({ path: `test-results/${file}-${index}.png`, timeout: 5_000 }).catch(() => undefined)
  }
}
