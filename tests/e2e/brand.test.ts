import { readFileSync } from 'node:fs'

import { contrastRatio, lightNeutrals } from '@captive/brand'
import { publicBrand, readBrands } from '@captive/brand/folder'
import type { Client, Policy } from '@captive/api-client/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { pdfColors, pdfText } from '../../packages/server/test/pdf-text.ts'
import { call } from './harness/call.ts'
import { expectAccessible } from './harness/accessible.ts'
import { desk } from './harness/browser.ts'
import { untranslatedTest } from './harness/fixtures.ts'
import { waitForMail } from './harness/mail.ts'
import { chooseCompany, forgetful, signIn } from './harness/people.ts'
import type { Portal } from './harness/start-portal.ts'
import { pageVisitor } from './harness/visit-pages.ts'

const folder = 'tests/brand/northfield'
const first = readBrands('brand/default').installation
const { installation: second, programs } = readBrands(folder)
const own = programs.get(1)!

const test = untranslatedTest.extend('branded', ({ startPortal }): Promise<Portal> =>
  startPortal({ env: { BRAND_FOLDER: folder } }),
)

/** Checks that the text contains no names or colors of the other brands. */
function expectBrand(text: string, shown: typeof first): void {
  for (const other of [first, second, own].filter((brand) => brand !== shown)) {
    const { light, dark } = other.colors
    for (const member of [other.name, other.shortName, other.tagline, other.phone]) expect(text).not.toContain(member)
    for (const color of [light.accent, dark.accent]) expect(text.toLowerCase()).not.toContain(color)
  }
}

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())

/** The PDF of a company's loss run, as the signed-in user downloads it. */
async function lossRun(page: Page, clientId: number): Promise<Buffer> {
  const listed = (await (await call(page, `/getPoliciesByClient?clientId=${clientId}`)).json()) as { Payload: Policy[] }
  const newest = listed.Payload.toSorted((a, b) => b.EffectiveDate.localeCompare(a.EffectiveDate))[0]
  const query = new URLSearchParams({ ClientId: String(clientId), PolicyId: String(newest?.PolicyId), DocType: 'pdf' })
  const { Payload } = (await (await call(page, `/GetLossRunReport?${query}`)).json()) as { Payload: string }
  return Buffer.from(Payload, 'base64')
}

test('shows the brand of the installation everywhere', async ({ branded: { origin, dataDir }, openContext }) => {
  const context = await openContext({ ...desk, baseURL: origin })
  const page = await context.newPage()
  const accent = second.colors.light.accent

  await page.goto('/')
  await page.getByRole('heading', { name: second.tagline }).waitFor()
  expect(await page.title()).toBe(`${second.tagline} – ${second.shortName}`)
  expect(await accentOf(page)).toBe(accent)
  expectBrand(await page.content(), second)

  const favicon = await fetch(`${origin}/favicon.svg`)
  expect(await favicon.text()).toBe(readFileSync(`${folder}/favicon.svg`, 'utf8').trim())

  const plain = await (await openContext({ ...desk, baseURL: origin, javaScriptEnabled: false })).newPage()
  await plain.goto('/')
  expect((await plain.innerText('body')).replaceAll(/\s+/g, ' ').trim()).toBe(
    `${second.shortName} needs JavaScript. To report a claim now, call ${second.phone}.`,
  )

  for (const path of ['/api/docs', '/api/docs/style.css', '/api/openapi.json'])
    expectBrand(await (await fetch(origin + path)).text(), second)
  await page.goto('/api/docs')
  expect(await page.title()).toBe(`${second.shortName} API`)
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('header a')!).color)).toBe(
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16)).join(', ')})`,
  )

  await page.goto('/forgot')
  await page.getByLabel('Email').fill(forgetful)
  await page.locator('form').getByRole('button').click()
  const mail = await waitForMail(dataDir, (text) => text.includes(`To: ${forgetful}`))
  expect(mail).toContain(`From: ${second.mailSender.name} <${second.mailSender.address}>`)
  expect(mail).toContain(accent)
  expectBrand(mail, second)

  await signIn(page, 'staff.admin@demo.example')
  const { Payload } = (await (await call(page, '/getClients')).json()) as { Payload: Client[] }
  const company = Payload.find((each) => each.ProgramsRecId === 2 && each.ClientType === 'Policyholder')
  await chooseCompany(page, company?.ClientName ?? '')
  await pageVisitor(page).waitUntilIdle()
  await page.getByRole('link', { name: `${second.shortName}, home` }).waitFor()
  expect(await accentOf(page)).toBe(accent)
  expectBrand(await page.content(), second)

  const pdf = await lossRun(page, company?.ClientId ?? 0)
  expect(pdfText(pdf)).toContain(`${second.name} — Claims`)
  expect(pdfColors(pdf)).toContain(accent)
  expectBrand(`${pdfText(pdf)} ${pdfColors(pdf).join(' ')} ${pdf.toString('latin1')}`, second)
})

test('shows the brand of the program that the active company belongs to', async ({
  branded: { origin, dataDir },
  openContext,
}) => {
  const page = await (await openContext({ ...desk, baseURL: origin })).newPage()
  const { light } = own.colors
  await signIn(page, 'admin@member.example')
  const home = page.getByRole('link', { name: `${own.shortName}, home` })
  await home.waitFor()
  await pageVisitor(page).waitUntilIdle()
  expect(await accentOf(page)).toBe(light.accent)
  expect(contrastRatio(light.accent, lightNeutrals.paper)).toBeGreaterThanOrEqual(4.5)
  expect(await page.title()).toContain(` – ${own.shortName}`)
  const icon = await page.locator('link[rel="icon"]').getAttribute('href')
  expect(decodeURIComponent(icon ?? '')).toContain(own.favicon)
  await expectAccessible(page, 'the dashboard in a yellow brand')

  // A reload starts with the same brand: no frame shows another color.
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seenAccents: seen })
    const look = () => {
      seen.add(getComputedStyle(document.documentElement).getPropertyValue('--accent').trim())
      requestAnimationFrame(look)
    }
    document.addEventListener('DOMContentLoaded', look)
  })
  await page.reload()
  await home.waitFor()
  await pageVisitor(page).waitUntilIdle()
  const seen = await page.evaluate(() => [...(globalThis as unknown as { seenAccents: Set<string> }).seenAccents])
  expect(seen.filter((color) => color !== '')).toEqual([light.accent])
  expectBrand(await page.locator('#root').innerHTML(), own)

  const query = new URLSearchParams({ To: 'admin@member.example', Subject: 'In our brand', Body: 'Hello' })
  await call(page, `/SendEmail?${query}`, { method: 'POST' })
  const mail = await waitForMail(dataDir, (text) => text.includes('Subject: In our brand'))
  expect(mail).toContain(`From: ${own.mailSender.name} <${own.mailSender.address}>`)
  expectBrand(mail, own)

  const { Payload } = (await (await call(page, '/getClients')).json()) as { Payload: Client[] }
  const pdf = await lossRun(page, Payload[0]?.ClientId ?? 0)
  expect(pdfText(pdf)).toContain(`${own.name} — Claims`)
  expect(pdfColors(pdf)).toContain(light.accent)

  const answer = (await (await call(page, '/GetBrand?ProgramRecId=1')).json()) as { Payload: unknown }
  expect(answer.Payload).toEqual(publicBrand(own))

  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByRole('link', { name: `${second.shortName}, start page` }).waitFor()
  expectBrand(await page.content(), second)
})
