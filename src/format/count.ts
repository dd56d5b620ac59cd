import { unknownFigure } from './unknown.ts'

/** `1,234`, or `--` for an unknown number. */
export function formatCount(count: number): string {
  return Number.isNaN(count) ? unknownFigure : count.toLocaleString('en-US')
}
