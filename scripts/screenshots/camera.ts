import { mkdirSync } from 'node:fs'

import type { Page } from 'playwright-core'

import { atRest } from '../../tests/e2e/harness/at-rest.ts'
import { axeFindings } from '../../tests/e2e/harness/axe.ts'
import type { Findings } from './findings.ts'

export const folder = 'screenshots'

/** How one and the same page is looked at. */
export interface Look {
  width: number
  scheme: 'light' | 'dark'
}

/**
 * Takes a screenshot of the page in each look, such as `screenshots/settings/activity-log/largest-1440-light.png`, and runs
 * axe on it.
 */
export async function takeScreenshots(
  page: Page,
  route: string,
  name: string,
  looks: readonly Look[],
  findings: Findings,
): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const { width, scheme } of looks) {
    const viewport = { width, height: width < 768 ? 740 : 900 }
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize(viewport)
    await atRest(page)
    await page.setViewportSize({ width, height: Math.max(viewport.height, await heightOf(page)) })
    await atRest(page)
    await page.screenshot({ path: `${folderOf(route)}/${name}-${width}-${scheme}.png` })
    findings.add({ route, state: name, look: `${width} ${scheme}` }, await axeFindings(page))
  }
}

/** The page as it is printed on letter paper. */
export async function print(page: Page, route: string, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.pdf({ path: `${folderOf(route)}/${name}.pdf`, format: 'letter', preferCSSPageSize: true })
}

function folderOf(route: string): string {
  const path = `${folder}${route === '/' ? '/start' : route.replaceAll('$', '')}`
  mkdirSync(path, { recursive: true })
  return path
}

/** A screen as tall as the page shows all of it, with what sticks to an edge at its place and nothing left unpainted. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return document.documentElement.scrollHeight
  })
}
