import { createApi } from '@captive/api-client'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'

import { sampleValues } from '../../scripts/screenshots/sample-values.ts'
import { today } from '../../src/format/date.ts'
import { askFor } from './harness/declared-figures/answers.ts'
import { declaredFigures } from './harness/declared-figures/declared-figures.ts'
import { shows, type DeclaredFigure } from './harness/declared-figures/figure.ts'
import { figuresOnPage, type ShownFigure } from './harness/figures-on-page.ts'
import { test } from './harness/fixtures.ts'
import { chooseCompany, signIn, tokenOf } from './harness/people.ts'
import { pageVisitor } from './harness/visit-pages.ts'

/** Every page that shows figures of a company. The pages of a policy and a claim are added later. */
const paths = [
  '/',
  '/claims',
  '/claims?line=liability',
  '/claims?line=compensation',
  '/claims?line=excess',
  '/insurance',
  '/insurance/policy-library',
  '/insurance/governance',
  '/insurance/member-kiosk',
  '/insurance/member-kiosk/endorsements',
  '/insurance/member-kiosk/renewal-Documentation',
  '/insurance/financial-&-profitability',
  '/insurance/premium-payment-&-collateral',
  '/insurance/program-information',
  '/risk-management',
  '/risk-management/loss-prevention-&-safety',
  '/risk-management/telematics-exchange',
  '/risk-management/elive-connect',
  '/communication',
]

const companies = {
  'an ordinary company': 'Cedar Ridge Freight Lines',
  'the largest company': 'Copper Logistics',
  'a company without data': 'Cedar Trucking',
  'a former member': 'xmember',
}

/** A figure and the place where it was seen: a page, on screen or printed. */
interface Seen extends ShownFigure {
  path: string
  place: string
}

describe.concurrent.each(Object.entries(companies))('%s', (_, company) => {
  test('shows the same figure under the same label on all pages', async ({ page }) => {
    const { seen, declared } = await walkThrough(page, company)
    expect(twoValues(seen)).toEqual([])
    expect(missing(seen, declared)).toEqual([])
    expect(undeclared(seen, declared)).toEqual([])
    expect(seen.filter(({ text }) => /\$[\d.]+[KM]\b/.test(text))).toEqual([]) // only for axes
  }, 400_000)
})

async function walkThrough(page: Page, company: string): Promise<{ seen: Seen[]; declared: DeclaredFigure[] }> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'staff.admin@demo.example')
  const token = await tokenOf(page.url(), 'staff.admin@demo.example')
  const api = createApi({ baseUrl: new URL('/api', page.url()).href, token: () => token })
  const clients = await api.getClients()
  const client = clients.find(
    ({ ClientName, ClientId }) => ClientName === company || ClientId === formerMember(company),
  )!
  await chooseCompany(page, client.ClientName)
  const opened = await sampleValues(page)
  const { policyId, claimRecId } = opened
  const ofClaims = policyId === undefined ? [] : [`/Claims/${policyId}`, `/Claims/${policyId}/${claimRecId}`]
  const visitor = pageVisitor(page)
  const seen: Seen[] = []
  for (const address of [...paths, ...ofClaims]) {
    const path = address.split('?')[0]!
    await visitor.open(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await showAll(page)
    await visitor.waitUntilIdle()
    const note = async (place: string) => {
      for (const figure of await figuresOnPage(page)) seen.push({ ...figure, path, place: `${address} ${place}` })
    }
    await note('on the screen')
    await page.evaluate(() => void dispatchEvent(new Event('beforeprint')))
    await visitor.waitUntilIdle()
    await note('on paper')
    await page.evaluate(() => void dispatchEvent(new Event('afterprint')))
  }
  return { seen, declared: declaredFigures(await askFor(api, client.ClientId, today()), opened) }
}

/** Shows older quarters, too, which need a click. */
async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^Show all \d+ quarters$/ })
  if (await more.isVisible()) await more.click()
}

const formerMember = (company: string) => (company === 'xmember' ? 101 : undefined)

/** Labels that have different values in different places. */
function twoValues(seen: readonly Seen[]): string[] {
  return [...Map.groupBy(seen, ({ label }) => label)].flatMap(([label, all]) => {
    const byPlace = [...Map.groupBy(all, ({ place }) => place).values()]
    // Rows of a register may have the same label, such as two cars of one model. On different pages, a label must mean
    // the same.
    if (byPlace.some((here) => new Set(here.map(({ text }) => text)).size > 1) && isRegister(all)) return []
    const texts = new Set(all.map(({ text }) => rounded(text)))
    if (texts.size < 2) return []
    return [`${label}: ${all.map(({ text, place }) => `${text} at ${place}`).join('; ')}`]
  })
}

const isRegister = (all: readonly Seen[]) => all.every(({ isAnswer }) => !isAnswer)

/** The amount without cents, because some places show no cents. */
function rounded(text: string): string {
  return /^-?\$[\d,]+\.\d\d$/.test(text)
    ? `$${Math.round(Number(text.replaceAll(/[$,]/g, ''))).toLocaleString('en-US')}`
    : text
}

/** Declared figures that a page should show but does not, or shows with a different value. */
function missing(seen: readonly Seen[], declared: readonly DeclaredFigure[]): string[] {
  return declared.flatMap(({ value, on }) =>
    Object.entries(on).flatMap(([path, label]) => {
      const here = seen.filter((figure) => figure.path === path && figure.label === label)
      if (value === undefined)
        return here.map(({ text, place }) => `${label} at ${place} is ${text}, and should not be there`)
      if (here.length === 0) return [`${label} is not at ${path}`]
      return here
        .filter(({ text }) => !shows(text, value))
        .map(({ text, place }) => `${label} at ${place} is ${text} instead of ${JSON.stringify(value)}`)
    }),
  )
}

/** Responses without declared figures, except the weather, which is not about the company. */
function undeclared(seen: readonly Seen[], declared: readonly DeclaredFigure[]): string[] {
  const known = new Set(declared.flatMap(({ on }) => Object.entries(on).map(([path, label]) => `${path} ${label}`)))
  return seen
    .filter(({ isAnswer, path, label }) => isAnswer && !label.startsWith('Weather') && !known.has(`${path} ${label}`))
    .map(({ label, text, place }) => `${label} at ${place}: ${text}`)
}
