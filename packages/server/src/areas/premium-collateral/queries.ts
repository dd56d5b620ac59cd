import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Collateral, PremiumFinanceAccount } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
import { collaterals, premiumFinanceAccounts } from '../../database/tables/funds.ts'

export const listCollaterals = (tx: Transaction, scope: Scope, clientId: number): Promise<Collateral[]> =>
  tx
    .select({
      PolicyNumber: collaterals.PolicyNumber,
      EffDate: collaterals.EffDate,
      FormOfCollateral: collaterals.FormOfCollateral,
      CollateralAmt: collaterals.CollateralAmt,
    })
    .from(collaterals)
    .where(and(eq(collaterals.ClientId, clientId), companyInScope(scope, collaterals.ClientId)))
    .orderBy(desc(collaterals.EffDate), asc(collaterals.RecId))

const { ClientId: _, ...accountColumns } = getTableColumns(premiumFinanceAccounts)

export const listPremiumFinanceAccounts = (
  tx: Transaction,
  scope: Scope,
  clientId: number,
): Promise<PremiumFinanceAccount[]> =>
  tx
    .select(accountColumns)
    .from(premiumFinanceAccounts)
    .where(and(eq(premiumFinanceAccounts.ClientId, clientId), companyInScope(scope, premiumFinanceAccounts.ClientId)))
    .orderBy(asc(premiumFinanceAccounts.accountNumberField))
