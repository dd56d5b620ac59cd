import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

import { atRest } from './at-rest.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, once what moves has come to rest. */
export async function axeFindings(page: Page): Promise<string[]> {
  await atRest(page)
  // In one go for all frames, and with nothing told of what is right, it takes a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
  )
}
