import type { Fund } from '@captive/api-client/contract'

import { Account } from '../ui/account.tsx'
import { fundLines } from './fund-lines.ts'

interface FundAccountProps {
  /** Of `fundsOf`; several stand side by side with what they make together. */
  funds: readonly Fund[]
  /** Where the balances are those of one program: on the dashboard they are those of all programs of a company. */
  program?: string
  /** 'as of 09/30/2026'. */
  asOf: string
  /** None on the dashboard (AMB-054). */
  decimals?: 0 | 2
}

/** What funds hold, by premium year. */
export function FundAccount({ funds, program, asOf, decimals = 2 }: FundAccountProps) {
  const [only, ...others] = funds
  const title = only && others.length === 0 ? `${only.name} by premium year` : 'Balance by premium year'
  return (
    <Account
      title={[title, program].filter(Boolean).join(', ')}
      asOf={asOf}
      columns={[...funds.map(({ name }) => name), ...(funds.length > 1 ? ['All funds'] : [])]}
      lines={fundLines(funds)}
      decimals={decimals}
    />
  )
}
