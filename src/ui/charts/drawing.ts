import type { MouseEvent } from 'react'

import type { Figures } from './figures.ts'
import { seriesColor, textWidth } from './figures.ts'

export interface DrawingProps {
  figures: Figures
  /** In pixels. */
  width: number
  height: number
  /** Called with the figure under the pointer; null when the pointer leaves it. */
  onTip: (tip: Tip | null) => void
}

/** The text of a tooltip and the position of the pointer, in pixels from the top left corner of the drawing. */
export interface Tip {
  text: string
  x: number
  y: number
}

/** The tooltip of the shape under the pointer. */
export function tipAt({ currentTarget, clientX, clientY }: MouseEvent, text: string): Tip {
  const { left, top } = (currentTarget.closest('[role=img]') ?? currentTarget).getBoundingClientRect()
  return { text, x: clientX - left, y: clientY - top }
}

/** Replaces the tooltip of nivo, which the drawing would clip. */
export const noTooltip = () => null

export const drawingTheme = {
  text: { fontFamily: 'inherit', fontSize: 13, fill: 'var(--dimmed)' },
  axis: {
    ticks: { line: { stroke: 'none' }, text: { fontSize: 13, fill: 'var(--dimmed)' } },
    domain: { line: { stroke: 'var(--ink)', strokeWidth: 1 } },
  },
  grid: { line: { stroke: 'var(--hairline)', strokeWidth: 1 } },
  crosshair: { line: { stroke: 'var(--ink)', strokeWidth: 1 } },
}

/** Space for the series names at the right; 0 for narrow charts. */
export function roomForNames({ series }: Figures, width: number): number {
  if (series.length < 2 || width < 480) return 8
  return Math.min(200, Math.max(...series.map(({ name }) => textWidth(name))) + 20)
}

/**
 * The space right of the last bar, so that its label is not clipped.
 * @param room pixels right of the axis
 */
export function roomForLastLabel(labels: readonly string[], room: number): number {
  // The distance between the center of the last bars, where the label is, and the end of the axis.
  const share = (barPadding + (1 - barPadding) / 2) / (labels.length + barPadding)
  return Math.max(8, (textWidth(labels.at(-1) ?? '') / 2 - share * room) / (1 - share))
}

/** The share of a label's space that its bars leave free. */
export const barPadding = 0.4

/** The space left of the axis for its longest figure. */
export function roomForAxis({ series, formatAxis }: Figures): number {
  const values = series.flatMap(({ values: all }) => all).filter((value) => value !== null)
  return Math.max(36, ...values.map((value) => textWidth(formatAxis(value)))) + 14
}

/** Stripes for series that are not final. The id contains the color, so duplicates on a page are equal. */
export function stripes({ series }: Figures) {
  const hatched = series.flatMap(({ name, hatched: is }, at) => (is ? [{ name, at, id: `stripes-${at}` }] : []))
  return {
    defs: hatched.map(({ at, id }) => ({
      id,
      type: 'patternLines',
      background: 'var(--paper)',
      color: seriesColor(at),
      rotation: -45,
      lineWidth: 3,
      spacing: 7,
    })),
    fill: hatched.map(({ name, id }) => ({ match: { id: name }, id })),
  }
}
