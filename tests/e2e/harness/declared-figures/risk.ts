import { openItems, scoreOf, speedingRatio } from '@captive/api-client/contract'

import { toLearning, totalViews } from '../../../../src/features/risk-management/elive-connect/learning.ts'
import { totalOf } from '../../../../src/features/risk-management/loss-prevention/service-total.ts'
import { formatRank, newestMonth } from '../../../../src/features/risk-management/telematics/speeding.ts'
import { formatAge } from '../../../../src/format/age.ts'
import type { Answers } from './answers.ts'
import { count, percent, plural, type DeclaredFigure } from './figure.ts'
import { learning, prevention, telematics } from './paths.ts'

export function riskFigures(answers: Answers): DeclaredFigure[] {
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
  const views = totalViews(answers.getELiveDataByClients)
  const openWords = warranties!.length > 0 ? plural(warranties!.length, 'open warranty') : ''
  return [
    { value: score && percent(score.percent), on: { [prevention]: 'Best Practices Score' } },
    {
      value: score && (score.missing.length > 0 ? `${score.missing.length} not in place yet` : 'All in place'),
      on: { [prevention]: 'Best Practices Score / detail' },
    },
    ...[warranties!, recommendations!].map(([oldest], at) => ({
      value: oldest && `Oldest: ${formatAge(oldest.DateInitiated)}`,
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
    { value: vehicles === undefined ? undefined : count(vehicles), on: { [telematics]: 'Vehicles sending data' } },
    {
      value: vehicles === undefined || units === undefined ? undefined : `of ${count(units)} power units`,
      on: { [telematics]: 'Vehicles sending data / detail' },
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
