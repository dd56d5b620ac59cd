import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

import { atRest } from './at-rest.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The axe findings of the page after its animations. */
export async function axeFindings(page: Page): Promise<string[]> {
  await atRest(page)
  // In one go for all frames, and with nothing told of what is right, it takes a quarter of the time.
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

/** A bar that stays on the screen covers part of some target below it; the target has its size once it is scrolled clear. */
async function isSmallInSight(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await axe(page).withRules(targetSize).include(selector).analyze()
  return violations.length > 0
}
