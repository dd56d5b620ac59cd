import { unknownFigure } from './unknown.ts'

/** Degrees Celsius as `48°F`, in whole degrees (TBL-007, AMB-044). */
export function formatFahrenheit(celsius: number): string {
  if (Number.isNaN(celsius)) return unknownFigure
  return `${Math.round((celsius * 9) / 5 + 32)}°F`
}
