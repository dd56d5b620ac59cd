import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

import { waitForAnimations } from './wait-for-animations.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns the axe violations of the page after its animations have ended. */
export async function axeFindings(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  // Legacy mode checks all frames in one run. With only violations reported, axe takes a quarter of the time.
  const { violations } = await axe(page).withTags(tags).analyze()
  const findings: string[] = []
  for (const { id, nodes } of violations)
    for (const { html, failureSummary, target } of nodes)
      if (id !== targetSize || (await isSmallInSight(page, target.join(' '))))
        findings.push(`${id}: ${html.slice(0, 200)} ${failureSummary}`)
  return findings
}

const targetSize = 'target-size'

const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** Whether a target is too small even after scrolling, when no sticky bar covers a part of it. */
async function isSmallInSight(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await axe(page).withRules(targetSize).include(selector).analyze()
  return violations.length > 0
}
