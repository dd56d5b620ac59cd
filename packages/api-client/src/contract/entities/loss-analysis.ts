import { Type, type Static } from 'typebox'

import { ClaimSums } from './claim-totals.ts'
import { calendarDate, dollars, nullable } from './field.ts'
import { SourceValuation } from './source-valuation.ts'
import { object } from '../object.ts'

const LossSums = {
  ...ClaimSums.properties,
  Reported: Type.Integer({ description: 'The number of claims whose day of report is known' }),
  DaysToReport: Type.Integer({ description: 'The days from loss to report of these claims, added up' }),
}

/** Claims that share a value. */
export const LossGroup = object(
  { Value: Type.String({ description: 'Empty for claims without a value' }), ...LossSums },
  { title: 'LossGroup' },
)
export type LossGroup = Static<typeof LossGroup>

const groups = (description: string) => Type.Array(LossGroup, { description })

/** Frequency, severity and report lag of claims. */
export const LossAnalysis = object(
  {
    Total: object(LossSums),
    Lines: groups('By line of business; empty for another line'),
    Years: groups('By the year the policy took effect, oldest first'),
    Causes: groups('By type of loss, largest incurred first; at most 50'),
    States: groups('By state of loss, largest incurred first; at most 50'),
    Drivers: groups('By driver, largest incurred first; at most 50'),
    Vehicles: groups('By vehicle, largest incurred first; at most 50'),
    Hours: groups('By hour of the loss, 00 to 23'),
    Lags: groups('By range of days from loss to report'),
    Valuations: Type.Array(SourceValuation, { description: 'The newest valuation of each source, newest first' }),
  },
  { title: 'LossAnalysis' },
)
export type LossAnalysis = Static<typeof LossAnalysis>
export type LossSums = LossAnalysis['Total']

/** A cell of the loss development: the claims of a policy year, valued at one age of their policies. */
const DevelopmentCell = object({
  Months: Type.Integer({ description: 'Months since the policies took effect' }),
  AsOf: calendarDate(),
  Claims: Type.Integer(),
  TotalIncurred: dollars(),
})

/** The loss development of one policy year, with an entry for each age that stored valuations cover. */
export const DevelopmentYear = object(
  { Year: Type.Integer(), Claims: Type.Integer(), TotalIncurred: dollars(), Ages: Type.Array(DevelopmentCell) },
  { title: 'DevelopmentYear' },
)
export type DevelopmentYear = Static<typeof DevelopmentYear>

const quartiles = (description: string) =>
  nullable(
    object(
      { Members: Type.Integer(), Lower: Type.Number(), Median: Type.Number(), Upper: Type.Number() },
      { description: `${description}; null for fewer than five members` },
    ),
  )

/** A company compared with the quartiles of the members of its program. */
export const LossComparison = object(
  {
    From: calendarDate(),
    To: calendarDate(),
    Years: Type.Integer({ description: 'The number of years from `From` to `To`' }),
    Own: nullable(ClaimSums),
    PowerUnits: nullable(Type.Integer()),
    PerYear: quartiles('Claims per year, to a tenth'),
    PerPowerUnits: quartiles('Claims per year per 100 power units, to a tenth'),
    Average: quartiles('Incurred per claim, to $100'),
  },
  { title: 'LossComparison' },
)
export type LossComparison = Static<typeof LossComparison>
