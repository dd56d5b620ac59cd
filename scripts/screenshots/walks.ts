import type { Page } from 'playwright-core'

import {
  attachFiles,
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
  submitReport,
} from '../../tests/e2e/harness/claim-wizard.ts'
import { signIn } from '../../tests/e2e/harness/people.ts'

/** A state of a page that needs an action first. The walk opens the state and calls `take`. */
export interface Walk {
  /** The route of the screenshots. */
  route: string
  run(page: Page, take: (state: string) => Promise<void>): Promise<void>
}

const reports: Walk[] = ['auto-two-vehicles', 'workers-compensation-fall', 'property-fire'].map((name) => ({
  route: '/report-claim/online-claim',
  run: async (page, take) => {
    const report = sampleReport(name)
    await signIn(page, 'admin@member.example')
    await startReport(page)
    await take(`${name}-step-1`)
    await page.getByRole('button', { name: 'Next' }).click({ force: true })
    await take(`${name}-step-1-with-errors`)
    await chooseClaimType(page, report.claimType)
    await take(`${name}-step-2`)
    await confirmPersonalInfo(page)
    await take(`${name}-step-3-empty`)
    await page.getByRole('button', { name: 'Next' }).click({ force: true })
    await take(`${name}-step-3-with-errors`)
    await fillLossInfo(page, report)
    await attachFiles(page, [{ name: 'photo of the place.txt', mimeType: 'text/plain', buffer: Buffer.from('photo') }])
    await take(`${name}-step-4`)
    await page.getByRole('button', { name: 'Previous' }).click()
    await take(`${name}-step-3-filled-in`)
    await page.getByRole('button', { name: 'Next' }).click()
    await submitReport(page)
    await take(`${name}-confirmation`)
  },
}))

export const walks: Walk[] = [
  {
    route: '/login',
    run: async (page, take) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Login' }).click()
      await take('with-errors')
    },
  },
  {
    route: '/forgot',
    run: async (page, take) => {
      await page.goto('/forgot')
      await page.getByLabel('Email').fill('employee@broker.example')
      await page.getByRole('main').getByRole('button').first().click()
      await take('sent')
    },
  },
  {
    route: '/',
    run: async (page, take) => {
      await signIn(page, 'admin@member.example')
      await page.getByRole('button', { name: /^Settings, / }).click()
      await take('settings-menu')
      await page.keyboard.press('Escape')
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (!(await menu.isVisible())) return
      await menu.click()
      await take('phone-menu')
    },
  },
  {
    route: '/select-company',
    run: async (page, take) => {
      await signIn(page, 'staff.admin@demo.example')
      await page.goto('/select-company')
      await page.getByLabel('Search companies').fill('no such company')
      await take('nothing-found')
    },
  },
  {
    route: '/report-claim/email-claim',
    run: async (page, take) => {
      await signIn(page, 'manager@member.example')
      await page.goto('/report-claim/email-claim')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
      await take('leave-prompt')
    },
  },
  ...reports,
]
