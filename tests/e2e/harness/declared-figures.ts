import type { Api } from '@captive/api-client'
import {
  addClaimSums,
  addUp,
  fundsOf,
  lineOf,
  lossesByPolicyYear,
  lossesByPremiumYear,
  medianDaysToReport,
  nextRenewal,
  openClaims,
  paidOf,
  programNumber,
  reservedOf,
  speedingRatio,
  sumClaims,
  type Claim,
  type Policy,
} from '@captive/api-client/contract'

import { currentTerms, toPolicyRows } from '../../../src/features/claims/policies/policy-row.ts'
import { countByType, countPowerUnits } from '../../../src/features/member-kiosk/vehicle-rows.ts'
import { sumOf, toMovementRows } from '../../../src/features/financial/movement-rows.ts'
import { toPolicyRows as toLibraryRows } from '../../../src/features/policy-library/policy-rows.ts'
import { newestCollateral } from '../../../src/features/premium-collateral/collateral-rows.ts'
import { sentByCategory, toRenewal } from '../../../src/features/renewal/renewal.ts'
import { monthBefore, toLearning, viewsTogether } from '../../../src/features/risk-management/elive-connect/learning.ts'
import { scoreOf } from '../../../src/features/risk-management/loss-prevention/best-practice-score.ts'
import { openItems } from '../../../src/features/risk-management/loss-prevention/open-items.ts'
import { totalOf } from '../../../src/features/risk-management/loss-prevention/service-total.ts'
import { formatRank, newestMonth, toYearMonth } from '../../../src/features/risk-management/telematics/speeding.ts'
import { formatAge } from '../../../src/format/age.ts'
import { formatMoney } from '../../../src/format/money.ts'
import { fundFigure } from '../../../src/funds/fund-words.ts'

/** What the server answers of a company, by the call: everything that its pages make figures of. */
export type Answers = Awaited<ReturnType<typeof askFor>>

/** Asks for everything; `today` is yyyy-MM-dd. */
export async function askFor(api: Api, clientId: number, today: string) {
  const ClientId = clientId
  const { ProgramsRecId = null } = (await api.getClientByClientId({ query: { ClientId } })) ?? {}
  const yearMonth = toYearMonth(today)
  const [year, month] = monthBefore(today).split('-')
  const query = { clientId }
  return {
    today,
    ProgramsRecId,
    getPoliciesByClient: await api.getPoliciesByClient({ query }),
    getClaimTotals: await api.getClaimTotals({ query: { ClientId } }),
    getClaimsByClient: await api.getClaimsByClient({ query: { ClientID: clientId } }),
    getDocumentsByClient: await api.getDocumentsByClient({ query }),
    getMemberFundAnalysis: await api.getMemberFundAnalysis({ query }),
    getAssessment: await api.getAssessment({ query }),
    getAFundDistribution: await api.getAFundDistribution({ query }),
    getCollaterals: await api.getCollaterals({ query }),
    getFIFAccountInfoByClientId: [await api.getFIFAccountInfoByClientId({ query })].flat().filter(Boolean),
    getLossControlTracker: await api.getLossControlTracker({ query }),
    getBestPracticesByClientId: await api.getBestPracticesByClientId({ query }),
    getBestPracticeScoresByProgram:
      ProgramsRecId === null ? [] : await api.getBestPracticeScoresByProgram({ query: { ProgramsRecId } }),
    getWarrantiesRecommdationsByClientId: await api.getWarrantiesRecommdationsByClientId({ query }),
    getSpeedingRanks: await api.getSpeedingRanks({ query }),
    getSpeedingMonthlySummaries: await api.getSpeedingMonthlySummaries({ query }),
    getClientTEVehicleCount: await api.getClientTEVehicleCount({ query: { ClientId, yearMonth } }),
    getClientPolicyPowerUnit: await api.getClientPolicyPowerUnit({ query: { ClientId } }),
    getELiveSummary: await api.getELiveSummary({ query: { ClientId } }),
    getELiveDataByClients: await api.getELiveDataByClients({
      query: { monthYear: `${month}-${year}`, clientIds: [clientId] },
    }),
    getVehicleSchedule: await api.getVehicleSchedule({ query: { ClientId } }),
    getEndorsements: await api.getEndorsements({ query: { ClientId } }),
    getPrograms: await api.getPrograms(),
    getDocumentTypes: await api.getDocumentTypes(),
  }
}

/** Dollars are shown with 0 or 2 decimals; everything else has one text. */
type Value = { dollars: number } | string

