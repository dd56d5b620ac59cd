import { addUp, type Collateral, type Program } from '@captive/api-client/contract'

import { unknownFigure } from '../../format/unknown.ts'

export interface CollateralRow {
  /** The first calendar year of the policy year. */
  year: number
  /** Null if the policy number names no program. */
  programRecId: number | null
  program: string
  type: string
  amount: number
}

/** The program of a policy number: the digits before "col" (AMB-176). */
export function programIn(policyNumber: string): number | null {
  const digits = /(\d+)[^0-9]*col/i.exec(policyNumber)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Collateral with the name of its program, or the number of an unknown program. */
export function toCollateralRows(collaterals: readonly Collateral[], programs: readonly Program[]): CollateralRow[] {
  return collaterals.map(({ PolicyNumber, EffDate, FormOfCollateral, CollateralAmt }) => {
    const programRecId = programIn(PolicyNumber)
    return {
      year: Number(EffDate.slice(0, 4)),
      programRecId,
      program: programs.find(({ RecId }) => RecId === programRecId)?.Name ?? String(programRecId ?? ''),
      type: FormOfCollateral,
      amount: CollateralAmt,
    }
  })
}

/** For example `2026 - 2027` (AMB-177). */
export const policyYear = ({ year }: Pick<CollateralRow, 'year'>): string =>
  Number.isNaN(year) ? unknownFigure : `${year} - ${year + 1}`

/** The total collateral of the newest policy year; undefined without collateral. */
export function newestCollateral(collaterals: readonly Collateral[]): { year: number; amount: number } | undefined {
  if (collaterals.length === 0) return undefined
  const rows = toCollateralRows(collaterals, [])
  const year = Math.max(...rows.map((row) => row.year))
  return { year, amount: addUp(rows.filter((row) => row.year === year).map(({ amount }) => amount)) }
}
