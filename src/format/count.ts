import { unknownFigure } from './unknown.ts'

/** `1,234`, or `--` where the number is not known. */
export function formatCount(count: number): string {
  return Number.isNaN(count) ? unknownFigure : count.toLocaleString('en-US')
}