/** A figure: how it is made of the answers, and its label on each page that shows it. */
export interface DeclaredFigure {
  /** Undefined where the company has no such figure: then no page shows it. */
  value: Value | undefined
  /** Path of a page → the figure's label there, as `figuresOnPage` gives it. */
  on: Readonly<Record<string, string>>
}

const finances = '/insurance/financial-&-profitability'
const collateral = '/insurance/premium-payment-&-collateral'
const kiosk = '/insurance/member-kiosk'
const prevention = '/risk-management/loss-prevention-&-safety'
const telematics = '/risk-management/telematics-exchange'
const learning = '/risk-management/elive-connect'

/**
 * Every figure of the portal that a reader takes for an answer, declared once.
 * @param opened the policy and the claim whose pages are opened
 */
export const declaredFigures = (answers: Answers, opened: { policyId?: string; claimRecId?: string }) => [
  ...claimFigures(answers),
  ...openedFigures(answers, opened),
  ...fundFigures(answers),
  ...premiumFigures(answers),
  ...kioskFigures(answers),
  ...riskFigures(answers),
]

function claimFigures({ today, getPoliciesByClient, getClaimTotals }: Answers): DeclaredFigure[] {
  const rows = toPolicyRows(getPoliciesByClient, getClaimTotals, today)
  const current = addClaimSums(currentTerms(rows))
  const days = medianDaysToReport(currentTerms(rows))
  const all = openClaims(getClaimTotals)
  const byLine = Map.groupBy(rows, ({ line }) => line)
  return [
    { value: count(all.count), on: { '/': 'Open claims, all terms' } },
    {
      value: all.count > 0 ? `${formatMoney(all.incurred, 0)} incurred` : undefined,
      on: { '/': 'Open claims, all terms / detail' },
    },
    { value: count(current.Open), on: { '/claims': 'Open claims, current terms' } },
    { value: { dollars: current.TotalIncurred }, on: { '/claims': 'Incurred, current terms' } },
    { value: { dollars: reservedOf(current) }, on: { '/claims': 'Reserved, current terms' } },
    {
      value: days === undefined ? 'No Claims' : plural(days, 'day'),
      on: { '/claims': 'From loss to report, current terms' },
    },
    ...[...byLine].flatMap(([line, ofLine]) => {
      const sums = addClaimSums(ofLine.flatMap(({ claims }) => claims ?? []))
      const total = `${line} policies / Total of ${plural(ofLine.length, 'policy')}`
      return [
        { value: count(sums.Open), on: { '/claims': `${total} / Open` } },
        { value: count(sums.Claims), on: { '/claims': `${total} / All` } },
        { value: { dollars: sums.TotalIncurred }, on: { '/claims': `${total} / Incurred` } },
      ]
    }),
  ]
}

/** Of the policy and the claim that are opened: the same figures in the register, on the record and in its statement. */
function openedFigures(
  { getPoliciesByClient, getClaimTotals, getClaimsByClient }: Answers,
  opened: { policyId?: string; claimRecId?: string },
): DeclaredFigure[] {
  const policy = getPoliciesByClient.find(({ PolicyId }) => String(PolicyId) === opened.policyId)
  const claim = getClaimsByClient.find(({ RecId }) => String(RecId) === opened.claimRecId)
  if (!policy || !claim) return []
  const totals = getClaimTotals.find(({ PolicyId }) => PolicyId === policy.PolicyId)!
  const page = `/Claims/${policy.PolicyId}`
  const total = `Claims of ${policy.PolicyNumber} / Total of ${plural(totals.Claims, 'claim')}`
  return [
    ...amountsOf(policy, claim, page),
    {
      value: String(claim.eCaptivPremiumYear),
      on: { [`${page}/${claim.RecId}`]: `Claim ${claim.ClaimNumber} / Premium year` },
    },
    {
      value: { dollars: totals.TotalIncurred },
      on: {
        '/claims': `${lineOf(policy)} policies / ${policy.PolicyNumber} / Incurred`,
        [page]: `${total} / Incurred`,
      },
    },
    { value: { dollars: paidOf(totals) }, on: { [page]: `${total} / Paid` } },
    { value: { dollars: reservedOf(totals) }, on: { [page]: `${total} / Reserved` } },
    { value: { dollars: totals.Recovery }, on: { [page]: `${total} / Recovery` } },
  ]
}

