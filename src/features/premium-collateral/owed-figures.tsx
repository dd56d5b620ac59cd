import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatMoney } from '../../format/money.ts'
import { KeyFigure, KeyFigures } from '../../ui/key-figures.tsx'
import { newestCollateral, policyYear } from './collateral-rows.ts'
import { collateralQuery, financeAccountsQuery } from './queries.ts'

interface OwedFiguresProps {
  clientId: number
  seesSummary: boolean
  seesCollateral: boolean
}

/** The answer before the accounts: what is left to pay, in how many installments, and what is tied up this year. */
export function OwedFigures({ clientId, seesSummary, seesCollateral }: OwedFiguresProps) {
  const accounts = useQuery({ ...financeAccountsQuery(api, clientId), enabled: seesSummary })
  const collateral = useQuery({ ...collateralQuery(api, clientId), enabled: seesCollateral })
  const owed = accounts.data?.length ? accounts.data : undefined
  const newest = collateral.data && newestCollateral(collateral.data)
  const loads = (accounts.isLoading && seesSummary) || (collateral.isLoading && seesCollateral)
  if (!owed && !newest && !loads) return null
  return (
    <KeyFigures>
      {owed || accounts.isLoading ? (
        <>
          <KeyFigure
            label="Account balance"
            value={
              owed &&
              formatMoney(
                owed.reduce((sum, { accountBalanceField }) => sum + accountBalanceField, 0),
                0,
              )
            }
          />
          <KeyFigure
            label="Installments remaining"
            value={owed && String(Math.max(...owed.map((account) => account.installMentsRemainingField)))}
          />
        </>
      ) : null}
      {newest || collateral.isLoading ? (
        <KeyFigure
          label="Collateral"
          value={newest && formatMoney(newest.amount, 0)}
          {...(newest && { asOf: policyYear(newest) })}
        />
      ) : null}
    </KeyFigures>
  )
}
