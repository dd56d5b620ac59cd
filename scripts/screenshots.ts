// npm run screenshots: takes screenshots of every route and of states that need a few clicks, at three widths, light
// and dark, for a company with demo data, one without data and the largest one, into screenshots/ROUTE/. Arguments
// select some of them:
//   npm run screenshots -- activity-log                  routes whose path contains this
//   npm run screenshots -- contact 360 dark empty        one width, one scheme, one company
//   npm run screenshots -- activity-log failing print    while the server fails; as PDF (both only on request)
// axe checks each page. The report at the end lists its findings and the walks that did not finish. The exit code is 1
// if there are any.
// PORTAL=http://localhost:4000 uses a running portal, for example one that `npm run dev` started.
import { rmSync } from 'node:fs'

import type { BrowserContextOptions, Page } from 'playwright-core'

import { desk, launchBrowser, phone } from '../tests/e2e/harness/browser.ts'
import { chooseCompany, signIn } from '../tests/e2e/harness/people.ts'
import { startPortal } from '../tests/e2e/harness/start-portal.ts'
import { folder, print, takeScreenshots, type Appearance } from './screenshots/camera.ts'
import { Findings } from './screenshots/findings.ts'
import { pathOf, routesOfTree } from './screenshots/routes.ts'
import { sampleValues } from './screenshots/sample-values.ts'
import { walks } from './screenshots/walks.ts'

/** The users who view the pages, by the name in the screenshot's file. */
const viewers: Record<string, (page: Page) => Promise<Record<string, string>>> = {
  visitor: async () => ({ token: 'a-token-that-nobody-was-sent' }),
  demo: async (page) => {
    await signIn(page, 'admin@member.example')
    return await sampleValues(page)
  },
  empty: (page) => asStaff(page, 'Cedar Trucking'),
  largest: (page) => asStaff(page, 'Copper Logistics'),
}
/** Users for screenshots that are taken only on request. */
const onRequest: typeof viewers = {
  failing: async (page) => {
    const values = await asStaff(page, 'Copper Logistics')
    const allowed = /\/api\/(checkAuth|GetUser|GetRole|GetObject|GetClient|getClients|GetGroups)/
    await page.route(
      (url) => url.pathname.startsWith('/api/') && !allowed.test(url.pathname),
      (route) => route.fulfill({ status: 500, json: {} }),
    )
    return values
  },
}
const everyViewer = { ...viewers, ...onRequest }
const widths = [1440, 768, 360]
const schemes = ['light', 'dark'] as const

const words = process.argv.slice(2)
const known = new Set(['print', ...widths.map(String), ...schemes, ...Object.keys(everyViewer)])
const parts = words.filter((word) => !known.has(word)).map((word) => word.toLowerCase())
const isChosen = (route: string) => parts.length === 0 || parts.some((part) => route.toLowerCase().includes(part))
const appearances = chosen(widths).flatMap((width) => chosen(schemes).map((scheme): Appearance => ({ width, scheme })))
const devices = [
  { options: desk, appearances: appearances.filter(({ width }) => width >= 768) },
  { options: phone, appearances: appearances.filter(({ width }) => width < 768) },
].filter((device) => device.appearances.length > 0)
const chosenViewers = Object.keys(everyViewer).filter((name) => words.includes(name))

const routes = routesOfTree().filter(isChosen)
if (routes.length === 0) throw new Error(`No route has ${parts.join(' or ')} in its path.`)
if (words.length === 0) rmSync(folder, { recursive: true, force: true })
const running = process.env['PORTAL']
const portal = running === undefined ? await startPortal() : { origin: running, discard: async () => undefined }
const browser = await launchBrowser()
const shown = new Set<string>()
const findings = new Findings()
const broken: string[] = []
try {
  for (const device of devices) {
    for (const name of chosenViewers.length > 0 ? chosenViewers : Object.keys(viewers)) {
      await inTab(device.options, (page) => takeRoutes(page, name, device.appearances))
    }
    if (chosenViewers.length > 0) continue
    for (const { route, run } of walks.filter((walk) => isChosen(walk.route))) {
      const walk = inTab(device.options, (page) =>
        run(page, (state) => takeScreenshots(page, route, state, device.appearances, findings)),
      )
      await walk.catch((error: unknown) => broken.push(`A walk through ${route} ended early. ${String(error)}`))
    }
  }
} finally {
  await browser.close()
  await portal.discard()
}
for (const route of routes.filter((each) => !shown.has(each))) console.log(`No screenshot of: ${route}`)
console.log([`The screenshots are in ${folder}/. ${findings.report()}`, ...broken].join('\n'))
if (!findings.isEmpty || broken.length > 0) process.exitCode = 1

/** Takes a screenshot of each route that this user can open. Skips routes that redirect. */
async function takeRoutes(page: Page, name: string, each: readonly Appearance[]): Promise<void> {
  const values = await everyViewer[name]?.(page)
  for (const route of routes) {
    const path = values && pathOf(route, values)
    if (path === undefined) continue
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (plain(new URL(page.url()).pathname) !== plain(path)) continue
    shown.add(route)
    await takeScreenshots(page, route, name, each, findings)
    if (words.includes('print')) await print(page, route, name)
  }
}

/** The path without differences in case: `/claims` and `/Claims` are the same. */
function plain(path: string): string {
  return decodeURIComponent(path).toLowerCase()
}

async function inTab(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: portal.origin, ...options })
  await use(await context.newPage())
  await context.close()
}

async function asStaff(page: Page, company: string): Promise<Record<string, string>> {
  await signIn(page, 'staff.admin@demo.example')
  await chooseCompany(page, company)
  return await sampleValues(page)
}

/** The items of `all` that the arguments name; all items if they name none. */
function chosen<Item extends string | number>(all: readonly Item[]): readonly Item[] {
  const named = all.filter((item) => words.includes(String(item)))
  return named.length > 0 ? named : all
}