function amountsOf(policy: Policy, claim: Claim, register: string): DeclaredFigure[] {
  const page = `${register}/${claim.RecId}`
  const statement = `Claim ${claim.ClaimNumber}, as of ${readable(claim.ValuationDate)} / Total`
  const row = `Claims of ${policy.PolicyNumber} / ${claim.ClaimNumber}`
  const sums = sumClaims([claim])
  return [
    {
      value: { dollars: sums.TotalIncurred },
      on: { [page]: `Claim ${claim.ClaimNumber} / Incurred`, [register]: `${row} / Incurred` },
    },
    { value: { dollars: sums.TotalIncurred }, on: { [page]: `${statement} / Incurred` } },
    { value: { dollars: paidOf(sums) }, on: { [page]: `${statement} / Paid`, [register]: `${row} / Paid` } },
    {
      value: { dollars: reservedOf(sums) },
      on: { [page]: `${statement} / Reserved`, [register]: `${row} / Reserved` },
    },
  ]
}

function fundFigures(answers: Answers): DeclaredFigure[] {
  const { today, ProgramsRecId, getPrograms, getMemberFundAnalysis, getAssessment, getAFundDistribution } = answers
  const { getClaimTotals } = answers
  const together = fundFigure(getMemberFundAnalysis)
  const funds = fundsOf(getMemberFundAnalysis)
  const program = getPrograms.find(({ RecId }) => RecId === ProgramsRecId)?.Name ?? ''
  const inProgram = fundsOf(getMemberFundAnalysis.filter(({ ProgramCd }) => programNumber(ProgramCd) === ProgramsRecId))
  const losses = together ? lossesByPremiumYear(getMemberFundAnalysis) : lossesByPolicyYear(getClaimTotals)
  const lossesTable = together ? `Paid and reserves by premium year, ${together.asOf}` : ''
  const movements = toMovementRows(getAssessment, getAFundDistribution, Number(today.slice(0, 4)))
  const moved = (kind: 'assessment' | 'distribution'): Value | undefined => {
    const { total, pending } = sumOf(movements, kind)
    const { length } = movements.filter((row) => row.kind === kind)
    if (length === 0) return undefined
    return pending === length ? 'Pending' : { dollars: total }
  }
  const pending = (kind: 'assessment' | 'distribution') => {
    const amounts = sumOf(movements, kind).pending
    return amounts > 0 && moved(kind) !== 'Pending' ? `${amounts} pending` : undefined
  }
  const dashboard = `${funds.length === 1 ? `${funds[0]!.name} by premium year` : 'Balance by premium year'}, ${together?.asOf} / All years`
  return [
    {
      value: together && { dollars: together.total },
      on: { '/': 'Fund balance', [finances]: 'Fund balance', '/insurance': 'Insurance / Financial & Profitability' },
    },
    ...(funds.length > 1
      ? [{ value: together && { dollars: together.total }, on: { '/': `${dashboard} / All funds` } }]
      : []),
    ...funds.map(({ name, total }) => ({ value: { dollars: total }, on: { '/': `${dashboard} / ${name}` } })),
    ...inProgram.map(({ name, total }) => ({
      value: { dollars: total },
      on: { [finances]: `${name} by premium year, ${program}, ${together?.asOf} / All years / ${name}` },
    })),
    ...(together
      ? [
          {
            value: { dollars: addUp(losses.map(({ paid }) => paid)) },
            on: { '/': `${lossesTable} / All years / Paid by your funds` },
          },
          {
            value: { dollars: addUp(losses.map(({ reserved }) => reserved)) },
            on: { '/': `${lossesTable} / All years / Reserves of your funds` },
          },
        ]
      : []),
    { value: moved('assessment'), on: { [finances]: 'Assessed in five years' } },
    { value: moved('distribution'), on: { [finances]: 'Distributed in five years' } },
    { value: pending('assessment'), on: { [finances]: 'Assessed in five years / detail' } },
    { value: pending('distribution'), on: { [finances]: 'Distributed in five years / detail' } },
    ...[...Map.groupBy(getMemberFundAnalysis, ({ YearQuarter }) => YearQuarter)].map(([quarter, rows]) => ({
      value: { dollars: addUp(fundsOf(rows).map(({ total }) => total)) },
      on: { [finances]: `Member Fund Analysis / Q${Number(quarter.slice(4))} ${quarter.slice(0, 4)}` },
    })),
  ]
}

