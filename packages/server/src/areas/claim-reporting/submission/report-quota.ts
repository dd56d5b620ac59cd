import type { ServerBrand } from '@captive/brand/folder'

import type { Actor } from '../../../activity/record-activity.ts'
import type { Config } from '../../../config/config.ts'
import type { Transaction } from '../../../database/database.ts'
import { isWithinQuota } from '../../../session/daily-quota.ts'
import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import { texts } from '../report/texts.ts'

/**
 * Counts a report and the files in its body toward the daily quotas of the account and its company.
 * @throws ClaimRefusedError when a quota is exceeded
 */
export async function countReport(
  tx: Transaction<'system'>,
  config: Pick<Config, 'perDay' | 'mailboxes'>,
  { userId, companyId }: Actor,
  files: readonly { size: number }[],
  { phone }: Pick<ServerBrand, 'phone'>,
): Promise<void> {
  const { mailboxes } = config
  const kilobytes = Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1024)
  const [ofUser, ofCompany, ofFiles] = await Promise.all([
    isWithinQuota(tx, config, 'reportsOfUser', userId, 1),
    isWithinQuota(tx, config, 'reportsOfCompany', companyId, 1),
    kilobytes === 0 || isWithinQuota(tx, config, 'fileKilobytesOfCompany', companyId, kilobytes),
  ])
  const instead = texts.refusals.quotaAdvice(phone, mailboxes.claimsOperations)
  if (!ofUser) throw new ClaimRefusedError(texts.refusals.reportsOfUserUsedUp(instead))
  if (!ofCompany) throw new ClaimRefusedError(texts.refusals.reportsOfCompanyUsedUp(instead))
  if (!ofFiles) throw new ClaimRefusedError(texts.refusals.filesOfCompanyUsedUp(instead))
}
