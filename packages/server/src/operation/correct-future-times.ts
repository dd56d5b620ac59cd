import { gt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { mailedTokenDays } from '../areas/claim-reporting/index.ts'
import type { Database } from '../database/database.ts'
import { systemScope } from '../database/scope.ts'
import { mailedTokens } from '../database/tables/claim-reports.ts'
import { knownDevices, passwordTokens, sessions } from '../database/tables/users.ts'
import { knownDeviceDays } from '../credentials/known-devices.ts'

/** Shortens sessions, links and devices that began while the clock was ahead, so that none exceeds its lifetime. */
export async function correctFutureTimes(database: Database): Promise<void> {
  await database.transaction(systemScope, async (tx) => {
    await tx
      .update(sessions)
      .set({
        createdAt: noLaterThanNow(sessions.createdAt),
        usedAt: noLaterThanNow(sessions.usedAt),
        expiresAt: endOf(sessions),
      })
      .where(sql`greatest(${sessions.createdAt}, ${sessions.usedAt}) > now()`)
    await tx
      .update(passwordTokens)
      .set({ createdAt: noLaterThanNow(passwordTokens.createdAt), expiresAt: endOf(passwordTokens) })
      .where(gt(passwordTokens.createdAt, sql`now()`))
    const latest = (days: number) => sql`now() + ${days} * interval '1 day'`
    await tx
      .update(mailedTokens)
      .set({ expiresAt: latest(mailedTokenDays) })
      .where(gt(mailedTokens.expiresAt, latest(mailedTokenDays)))
    await tx
      .update(knownDevices)
      .set({ expiresAt: latest(knownDeviceDays) })
      .where(gt(knownDevices.expiresAt, latest(knownDeviceDays)))
  })
}

const noLaterThanNow = (time: PgColumn): SQL => sql`least(${time}, now())`

/** The new expiry of a row, which keeps its original lifetime from now on. */
const endOf = ({ createdAt, expiresAt }: Record<'createdAt' | 'expiresAt', PgColumn>): SQL =>
  sql`least(${expiresAt}, now() + (${expiresAt} - ${createdAt}))`