function premiumFigures({ getFIFAccountInfoByClientId, getCollaterals }: Answers): DeclaredFigure[] {
  const accounts = getFIFAccountInfoByClientId
  const [only, ...others] = accounts
  const balance = addUp(accounts.map(({ accountBalanceField }) => accountBalanceField))
  const newest = newestCollateral(getCollaterals)
  const remaining = accounts.map(({ installMentsRemainingField }) => installMentsRemainingField)
  return [
    {
      value: only && { dollars: balance },
      on: { [collateral]: others.length > 0 ? 'Account balance, all accounts' : 'Account balance' },
    },
    {
      value: only && new Intl.ListFormat('en-US').format(remaining.map(String)),
      on: { [collateral]: others.length > 0 ? 'Installments remaining, by account' : 'Installments remaining' },
    },
    ...(others.length > 0 ? ['Account balance, all accounts', 'Installments remaining, by account'] : []).map(
      (label) => ({ value: `in ${accounts.length} accounts`, on: { [collateral]: `${label} / detail` } }),
    ),
    ...accounts.flatMap((account) => {
      const owner = others.length > 0 ? `Account ${account.accountNumberField} / ` : ''
      const dollars = {
        'Total Premium': account.totalPremiumField,
        'Down Payment': account.downPaymentField,
        'Amount Financed': account.amountFinancedField,
        'Non-Refundable Fee': account.nonRefundableFeeField,
        'Finance Charge': account.financeChargeField,
        'Account Balance': account.accountBalanceField,
      }
      const texts = {
        'Number of Installments': String(account.numberOfInstallmentsField),
        APR: `${account.aPRField}%`,
        'Installments Made': String(account.installmentsMadeField),
        'Installments Remaining': String(account.installMentsRemainingField),
      }
      return [
        ...Object.entries(dollars).map(([term, amount]) => [term, { dollars: amount }] as const),
        ...Object.entries(texts),
      ].map(([term, value]) => ({ value, on: { [collateral]: `${owner}${term}` } }))
    }),
    { value: newest && { dollars: newest.amount }, on: { [collateral]: 'Collateral, all programs' } },
  ]
}

function kioskFigures(answers: Answers): DeclaredFigure[] {
  const { today, getPoliciesByClient, getDocumentsByClient, getVehicleSchedule, getClientPolicyPowerUnit } = answers
  const { getEndorsements } = answers
  const renewal = nextRenewal(getPoliciesByClient, today)
  const inForce = toLibraryRows(getPoliciesByClient, getDocumentsByClient, today).filter(
    ({ status }) => status === 'Active',
  )
  const filed = toRenewal({
    policies: getPoliciesByClient,
    documents: getDocumentsByClient,
    types: answers.getDocumentTypes,
  })
  const categories = sentByCategory(filed)
  const open = getEndorsements.filter(({ state }) => state !== 'Done')
  const overdue = open.filter(({ state }) => state === 'Overdue').length
  const vehicles = getVehicleSchedule.length
  const units = getClientPolicyPowerUnit?.dcPowerUnit
  return [
    { value: renewal && String(renewal.days), on: { '/': 'Days to renewal' } },
    {
      value: filed.term && `${categories.filter(({ sent }) => sent > 0).length} of ${categories.length}`,
      on: { [`${kiosk}/renewal-Documentation`]: 'Categories sent' },
    },
    {
      value: inForce.length > 0 ? `${inForce.length} in force` : undefined,
      on: { '/insurance': 'Insurance / Policy Library' },
    },
    {
      value: open.length > 0 ? `${plural(open.length, 'request')} under way` : undefined,
      on: { '/insurance': 'Insurance / Member Kiosk' },
    },
    { value: count(open.length), on: { [kiosk]: 'Requests under way' } },
    { value: overdue > 0 ? `${overdue} overdue` : undefined, on: { [kiosk]: 'Requests under way / detail' } },
    { value: count(vehicles), on: { [kiosk]: 'Vehicles covered' } },
    ...countByType(getVehicleSchedule, 3).map(({ type, count: those }) => ({
      value: count(those),
      on: { [kiosk]: type },
    })),
    {
      value: vehicles > 0 ? { dollars: addUp(getVehicleSchedule.map(({ CostNew }) => CostNew)) } : undefined,
      on: { [kiosk]: `Vehicles / Total of ${plural(vehicles, 'vehicle')} / Cost New` },
    },
    {
      value: vehicles > 0 && units !== undefined ? count(units) : undefined,
      on: { [kiosk]: 'Power units of the policy' },
    },
    {
      value:
        vehicles > 0 && units !== undefined
          ? `${count(countPowerUnits(getVehicleSchedule))} on the schedule`
          : undefined,
      on: { [kiosk]: 'Power units of the policy / detail' },
    },
  ]
}

