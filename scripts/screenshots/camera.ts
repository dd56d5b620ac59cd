import { mkdirSync } from 'node:fs'

import type { Page } from 'playwright-core'

import { waitForAnimations } from '../../tests/e2e/harness/wait-for-animations.ts'
import { axeFindings } from '../../tests/e2e/harness/axe.ts'
import type { Findings } from './findings.ts'

export const folder = 'screenshots'

/** The width and color scheme of a screenshot. */
export interface Appearance {
  width: number
  scheme: 'light' | 'dark'
}

/**
 * Takes a screenshot of the page at each width and scheme, such as
 * `screenshots/settings/activity-log/largest-1440-light.png`, and runs axe on it.
 */
export async function takeScreenshots(
  page: Page,
  route: string,
  name: string,
  appearances: readonly Appearance[],
  findings: Findings,
): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const { width, scheme } of appearances) {
    const viewport = { width, height: width < 768 ? 740 : 900 }
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize(viewport)
    await waitForAnimations(page)
    await page.setViewportSize({ width, height: Math.max(viewport.height, await heightOf(page)) })
    await waitForAnimations(page)
    await page.screenshot({ path: `${folderOf(route)}/${name}-${width}-${scheme}.png` })
    findings.add({ route, state: name, appearance: `${width} ${scheme}` }, await axeFindings(page))
  }
}

/** Saves the page as a PDF on letter paper. */
export async function print(page: Page, route: string, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.pdf({ path: `${folderOf(route)}/${name}.pdf`, format: 'letter', preferCSSPageSize: true })
}

function folderOf(route: string): string {
  const path = `${folder}${route === '/' ? '/start' : route.replaceAll('$', '')}`
  mkdirSync(path, { recursive: true })
  return path
}

/** The height of a window that shows the whole page, with sticky elements in place and everything painted. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return document.documentElement.scrollHeight
  })
}
