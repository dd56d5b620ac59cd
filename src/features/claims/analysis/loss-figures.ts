import type { LossSums } from '@captive/api-client/contract'

import { formatCount } from '../../../format/count.ts'
import { formatMoney } from '../../../format/money.ts'
import { unknownFigure } from '../../../format/unknown.ts'
import { texts } from './texts.ts'

const wholeMoney = (dollars: number) => formatMoney(dollars, 0)

/** The severity: incurred dollars per claim. */
export const averageIncurred = ({ Claims, TotalIncurred }: Pick<LossSums, 'Claims' | 'TotalIncurred'>): string =>
  Claims === 0 ? unknownFigure : wholeMoney(TotalIncurred / Claims)

/** The average number of days from loss to report, for claims with a report date. */
export const averageDays = ({ Reported, DaysToReport }: Pick<LossSums, 'Reported' | 'DaysToReport'>): string =>
  Reported === 0 ? unknownFigure : formatTenths(DaysToReport / Reported)

export const formatTenths = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The columns of a table of losses. `openOnly` limits the link of the figure to open claims. */
export const lossColumns = [
  { header: texts.columns.Claims, show: ({ Claims }: LossSums) => formatCount(Claims) },
  { header: texts.columns.Open, show: ({ Open }: LossSums) => formatCount(Open), openOnly: true },
  { header: texts.columns.TotalIncurred, show: ({ TotalIncurred }: LossSums) => wholeMoney(TotalIncurred) },
  { header: texts.columns.average, show: averageIncurred },
  { header: texts.columns.days, show: averageDays },
] as const satisfies readonly { header: string; show: (sums: LossSums) => string; openOnly?: true }[]
