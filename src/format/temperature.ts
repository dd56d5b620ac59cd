/** Degrees Celsius as `48°F`, in whole degrees (TBL-007, AMB-044). */
export function formatFahrenheit(celsius: number): string {
  return `${Math.round((celsius * 9) / 5 + 32)}°F`
}
