import type { Brands } from '@captive/brand/folder'

import { brandOfCompany } from '../../brand/brand-of-company.ts'
import type { Transaction } from '../../database/database.ts'
import { dayOf } from '../../database/moment.ts'
import type { Scope } from '../../database/scope.ts'
import { InvalidRequestError } from '../../errors/refusals.ts'
import { nameOfCompany } from '../select-company/index.ts'
import type { FundAnalysis } from './fund-analysis-pdf.ts'
import { findFunds } from './queries.ts'

/**
 * Reads the stored values of the requested rows; undefined if a row belongs to another company or is out of scope.
 * @throws InvalidRequestError unless all rows are of one quarter (AMB-173)
 */
export async function readFundAnalysis(
  tx: Transaction,
  scope: Scope,
  clientId: number,
  ids: readonly number[],
  { today, brands }: { today: Date; brands: Brands },
): Promise<FundAnalysis | undefined> {
  const member = await nameOfCompany(tx, scope, clientId)
  const years = await findFunds(tx, scope, clientId, ids)
  const [first, ...others] = years
  if (member === undefined || !first || years.length < new Set(ids).size) return undefined
  const { YearQuarter } = first
  if (others.some((year) => year.YearQuarter !== YearQuarter))
    throw new InvalidRequestError('The rows are of more than one quarter.')
  const { name, colors } = await brandOfCompany(tx, brands, clientId)
  return { brand: { name, colors }, member, yearQuarter: YearQuarter, years, preparedOn: dayOf(today) }
}
