import { addUp, fundsOf, lossesByPolicyYear, lossesByPremiumYear, programNumber } from '@captive/api-client/contract'

import { sumOf, toMovementRows } from '../../../../src/features/financial/movement-rows.ts'
import { fundFigure } from '../../../../src/funds/fund-words.ts'
import type { Answers } from './answers.ts'
import type { DeclaredFigure, Value } from './figure.ts'
import { finances } from './paths.ts'

export function fundFigures(answers: Answers): DeclaredFigure[] {
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
    { value: moved('assessment'), on: { [finances]: 'Assessed in the past 5 years' } },
    { value: moved('distribution'), on: { [finances]: 'Distributed in the past 5 years' } },
    { value: pending('assessment'), on: { [finances]: 'Assessed in the past 5 years / detail' } },
    { value: pending('distribution'), on: { [finances]: 'Distributed in the past 5 years / detail' } },
    ...[...Map.groupBy(getMemberFundAnalysis, ({ YearQuarter }) => YearQuarter)].map(([quarter, rows]) => ({
      value: { dollars: addUp(fundsOf(rows).map(({ total }) => total)) },
      on: { [finances]: `Member Fund Analysis / Q${Number(quarter.slice(4))} ${quarter.slice(0, 4)}` },
    })),
  ]
}
