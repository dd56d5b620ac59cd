import type { MemberFundAnalysis } from '@captive/api-client/contract'

/**
 * The companies whose figures are followed through every screen: of each program with funds two, so that each sort of
 * fund is among them.
 * @param funds of all companies
 */
export function tenCompanies(funds: readonly MemberFundAnalysis[]): number[] {
  const byProgram = Map.groupBy(funds, ({ ProgramCd }) => ProgramCd)
  const chosen = [...byProgram.values()].flatMap((rows) =>
    [...new Set(rows.map(({ ClientId }) => ClientId))].slice(0, 2),
  )
  return [...new Set(chosen)].slice(0, 10)
}