function riskFigures(answers: Answers): DeclaredFigure[] {
  const services = answers.getLossControlTracker
  const score = scoreOf(answers.getBestPracticesByClientId, answers.getBestPracticeScoresByProgram)
  const items = answers.getWarrantiesRecommdationsByClientId
  const [warranties, recommendations] = (['warranty', 'recommendation'] as const).map((kind) => openItems(items, kind))
  const [rank] = answers.getSpeedingRanks
  const month = newestMonth(answers.getSpeedingMonthlySummaries)
  const ratio = month && speedingRatio(month)
  const vehicles = answers.getClientTEVehicleCount?.vehicleCount
  const units = answers.getClientPolicyPowerUnit?.dcPowerUnit
  const learned = toLearning(
    answers.getELiveSummary ?? { employees: [], content: [] },
    answers.getELiveDataByClients,
    answers.today,
  )
  const views = viewsTogether(answers.getELiveDataByClients)
  const openWords = warranties!.length > 0 ? plural(warranties!.length, 'open warranty') : ''
  return [
    { value: score && percent(score.percent), on: { [prevention]: 'Best Practices Score' } },
    {
      value: score && (score.missing.length > 0 ? `${score.missing.length} not in place yet` : 'All in place'),
      on: { [prevention]: 'Best Practices Score / detail' },
    },
    ...[warranties!, recommendations!].map(([oldest], at) => ({
      value: oldest && `The oldest for ${formatAge(oldest.DateInitiated)}`,
      on: { [prevention]: `Open ${at === 0 ? 'warranties' : 'recommendations'} / detail` },
    })),
    {
      value: services.length > 0 ? `${services.length} contracted` : undefined,
      on: { [prevention]: 'Technology services / detail' },
    },
    {
      value: items.length > 0 ? count(warranties!.length) : undefined,
      on: { [prevention]: 'Open warranties' },
    },
    {
      value: items.length > 0 ? count(recommendations!.length) : undefined,
      on: { [prevention]: 'Open recommendations' },
    },
    {
      value:
        openWords || (recommendations!.length > 0 ? plural(recommendations!.length, 'open recommendation') : undefined),
      on: { '/risk-management': 'Risk Management / Loss Prevention & Safety' },
    },
    {
      value: services.length > 0 ? { dollars: totalOf(services) } : undefined,
      on: { [prevention]: 'Technology services' },
    },
    {
      value: services.length > 0 ? { dollars: totalOf(services) } : undefined,
      on: { [prevention]: 'Loss Prevention and Technology Services / Total amount / Contract amount' },
    },
    {
      value: rank && formatRank(rank),
      on: {
        [telematics]: 'Total Speed Ranking',
        '/risk-management': 'Risk Management / Telematics Exchange',
      },
    },
    { value: typeof ratio === 'number' ? percent(ratio * 100, 1) : undefined, on: { [telematics]: 'Speeding ratio' } },
    { value: vehicles === undefined ? undefined : count(vehicles), on: { [telematics]: 'Vehicles that send data' } },
    {
      value: vehicles === undefined || units === undefined ? undefined : `of ${count(units)} power units`,
      on: { [telematics]: 'Vehicles that send data / detail' },
    },
    { value: units === undefined ? undefined : count(units), on: { [telematics]: 'Policy Power Unit Count' } },
    { value: learned ? count(learned.completed) : undefined, on: { [learning]: 'Trainings completed last month' } },
    { value: learned ? count(learned.withLogin) : undefined, on: { [learning]: 'Employees with logins' } },
    {
      value: learned ? `of ${plural(learned.learners.length, 'employee')}` : undefined,
      on: { [learning]: 'Employees with logins / detail' },
    },
    {
      value: learned ? (learned.titles[0] ? plural(learned.titles[0].views, 'view') : '--') : undefined,
      on: { [learning]: 'Most viewed last month' },
    },
    { value: learned?.titles[0]?.title, on: { [learning]: 'Most viewed last month / detail' } },
    {
      value: views > 0 ? `${plural(views, 'view')} last month` : undefined,
      on: { '/risk-management': 'Risk Management / eLive Connect' },
    },
  ]
}

const count = (number: number) => number.toLocaleString('en-US')
const percent = (share: number, decimals = Number.isInteger(share) ? 0 : 1) => `${share.toFixed(decimals)}%`
const readable = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+).*$/, '$2/$3/$1')

/** `1 policy`, `3 policies`. */
function plural(number: number, word: string): string {
  const several = word.endsWith('y') && !word.endsWith('ay') ? `${word.slice(0, -1)}ies` : `${word}s`
  return `${count(number)} ${number === 1 ? word : several}`
}

/** Whether a text shows a value. */
export function shows(text: string, value: Value): boolean {
  if (typeof value === 'string') return text === value
  const amounts = [formatMoney(value.dollars, 0), formatMoney(value.dollars)]
  return amounts.some((amount) => text === amount || text.startsWith(`${amount} as of `))
}
