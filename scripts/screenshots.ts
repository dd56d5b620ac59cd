// npm run screenshots: every route and every step, at three widths, into screenshots/; some of them dark as well.
import { globSync, mkdirSync, rmSync } from 'node:fs'

import type { Page } from 'playwright-core'

import {
  attachFiles,
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from '../tests/e2e/harness/claim-wizard.ts'
import { atRest } from '../tests/e2e/harness/at-rest.ts'
import { launchBrowser } from '../tests/e2e/harness/browser.ts'
import { chooseCompany, signIn } from '../tests/e2e/harness/people.ts'
import { startPortal } from '../tests/e2e/harness/start-portal.ts'

const folder = 'screenshots'
const widths = [1440, 768, 360]
const loggedOut = ['/', '/login', '/forgot', '/reset/some-token', '/setup/some-token']

/** Leads a page somewhere; each time it calls `take`, a picture is taken under that name. */
type Walk = (page: Page, take: (name: string) => Promise<void>) => Promise<void>

const walks: Walk[] = [
  async (page, take) => {
    for (const path of loggedOut) await visit(page, path, take, 'visitor')
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await take('visitor login with errors')
  },
  async (page, take) => {
    await signIn(page, 'admin@member.example')
    for (const path of ['/', ...fixedPaths()]) await visit(page, path, take, 'member')
    await page.goto('/')
    await page.getByRole('button', { name: /^Settings, / }).click()
    await take('member settings menu')
  },
  async (page, take) => {
    await signIn(page, 'staff.admin@demo.example')
    await visit(page, '/select-company', take, 'staff')
    await page.getByLabel('Search companies').fill('no such company')
    await take('staff select-company, nothing found')
    await page.getByLabel('Search companies').fill('')
    await chooseCompany(page, (await page.getByRole('table').getByRole('button').nth(6).innerText()).trim())
    await take('staff home')
  },
  ...['auto-two-vehicles', 'workers-compensation-fall', 'property-fire'].map((name): Walk => async (page, take) => {
    const report = sampleReport(name)
    await signIn(page, 'admin@member.example')
    await startReport(page)
    await take(`${name} step 1`)
    await page.getByRole('button', { name: 'Next' }).click({ force: true })
    await take(`${name} step 1 with errors`)
    await chooseClaimType(page, report.claimType)
    await take(`${name} step 2`)
    await confirmPersonalInfo(page)
    await take(`${name} step 3 empty`)
    await page.getByRole('button', { name: 'Next' }).click({ force: true })
    await take(`${name} step 3 with errors`)
    await fillLossInfo(page, report)
    await attachFiles(page, [{ name: 'photo of the place.txt', mimeType: 'text/plain', buffer: Buffer.from('photo') }])
    await take(`${name} step 4`)
    await page.getByRole('button', { name: 'Previous' }).click()
    await take(`${name} step 3 filled in`)
    await page.getByRole('button', { name: 'Next' }).click()
    await submitReport(page)
    await take(`${name} confirmation`)
  }),
  async (page, take) => {
    await signIn(page, 'manager@member.example')
    await page.goto('/report-claim/email-claim')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
    await take('member leave prompt')
  },
]

/** Those shown in dark too: the landing page, a form with everything on it, and a table. */
const darkWalks = [walks[0], walks[2], walks[3]].filter((walk) => walk !== undefined)

rmSync(folder, { recursive: true, force: true })
const portal = await startPortal()
const browser = await launchBrowser()
try {
  for (const width of widths) await takeAll(walks, width, 'light')
  for (const width of [1440, 360]) await takeAll(darkWalks, width, 'dark')
} finally {
  await browser.close()
  await portal.discard()
}
console.log(`The pictures are in ${folder}/.`)

async function takeAll(each: Walk[], width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const into = `${folder}/${width}${colorScheme === 'dark' ? '-dark' : ''}`
  mkdirSync(into, { recursive: true })
  for (const walk of each) {
    const onPhone = width < 768 && { hasTouch: true, isMobile: true }
    const viewport = { width, height: width < 768 ? 740 : 900 }
    const context = await browser.newContext({ baseURL: portal.origin, viewport, colorScheme, ...onPhone })
    const page = await context.newPage()
    await walk(page, async (name) => {
      await page.waitForLoadState('networkidle')
      await page.setViewportSize({ width, height: Math.max(viewport.height, await heightOf(page)) })
      await atRest(page)
      await page.screenshot({ path: `${into}/${name.replaceAll('/', '_')}.png` })
      await page.setViewportSize(viewport)
    })
    await context.close()
  }
}

async function visit(page: Page, path: string, take: (name: string) => Promise<void>, who: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await take(`${who} ${path}`)
}

/** A screen as tall as the page shows all of it, with what sticks to an edge at its place and nothing left unpainted. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return document.documentElement.scrollHeight
  })
}

/** The addresses of all pages without a parameter, as the route files name them. */
function fixedPaths(): string[] {
  return globSync('src/routes/_signed-in/_company/**/*.tsx')
    .map((file) => file.replaceAll('\\', '/').slice('src/routes/_signed-in/_company'.length, -'.tsx'.length))
    .filter((path) => !path.includes('$') && !path.endsWith('/route'))
    .map((path) => path.replace('/_policies', '').replace(/\/index$/, ''))
}
