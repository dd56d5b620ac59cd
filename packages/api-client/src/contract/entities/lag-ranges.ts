/** Ranges for the days from loss to report: minimum and maximum. */
export const lagRanges = [
  { name: 'sameDay', most: 0 },
  { name: 'week', least: 1, most: 7 },
  { name: 'month', least: 8, most: 30 },
  { name: 'later', least: 31 },
] as const satisfies readonly { name: string; least?: number; most?: number }[]
export type LagRange = (typeof lagRanges)[number]['name']
