import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { axeFindings } from './axe.ts'

/** Waits for animations, then expects no axe violations on the page. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await axeFindings(page), `axe at ${where}`).toEqual([])
}
