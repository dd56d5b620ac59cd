import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'

import { overrideHeader } from './harness/other-server.ts'
import { test } from './harness/other-server-test.ts'
import { pages } from './harness/pages.ts'
import { chooseCompany, signIn } from './harness/people.ts'
import { responseOverrides, type ResponseOverride } from './harness/response-overrides.ts'
import { pageVisitor } from './harness/visit-pages.ts'

const company = 'Cedar Ridge Freight Lines'

/** The texts of the router's error page. */
const brokenPage = /We couldn’t open this page|We can’t reach the portal/

/** Values that must not be visible. */
const leftOver = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\bnull\b/

interface Opened {
  page: Page
  /** The problems of the opened pages. */
  wrong: string[]
  /** Opens a path of the portal and checks the page. */
  openPage: (path: string) => Promise<{ at: string; links: readonly string[] }>
  waitUntilIdle: () => Promise<void>
}

/** Collects the problems of a page while a test navigates through the portal. */
function watch(page: Page): Opened {
  const wrong: string[] = []
  let at = ''
  page.on('pageerror', (error) => wrong.push(`${at}: thrown: ${error.message}`))
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusal) wrong.push(`${at}: console: ${message.text()}`)
  })
  const visitor = pageVisitor(page)
  const openPage = async (path: string) => {
    at = path
    const offered = await within(
      30_000,
      visitor.open(path),
      `${path} did not finish loading; earlier problems: ${wrong.join('; ')}`,
    )
    const text = await page.locator('main').innerText()
    if (text.trim() === '') wrong.push(`${path}: the page is empty`)
    if (brokenPage.test(text)) wrong.push(`${path}: the page went down`)
    const left = leftOver.exec(text)
    if (left) wrong.push(`${path}: says "${text.slice(Math.max(0, left.index - 40), left.index + 20)}"`)
    return offered
  }
  return { page, wrong, openPage, waitUntilIdle: visitor.waitUntilIdle }
}

/** @throws Error with the given message after the timeout, because a page that never finishes loading is broken */
async function within<Value>(milliseconds: number, work: Promise<Value>, words: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(words)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Opens every page without a parameter, and through their links one page of each kind with a parameter. */
async function checkAllPages({ openPage, page }: Opened): Promise<string[]> {
  const seen: string[] = []
  const kinds = pages.filter(({ path }) => path.includes('$') && !path.startsWith('/demo'))
  const patterns = kinds.map(({ path }) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`, 'i'))
  const opened = new Set<number>()
  const next = pages.filter(({ path }) => !path.includes('$')).map(({ path }) => path)
  for (const path of next) {
    const { links } = await openPage(path)
    seen.push(path)
    for (const link of links.map((each) => each.split('?')[0]!)) {
      const kind = patterns.findIndex((pattern) => pattern.test(link))
      if (kind === -1 || opened.has(kind) || pages.some((each) => each.path === link)) continue
      opened.add(kind)
      next.push(link)
    }
  }
  await page.evaluate(() => history.pushState({}, '', '/'))
  return seen
}

test.concurrent.for([
  { email: 'admin@member.example', chooses: false },
  { email: 'staff.admin@demo.example', chooses: true },
  { email: 'admin@broker.example', chooses: true },
])(
  'every page of $email opens on a server with only the calls of the specification',
  { timeout: 300_000 },
  async ({ email, chooses }, { openContext, server, troubles }) => {
    const opened = watch(await (await openContext({ baseURL: server.origin })).newPage())
    const failed: string[] = []
    opened.page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`)
    })
    await signIn(opened.page, email)
    if (chooses) await chooseCompany(opened.page, company)
    await checkAllPages(opened)
    expect(opened.wrong).toEqual([])
    // The portal asks once for the capabilities and makes no call that the server does not have.
    expect(failed).toEqual(['404 /api/GetCapabilities'])
    troubles.length = 0
  },
)

describe.concurrent('every page opens while each of its answers comes with', () => {
  test.for(Object.keys(responseOverrides) as ResponseOverride[])(
    '%s',
    { timeout: 300_000 },
    async (name, { openContext, server, troubles }) => {
      const context = await openContext({ baseURL: server.origin })
      const opened = watch(await context.newPage())
      if (responseOverrides[name].isHarmless) await context.setExtraHTTPHeaders({ [overrideHeader]: name })
      await signIn(opened.page, 'staff.admin@demo.example')
      await chooseCompany(opened.page, company)
      await opened.waitUntilIdle()
      await context.setExtraHTTPHeaders({ [overrideHeader]: name })
      await checkAllPages(opened)
      troubles.length = 0 // the override asked for status 500
      expect(opened.wrong).toEqual([])
    },
  )
})
