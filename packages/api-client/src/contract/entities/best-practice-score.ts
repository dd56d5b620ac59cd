import type { BestPractice, BestPracticeScore } from './risk.ts'

/** A section of the checklist. */
interface Section {
  name: string
  isInPlace: boolean
}

export interface Score {
  /** 0 to 100, rounded to a tenth. */
  percent: number
  /** Sections that are not in place, with their weight in percent; the heaviest first. */
  missing: { section: string; percent: number }[]
}

/** The distinct sections of a checklist in its order. A section is in place if one of its practices is selected. */
export function sectionsOf(practices: readonly BestPractice[]): Section[] {
  return [...Map.groupBy(practices, ({ Section: section }) => section.trim())].map(([name, those]) => ({
    name,
    isInPlace: those.some(({ IsSelectedInd }) => IsSelectedInd === 1),
  }))
}

/**
 * The sum of the weights of the sections in place (AMB-180). Weights are fractions if they add up to at most 1, and
 * percentages otherwise.
 * @returns undefined without weights or without a checklist
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
