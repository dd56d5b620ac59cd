import type { BestPractice, BestPracticeScore } from '@captive/api-client/contract'

import { formatPercent } from '../../../format/percent.ts'

/** A section of the checklist and how it stands. */
interface Section {
  name: string
  isInPlace: boolean
}

export interface Score {
  /** 0 to 100, to a tenth. */
  percent: number
  /** What is not in place yet with what it counts, in per cent; what counts most first. */
  missing: { section: string; percent: number }[]
}

/** Each section of a checklist once, in its order; one of its practices that is selected puts it in place. */
export function sectionsOf(practices: readonly BestPractice[]): Section[] {
  return [...Map.groupBy(practices, ({ Section: section }) => section.trim())].map(([name, those]) => ({
    name,
    isInPlace: those.some(({ IsSelectedInd }) => IsSelectedInd === 1),
  }))
}

/**
 * The sum of the weights of the sections in place (LPS-003, AMB-180). Weights that together come to 1 at most are shares
 * of one rather than per cent.
 * @returns undefined where a program weighs nothing or a company has no checklist
 */
export function scoreOf(practices: readonly BestPractice[], weights: readonly BestPracticeScore[]): Score | undefined {
  if (practices.length === 0 || weights.length === 0) return undefined
  const sum = (rows: readonly BestPracticeScore[]) => rows.reduce((total, { Weight }) => total + Weight, 0)
  const unit = sum(weights) <= 1 ? 100 : 1
  const toPercent = (weight: number) => Math.round(weight * unit * 10) / 10
  const inPlace = new Set(sectionsOf(practices).flatMap(({ name, isInPlace }) => (isInPlace ? [name] : [])))
  const isMet = ({ Section: section }: BestPracticeScore) => inPlace.has(section.trim())
  return {
    percent: toPercent(sum(weights.filter(isMet))),
    missing: weights
      .filter((row) => !isMet(row))
      .map((row) => ({ section: row.Section, percent: toPercent(row.Weight) }))
      .toSorted((one, other) => other.percent - one.percent),
  }
}

/** `78%`, `78.5%`. */
export function formatScore(percent: number): string {
  return formatPercent(percent / 100, Number.isInteger(percent) ? 0 : 1)
}
