import { textWidth } from './figures.ts'

/**
 * The labels of an axis of `width` pixels that do not overlap: every second, every third, …, counted from the last one.
 */
export function fewerLabels(labels: readonly string[], width: number): string[] {
  const widest = Math.max(...labels.map(textWidth)) + 12
  const step = Math.max(1, Math.ceil((widest * labels.length) / Math.max(1, width)))
  return labels.filter((_, at) => (labels.length - 1 - at) % step === 0)
}
