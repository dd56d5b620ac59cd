import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'

import { desk, phone } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'
import { startSession } from './harness/people.ts'
import { pageVisitor } from './harness/visit-pages.ts'

/** Every page with a chart, and the shapes in the chart that have a tooltip. */
const pages = {
  '/': 'g > rect',
  '/insurance/financial-&-profitability': 'g > rect',
  '/insurance/premium-payment-&-collateral': 'g > rect',
  '/risk-management/loss-prevention-&-safety': 'path',
  '/risk-management/telematics-exchange': 'circle',
  '/risk-management/elive-connect': 'g > rect',
}

describe.each([
  ['1440 px', desk],
  ['360 px', phone],
] as const)('at %s', (_, device) => {
  test('[TBL-006] every chart shows a complete tooltip under the pointer', async ({ openContext }) => {
    const page = await (await openContext(device)).newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await startSession(page, 'staff.admin@demo.example', 'Cedar Ridge Freight Lines')
    const visitor = pageVisitor(page)
    const wrong: string[] = []
    for (const [path, shapes] of Object.entries(pages)) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await visitor.waitUntilIdle()
      await page.locator('[role=img] svg').first().waitFor()
      const tips = await tipsOf(page, shapes)
      expect(tips.length, path).toBeGreaterThan(1)
      for (const { text, cutOff } of tips) {
        if (cutOff) wrong.push(`${path}: "${text}" is cut off`)
        if (!/: .*\d/.test(text)) wrong.push(`${path}: "${text}" has no figure`)
        if (/\d[KM]$/.test(text)) wrong.push(`${path}: "${text}" is short`)
      }
    }
    expect(wrong).toEqual([])
  })
})

/** Moves the pointer over each shape of the page's charts, and reads the tooltip. */
async function tipsOf(page: Page, shapes: string): Promise<{ text: string; cutOff: boolean }[]> {
  const tips: { text: string; cutOff: boolean }[] = []
  const tip = page.locator('[role=tooltip]:visible')
  for (const shape of await page.locator(`[role=img] svg`).locator(shapes).all()) {
    await shape.scrollIntoViewIfNeeded()
    if (!(await shape.evaluate(pointOn))) continue
    await expect.poll(() => isNamed(page, shape), { timeout: 15_000 }).toBe(true)
    await page.waitForTimeout(100) // until the tooltip has stopped moving
    tips.push({ text: await tip.innerText(), cutOff: await tip.evaluate(isCutOff) })
  }
  return tips
}

/** Moves the pointer onto a shape, wherever it currently is, and checks whether a tooltip shows. */
async function isNamed(page: Page, shape: Locator): Promise<boolean> {
  const point = await shape.evaluate(pointOn)
  if (!point) return false
  await page.mouse.move(point.x - 1, point.y)
  await page.mouse.move(point.x, point.y)
  await page.waitForTimeout(100)
  return page.locator('[role=tooltip]:visible').isVisible()
}

/** A point of a shape that nothing else covers; undefined for a shape without a surface. */
function pointOn(shape: Element): { x: number; y: number } | undefined {
  const { left, top, width, height } = shape.getBoundingClientRect()
  if (width < 3 || height < 3) return undefined
  if (shape.matches('circle')) {
    // An overlay above the line shows the tooltip of the nearest point. It ends at the first and the last point.
    const drawing = shape.closest('svg')!.getBoundingClientRect()
    const inward = Math.sign(drawing.left + drawing.width / 2 - left) * 3
    return { x: left + width / 2 + inward, y: top + height / 2 }
  }
  const ends = [0.5, 0.03, 0.97, 0.2, 0.8]
  for (const across of ends)
    for (const down of ends) {
      const point = { x: left + across * width, y: top + down * height }
      if (document.elementFromPoint(point.x, point.y) === shape) return point
    }
  return undefined
}

/** Whether part of an element is outside the window or hidden by an element around it. */
function isCutOff(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const edge = around.getBoundingClientRect()
    const isScreen = around === document.documentElement || around === document.body
    if (!isScreen && (left < edge.left || top < edge.top || right > edge.right || bottom > edge.bottom)) return true
  }
  return false
}
