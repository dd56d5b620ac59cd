import type { Actor } from '../../activity/record-activity.ts'
import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../database/database.ts'
import { isWithinQuota } from '../../session/daily-quota.ts'
import { ClaimRefusedError } from './claim-refused-error.ts'

/**
 * Counts a report, and the files that came inside it, towards the day of the account and of its company; runs in the
 * system's scope.
 * @throws ClaimRefusedError once there are enough
 */
export async function countReport(
  tx: Transaction,
  config: Pick<Config, 'perDay' | 'claimPhone' | 'mailboxes'>,
  { userId, companyId }: Actor,
  files: readonly { size: number }[],
): Promise<void> {
  const { claimPhone, mailboxes } = config
  const kilobytes = Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1024)
  const [ofUser, ofCompany, ofFiles] = await Promise.all([
    isWithinQuota(tx, config, 'reportsOfUser', userId, 1),
    isWithinQuota(tx, config, 'reportsOfCompany', companyId, 1),
    kilobytes === 0 || isWithinQuota(tx, config, 'fileKilobytesOfCompany', companyId, kilobytes),
  ])
  const instead = `Your draft is kept: send it tomorrow, or call ${claimPhone} or write to ${mailboxes.claimsOperations} now.`
  if (!ofUser) throw new ClaimRefusedError(`You have sent as many reports as one person may in a day. ${instead}`)
  if (!ofCompany) throw new ClaimRefusedError(`Your company has sent as many reports as it may in a day. ${instead}`)
  if (!ofFiles) throw new ClaimRefusedError(`Your company has sent as many files as it may in a day. ${instead}`)
}
