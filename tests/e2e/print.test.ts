import { expect } from 'vitest'

import { pdfPages } from '../../packages/server/test/pdf-text.ts'
import { sampleValues } from '../../scripts/screenshots/sample-values.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { pageVisitor } from './harness/visit-pages.ts'

/** A portrait sheet without its margins, in CSS pixels. */
const sheet = { width: 690, height: 960 }
/** The maximum number of printed rows. For more, there is the export. */
const maxOnPaper = 1_000
const areas = [
  '/',
  '/claims',
  '/Claims/analysis',
  '/insurance/policy-library',
  '/insurance/governance/membership/membership-directory',
  '/insurance/governance/organization/meetings',
  '/insurance/member-kiosk',
  '/insurance/member-kiosk/endorsements',
  '/insurance/member-kiosk/renewal-Documentation',
  '/insurance/financial-&-profitability',
  '/insurance/premium-payment-&-collateral',
  '/insurance/program-information',
  '/risk-management/loss-prevention-&-safety',
  '/risk-management/telematics-exchange',
  '/risk-management/elive-connect',
  '/risk-management/motor-vehicle-records',
  '/communication/message-boards-&-forum',
  '/communication/emaxx-directory',
  '/user-settings',
  '/user-settings/member',
]

test('prints all rows within the sheet and no controls', async ({ page }) => {
  await startSession(page, 'staff.admin@demo.example', 'Copper Logistics')
  const visitor = pageVisitor(page)
  const { policyId, claimRecId, clientId } = await sampleValues(page)
  const wrong: string[] = []
  for (const path of [
    ...areas,
    `/Claims/${policyId}`,
    `/Claims/${policyId}/${claimRecId}`,
    `/user-settings/member/${clientId}`,
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await visitor.waitUntilIdle()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheet)
    await page.evaluate(() => void dispatchEvent(new Event('beforeprint')))
    const broad = (await page.locator('[data-broad]').count()) > 0
    if (broad) await page.setViewportSize({ width: sheet.height, height: sheet.width }) // landscape
    await visitor.waitUntilIdle()
    const found = await page.evaluate(onPaper, maxOnPaper)
    wrong.push(...found.map((each) => `${path}: ${each}`))
    await page.evaluate(() => void dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
  }
  expect(wrong).toEqual([])
})

/** Content of the page that should not be printed. */
function onPaper(most: number): string[] {
  const wrong: string[] = []
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
  const nameOf = (each: HTMLElement) => each.ariaLabel ?? each.innerText.slice(0, 40)
  for (const each of all('body > * header, aside, [role=banner], [role=search], input[type=search], video, iframe'))
    wrong.push(`${each.tagName.toLowerCase()} ${nameOf(each)}`)
  for (const each of all('main :is(button, [role=button], [role=tab])'))
    if (!each.closest('th') && !each.matches('[aria-selected=true], [aria-pressed=true], [aria-current]'))
      wrong.push(`the button ${nameOf(each)}`)
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`${document.documentElement.scrollWidth} px wide`)
  for (const table of all('table')) {
    if (table.scrollWidth > innerWidth) wrong.push(`a table of ${table.scrollWidth} px`)
    const pager = table.parentElement?.parentElement?.querySelector('[role=status]')?.textContent ?? ''
    const total = Number(/ of ([\d,]+)/.exec(pager)?.[1]?.replaceAll(',', '') ?? 0)
    const rows = table.querySelectorAll('tbody > tr').length
    if (rows < Math.min(total, most)) wrong.push(`${rows} rows of ${total}`)
  }
  return wrong
}

test('every sheet shows the company, the print date and its number', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  const visitor = pageVisitor(page)
  const { policyId, claimRecId } = await sampleValues(page)
  const wrong: string[] = []
  for (const path of [...areas, `/Claims/${policyId}`, `/Claims/${policyId}/${claimRecId}`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await visitor.waitUntilIdle()
    const title = await page.title()
    const sheets = pdfPages(await page.pdf({ format: 'letter', preferCSSPageSize: true }))
    for (const [at, text] of sheets.entries()) {
      const onSheet = text.replaceAll('\n', '')
      for (const words of ['Cedar Ridge Freight Lines', title, day, `Page ${at + 1} of ${sheets.length}`])
        if (!onSheet.includes(words)) wrong.push(`${path}: sheet ${at + 1} of ${sheets.length} lacks "${words}"`)
    }
  }
  expect(wrong).toEqual([])
})

test('prints text and figures in a typeface whose zeros have no slash', async ({ page }) => {
  await startSession(page, 'admin@member.example')
  await page.goto('/insurance/financial-&-profitability')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await pageVisitor(page).waitUntilIdle()
  const pdf = (await page.pdf({ format: 'letter' })).toString('latin1')
  const typefaces = new Set(Array.from(pdf.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g), ([, name]) => name))
  expect(typefaces.size).toBeGreaterThan(0)
  expect([...typefaces].filter((name) => !/^Source(Sans|Serif)/.test(name ?? ''))).toEqual([])
})

const day = `Printed ${new Date().toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })}`
