interface Series {
  name: string
  /** One for each label; null where there is nothing yet. */
  values: readonly (number | null)[]
  /** Not final: reserved beside paid. Hatched rather than filled. */
  hatched?: true
}

/** What a picture and its table both say. */
export interface Figures {
  /** What is measured: 'Incurred by policy year'. */
  measure: string
  /** Years, months or parts, in order. */
  labels: readonly string[]
  /** At most four, told apart by their place among the colours of the palette. */
  series: readonly Series[]
  /** What else the table says of each label, in words: the place of a month among others. */
  remark?: { name: string; texts: readonly (string | null)[] }
  /** Figures in full. */
  format: (value: number) => string
  /** Figures on an axis, short. */
  formatAxis: (value: number) => string
}

/** What of figures can be drawn: each label once, none that is blank, and no value that is not known. */
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

/** The colour of the series at a place, from 0. */
export function seriesColor(at: number): string {
  return `var(--series${(at % 4) + 1})`
}

/** Pixels that a text of 13 px takes, generously. */
export function textWidth(text: string): number {
  return text.length * 7.5
}
