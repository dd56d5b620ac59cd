import type { collaterals } from '../database/tables/funds.ts'
import { programRows } from '../reference/load-reference-data.ts'
import { aShareOf, collateralOf } from './fund-rules.ts'
import type { PremiumYear } from './premiums.ts'
import { randomOf } from './random.ts'

const forms = ['Letter of Credit', 'Letter of Credit', 'Surety Bond', 'Cash', 'Trust Agreement'] as const

/** The collateral that members posted for each year. The number has the program before "COL" (AMB-176). */
export const generateCollaterals = (years: readonly PremiumYear[]): (typeof collaterals.$inferInsert)[] =>
  years.map(({ ClientId, ProgramCd, year, from, yearsBefore, premium }) => {
    const usual = randomOf('collateral', ClientId).pick(forms)
    const random = randomOf(`collateral ${ClientId}`, year)
    const program = programRows.find(({ Code }) => Code === ProgramCd)?.RecId ?? 0
    const posted = Math.min(yearsBefore + 1, collateralOf.years) / collateralOf.years
    return {
      ClientId,
      PolicyNumber: `${program}COL-${String(ClientId).padStart(4, '0')}-${year}`,
      EffDate: from,
      FormOfCollateral: random.chance(0.15) ? random.pick(forms) : usual,
      CollateralAmt: Math.round(collateralOf.premiums * Math.round(premium * aShareOf(ProgramCd)) * posted),
    }
  })
