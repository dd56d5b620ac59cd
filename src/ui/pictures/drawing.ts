import type { MouseEvent } from 'react'

import type { Figures } from './figures.ts'
import { seriesColor, textWidth } from './figures.ts'

export interface DrawingProps {
  figures: Figures
  /** Pixels. */
  width: number
  height: number
  /** Says which figure the pointer is on; null when it leaves it. */
  onTip: (tip: Tip | null) => void
}

/** What a tooltip says, and where the pointer is, in pixels from the upper left corner of the drawing. */
export interface Tip {
  text: string
  x: number
  y: number
}

/** The tip for a shape that the pointer is on. */
export function tipAt({ currentTarget, clientX, clientY }: MouseEvent, text: string): Tip {
  const { left, top } = (currentTarget.closest('[role=img]') ?? currentTarget).getBoundingClientRect()
  return { text, x: clientX - left, y: clientY - top }
}

/** In place of nivo's own tooltip, which is cut off where the drawing ends. */
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

/** Room for the names of the series to the right of the last of them; none where the picture is narrow. */
export function roomForNames({ series }: Figures, width: number): number {
  if (series.length < 2 || width < 480) return 8
  return Math.min(200, Math.max(...series.map(({ name }) => textWidth(name))) + 20)
}

/**
 * The room right of the last bar, so that its label is whole where bars stand close.
 * @param room pixels right of the axis
 */
export function roomForLastLabel(labels: readonly string[], room: number): number {
  // A label stands under the middle of its bars, that far from the end of the axis.
  const share = (barPadding + (1 - barPadding) / 2) / (labels.length + barPadding)
  return Math.max(8, (textWidth(labels.at(-1) ?? '') / 2 - share * room) / (1 - share))
}

/** What of the room of a label its bars leave free. */
export const barPadding = 0.4

/** The room left of the axis, for its longest figure. */
export function roomForAxis({ series, formatAxis }: Figures): number {
  const values = series.flatMap(({ values: all }) => all).filter((value) => value !== null)
  return Math.max(36, ...values.map((value) => textWidth(formatAxis(value)))) + 14
}

/** Stripes for the series that are not final. The id holds the colour, so equal ones may stand twice on a page. */
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
