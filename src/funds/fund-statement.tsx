import type { Fund } from '@captive/api-client/contract'

import { Statement } from '../ui/statement.tsx'
import { fundLines } from './fund-lines.ts'
import { texts } from './texts.ts'

interface FundStatementProps {
  /** From `fundsOf`; several funds get a total column. */
  funds: readonly Fund[]
  /** The program of the balances; undefined for all programs. */
  program?: string
  /** For example `as of 09/30/2026`. */
  asOf: string
  /** 0 on the dashboard (AMB-054). */
  decimals?: 0 | 2
}

/** The balances of funds by premium year. */
export function FundStatement({ funds, program, asOf, decimals = 2 }: FundStatementProps) {
  const [only, ...others] = funds
  const title = only && others.length === 0 ? texts.fundByYear(only.name) : texts.balanceByYear
  return (
    <Statement
      title={[title, program].filter(Boolean).join(', ')}
      asOf={asOf}
      columns={[...funds.map(({ name }) => name), ...(funds.length > 1 ? [texts.allFunds] : [])]}
      lines={fundLines(funds)}
      decimals={decimals}
    />
  )
}
