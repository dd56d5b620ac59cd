import type { BrowserContext, Page } from 'playwright-core'

import { launchBrowser, phone } from '../tests/e2e/harness/browser.ts'
import { chooseClaimType, confirmPersonalInfo } from '../tests/e2e/harness/claim-wizard.ts'
import { logIn, tokenOf } from '../tests/e2e/harness/people.ts'
import { onSlowPhoneConnection } from '../tests/e2e/harness/phone-connection.ts'
import { countRequests, maxRequests, type Requests } from '../tests/e2e/harness/requests.ts'
import { startPortal } from '../tests/e2e/harness/start-portal.ts'
import { cpuTime, median } from './browser-page.ts'
import { serveLoginByHand } from './login-by-hand/serve.ts'
import { claims, walkClaim } from './phone-taps.ts'
import { watchPage, type Watched } from './phone-watch.ts'

const rounds = 3
const keys = 20

/**
 * Measures a claim report on a phone at the roadside, and compares it with the targets: the built and compressed
 * portal, and Chromium at 1.6 Mbit/s, 150 ms latency and a quarter of the CPU speed. Counts the taps and fields that
 * the browser really received: a tap or a typed field counts as one, a system list as two.
 *
 * The auto claims are walked twice: with a vehicle that the portal does not know, and with one from the company's
 * schedule. The schedule has no unit numbers, so the end of the VIN serves as one. The bench types that number, taps
 * the vehicle that it finds and keeps the prefilled answers. The reporter is the driver, so no driver is looked up.
 * @param show is given each table as soon as it is measured
 */
export async function phoneBench(show: (table: Record<string, Row>) => void): Promise<void> {
  const portal = await startPortal()
  const byHand = await serveLoginByHand()
  const browser = await launchBrowser()
  const openContext = (baseURL = portal.origin) => browser.newContext({ baseURL, ...phone })
  try {
    const times: Times[] = []
    const byHandTimes: number[] = []
    for (let round = 0; round < rounds; round++) {
      times.push(await timesOf(await openContext()))
      const context = await openContext(byHand.origin)
      byHandTimes.push((await openLogin(context, '/')).login)
      await context.close()
    }
    const middle = (read: (times: Times) => number) => median(times.map(read))
    const [login, yardstick] = [middle((each) => each.login), median(byHandTimes)]
    show({
      'cold login, first field usable': { now: seconds(login), wanted: '2.5 s' },
      'the same login by hand in React': { now: seconds(yardstick), wanted: '' },
      'cold login, times that by hand': { now: (login / yardstick).toFixed(1), wanted: '' },
      'wizard, first field after Online Submit': { now: seconds(middle(({ wizard }) => wizard)), wanted: '1.5 s' },
      'layout shift (CLS), login to step 3': { now: middle(({ shift }) => shift).toFixed(3), wanted: '0.020' },
      'a key stroke, main thread': { now: `${middle(({ key }) => key).toFixed(1)} ms`, wanted: 'as before' },
    })
    show(await requestsOf(openContext, byHand.origin))
    const taps: Record<string, Row> = {}
    for (const claim of claims) {
      const walked = await walkClaim(await openContext(), claim)
      const vehicle = claim.scheduled ? ', vehicle from the schedule' : ''
      taps[`taps and fields: ${claim.name}${vehicle}`] = {
        now: `${walked.taps} for ${walked.answers} answers`,
        wanted: String(claim.wanted),
      }
    }
    show(taps)
  } finally {
    await browser.close()
    await byHand.close()
    await portal.discard()
  }
}

interface Row {
  now: string
  wanted: string
}

interface Times {
  login: number
  wizard: number
  shift: number
  key: number
}

/**
 * Opens the login page with an empty cache and a slow CPU. `login` is the time until its first field shows, in
 * milliseconds.
 */
async function openLogin(context: BrowserContext, path: string) {
  await watchPage(context)
  const page = await onSlowPhoneConnection(await context.newPage())
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(path)
  await page.getByLabel('Email').waitFor()
  return { page, session, login: await watched(page, ({ firstField }) => firstField) }
}

/** Times one walk with an empty cache from the login to the loss step. */
async function timesOf(context: BrowserContext): Promise<Times> {
  const { page, session, login } = await openLogin(context, '/login')
  await logIn(page, 'admin@member.example')
  let shift = await watched(page, ({ shifted }) => shifted)
  await page.goto('/report-claim')
  await page.getByRole('link', { name: /Online Submit/ }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: /Online Submit/ }).click()
  await page.getByRole('radio').first().waitFor()
  const wizard = await watched(page, ({ pressed, firstFieldAfterPress }) => firstFieldAfterPress - pressed)
  await chooseClaimType(page, 'Auto')
  await confirmPersonalInfo(page)
  const description = page.locator('[id$="-c114"]')
  await description.click()
  const typed = await cpuTime(page, session, () => page.keyboard.type('x'.repeat(keys), { delay: 100 }))
  shift += await watched(page, ({ shifted }) => shifted)
  await context.close()
  return { login, wizard, shift, key: typed / keys }
}

/** Counts requests and bytes with an empty cache. Unlike times, they are the same on every machine. */
async function requestsOf(
  openContext: (origin?: string) => Promise<BrowserContext>,
  byHand: string,
): Promise<Record<string, Row>> {
  const yardstick = await openContext(byHand)
  const yardstickPage = await yardstick.newPage()
  const atYardstick = countRequests(yardstick)
  await yardstickPage.goto('/')
  const { paths, kilobytes } = await atYardstick.stop(yardstickPage)
  await yardstick.close()
  const login = await openContext()
  const loginPage = await login.newPage()
  const atLogin = countRequests(login)
  await loginPage.goto('/login')
  const rows = { 'cold login': rowOf(await atLogin.stop(loginPage), maxRequests.login) }
  const token = await tokenOf(loginPage.url(), 'admin@member.example')
  await login.close()
  const cold = async (path: string, limit: number) => {
    const context = await openContext()
    await context.addInitScript((value) => {
      if (location.protocol.startsWith('http')) sessionStorage.setItem('member-portal.token', value ?? '')
    }, token)
    const page = await context.newPage()
    const requests = countRequests(context)
    await page.goto(path)
    await page.getByRole('button', { name: 'Log Out' }).waitFor()
    const row = rowOf(await requests.stop(page), limit)
    await context.close()
    return row
  }
  return {
    ...rows,
    'the same login by hand in React': { now: inWords({ paths, kilobytes }), wanted: '' },
    'cold dashboard': await cold('/', maxRequests.dashboard),
    'cold wizard': await cold('/report-claim/online-claim', maxRequests.wizard),
  }
}

const rowOf = (requests: Requests, limit: number): Row => ({ now: inWords(requests), wanted: `${limit} requests` })

const inWords = ({ paths, kilobytes }: Requests) => `${paths.length} requests, ${Math.round(kilobytes)} kB`

const watched = (page: Page, read: (watched: Watched) => number) => page.evaluate(() => window.watched).then(read)

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
