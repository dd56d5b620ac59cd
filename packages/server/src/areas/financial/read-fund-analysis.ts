import type { Transaction } from '../../database/database.ts'
import { dayOf } from '../../database/moment.ts'
import type { Scope } from '../../database/scope.ts'
import { InvalidRequestError } from '../../http/refusals.ts'
import { nameOfCompany } from '../select-company/index.ts'
import type { FundAnalysis } from './fund-analysis-pdf.ts'
import { findFunds } from './queries.ts'

/**
 * Rows of a company's fund analysis with what the database holds for them; undefined when one of them is not that
 * company's or not in reach.
 * @throws InvalidRequestError when they are not all of one quarter (AMB-173)
 */
export async function readFundAnalysis(
  tx: Transaction,
  scope: Scope,
  clientId: number,
  ids: readonly number[],
  today: Date,
): Promise<FundAnalysis | undefined> {
  const member = await nameOfCompany(tx, scope, clientId)
  const years = await findFunds(tx, scope, clientId, ids)
  const [first, ...others] = years
  if (member === undefined || !first || years.length < new Set(ids).size) return undefined
  const { YearQuarter } = first
  if (others.some((year) => year.YearQuarter !== YearQuarter))
    throw new InvalidRequestError('The rows are of more than one quarter.')
  return { member, yearQuarter: YearQuarter, years, preparedOn: dayOf(today) }
}
