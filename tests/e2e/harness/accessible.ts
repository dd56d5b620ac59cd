import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { axeFindings } from './axe.ts'

/** axe finds nothing on the page as it stands, once what moves has come to rest. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await axeFindings(page), `axe at ${where}`).toEqual([])
}
