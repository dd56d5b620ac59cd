interface Series {
  name: string
  /** One value per label; null for none. */
  values: readonly (number | null)[]
  /** Whether the series is not final, for example reserves; it is then hatched. */
  hatched?: true
}

/** The data of a chart and its table. */
export interface Figures {
  /** The title, for example `Incurred by policy year`. */
  measure: string
  /** The labels in order. */
  labels: readonly string[]
  /** At most four series; the position determines the color. */
  series: readonly Series[]
  /** An additional text column of the table. */
  remark?: { name: string; texts: readonly (string | null)[] }
  /** Formats a figure in full. */
  format: (value: number) => string
  /** Formats a figure for an axis. */
  formatAxis: (value: number) => string
}

/** The drawable figures: distinct labels, no blank labels and no unknown values. */
export function drawable(figures: Figures): Figures {
  const { labels, series, remark } = figures
  const places = labels.flatMap((label, at) => (label.trim() !== '' && labels.indexOf(label) === at ? [at] : []))
  const known = (value: number | null | undefined) => (Number.isFinite(value) ? (value ?? null) : null)
  return {
    ...figures,
    labels: places.map((at) => labels[at] ?? ''),
    series: series.map((one) => ({ ...one, values: places.map((at) => known(one.values[at])) })),
    ...(remark && { remark: { ...remark, texts: places.map((at) => remark.texts[at] ?? null) } }),
  }
}

/** The color of a series by position, from 0. */
export function seriesColor(at: number): string {
  return `var(--series${(at % 4) + 1})`
}

/** An upper bound of the width of a 13 px text in pixels. */
export function textWidth(text: string): number {
  return text.length * 7.5
}
