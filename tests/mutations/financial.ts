import type { Mutations } from './mutation.ts'

const financial = 'src/features/financial'
const premium = 'src/features/premium-collateral'
const premiumPage = `${premium}/premium-collateral-page.tsx`

/** Funds and statements, premium payment and collateral. */
export const financialAndPremium: Mutations = {
  'FIN-003': {
    file: `${financial}/fund-summary.tsx`,
    from: 'const funds = fundsOf(ofProgram)',
    to: 'const funds = fundsOf(ofProgram).slice(0, 1)',
  },
  'FIN-006': {
    file: `${financial}/fund-slides.ts`,
    from: 'return yearsListed([fund]).map(',
    to: 'return yearsListed([fund]).slice(0, 2).map(',
  },
  'FIN-009': {
    file: `${financial}/statements.ts`,
    from: '({ DocumentId }) => typeOf(DocumentId)',
    to: '() => typeOf(prefix)',
  },
  'FIN-012': { file: `${financial}/financial-page.tsx`, from: ' onClick={showStatements}', to: '' },
  'FIN-015': {
    file: `${financial}/fund-analysis-cards.tsx`,
    from: 'load={loadFundAnalysis(api, clientId, rows)}',
    to: 'load={loadFundAnalysis(api, clientId, [])}',
  },
  'FIN-018': {
    file: `${financial}/movement-rows.ts`,
    from: 'year > thisYear - yearsShown',
    to: 'year >= thisYear - yearsShown',
  },
  'FIN-021': {
    file: `${financial}/queries.ts`,
    from: 'api.getAFundDistribution({ query: { clientId } }, { signal })',
    to: 'api.getAFundDistribution({ query: { clientId: 0 } }, { signal })',
  },
  'PAY-003': {
    file: `${premium}/finance-summary.tsx`,
    from: 'term: terms.financeCharge, value: formatMoney(account.financeChargeField)',
    to: 'term: terms.financeCharge, value: formatMoney(account.nonRefundableFeeField)',
  },
  'PAY-006': { file: premiumPage, from: "allowed={can('002-005-001')}", to: "allowed={can('002-005-002')}" },
  'PAY-009': { file: `${premium}/collateral-table.tsx`, from: ', text: policyYear }', to: ' }' },
  'PAY-012': {
    file: premiumPage,
    from: 'prefix="Premium Payment & Collateral_Premium"\n',
    to: 'prefix="Premium Payment & Collateral_Premium"\n          groupBy="nothing"\n',
  },
  'PAY-015': {
    file: `${premium}/collateral-table.tsx`,
    from: 'emptyText={texts.collateral.empty}',
    to: 'emptyText="Nothing Found."',
  },
}
