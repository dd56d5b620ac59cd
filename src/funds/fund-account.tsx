import type { Fund } from '@captive/api-client/contract'

import { Account } from '../ui/account.tsx'
import { fundLines } from './fund-lines.ts'

interface FundAccountProps {
  /** Of `fundsOf`; several stand side by side with what they make together. */
  funds: readonly Fund[]
  /** 'as of 09/30/2026'. */
  asOf: string
  /** None on the dashboard (AMB-054). */
  decimals?: 0 | 2
}

/** What funds hold, by premium year. */
export function FundAccount({ funds, asOf, decimals = 2 }: FundAccountProps) {
  const [only, ...others] = funds
  return (
    <Account
      title={only && others.length === 0 ? `${only.name} by premium year` : 'Balance by premium year'}
      asOf={asOf}
      columns={[...funds.map(({ name }) => name), ...(funds.length > 1 ? ['All funds'] : [])]}
      lines={fundLines(funds)}
      decimals={decimals}
    />
  )
}
