import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { expect } from 'vitest'

import { openEmbedded } from '../../packages/server/src/database/embedded.ts'
import { systemScope } from '../../packages/server/src/database/scope.ts'
import { expectAccessible } from './harness/accessible.ts'
import {
  atStep,
  checkAnswers,
  chooseClaimType,
  confirmPersonalInfo,
  fillLossInfo,
  sampleReport,
  startReport,
} from './harness/claim-wizard.ts'
import { desk } from './harness/browser.ts'
import { test } from './harness/fixtures.ts'
import { mailsIn } from './harness/mail.ts'
import { startSession } from './harness/people.ts'
import type { Portal } from './harness/start-portal.ts'

test('[WIZ-036] [WIZ-037] a report that no longer fits the form is refused and restorable', async ({
  openContext,
  startPortal,
  troubles,
}) => {
  const portal = await startPortal()
  const report = sampleReport('auto-in-a-hurry')
  const page = await (await openContext({ ...desk, baseURL: portal.origin })).newPage()
  await startSession(page, 'admin@member.example')
  await startReport(page)
  await chooseClaimType(page, report.claimType)
  await confirmPersonalInfo(page)
  await fillLossInfo(page, report)
  await checkAnswers(page)
  await page.waitForLoadState('networkidle')

  await portal.stop()
  await removeControl(portal, 113)
  await startPortal({ again: portal })
  troubles.length = 0 // the errors of the restart
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Claim Report Failed', { exact: true }).waitFor()
  await atStep(page, 'Claim Type')
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await expectAccessible(page, 'refused report')
  expect(mailsIn(portal.dataDir).filter((mail) => /CN\d{15}/.test(mail))).toEqual([])

  await page.getByRole('button', { name: 'Restore my answers' }).click()
  await page.getByText('The form has changed since you saved').waitFor()
  await page.getByText(/These answers no longer fit/).waitFor()
})

/**
 * Removes a control while the portal is stopped. The previous version of the form is deleted, as if it had been
 * replaced days ago.
 */
async function removeControl({ dataDir }: Portal, recId: number): Promise<void> {
  const database = await openEmbedded(join(dataDir, 'database'))
  await database.transaction(systemScope, async (tx) => {
    await tx.execute(sql`update fnol_controls set is_active = 0 where rec_id = ${recId}`)
    await tx.execute(sql`reset role`) // only the owner of the table can remove versions
    await tx.execute(sql`alter table definition_versions disable trigger user`)
    await tx.execute(sql`delete from definition_versions`)
    await tx.execute(sql`alter table definition_versions enable trigger user`)
  })
  await database.close()
}
