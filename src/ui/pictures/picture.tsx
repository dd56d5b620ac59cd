import { useElementSize } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { DrawingBoundary } from './drawing-boundary.tsx'
import type { DrawingProps, Tip } from './drawing.ts'
import { FigureTooltip } from './figure-tooltip.tsx'
import { drawable, type Figures } from './figures.ts'
import { PictureTable } from './picture-table.tsx'
import classes from './picture.module.css'
import { Swatch } from './swatch.tsx'
import { usePageScheme } from './use-page-scheme.ts'
import type { Elements } from '../elements.ts'
import { usePrinting } from '../use-printing.ts'

// Each sort is a chunk of its own, asked for when the first of it is drawn: the figures are there before.
const BarDrawing = lazy(() => import('./bar-drawing.tsx').then((module) => ({ default: module.BarDrawing })))
const LineDrawing = lazy(() => import('./line-drawing.tsx').then((module) => ({ default: module.LineDrawing })))
const RankDrawing = lazy(() => import('./rank-drawing.tsx').then((module) => ({ default: module.RankDrawing })))
const DoughnutDrawing = lazy(() =>
  import('./doughnut-drawing.tsx').then((module) => ({ default: module.DoughnutDrawing })),
)

interface PictureProps {
  figures: Figures
  /** What the table's last line adds up to; without it there is no such line. */
  totalLabel?: string
  /** Where the table stands: beside the picture, or under it one press away. */
  table?: 'beside' | 'on request'
}

// Pixels.
const drawnHeight = 288
const doughnutHeight = 240
/** A name and its bar. */
const rankHeight = 46
/** What an upright sheet takes beside its margins, in pixels. */
const paperWidth = 640
/** Two of them, each with its table, fit a sheet. */
const paperHeight = 176

/** Bars for each label, side by side or upon each other. */
export function BarPicture({ stacked = false, ...given }: PictureProps & { stacked?: boolean }) {
  const picture = { ...given, figures: drawable(given.figures) }
  return (
    <Frame {...picture} sort="Bar chart" keyed={!stacked}>
      {(place) => <BarDrawing figures={picture.figures} stacked={stacked} {...place} />}
    </Frame>
  )
}

/** The course of up to four figures over months. */
export function LinePicture(given: PictureProps) {
  const picture = { ...given, figures: drawable(given.figures) }
  return (
    <Frame {...picture} sort="Line chart" keyed={false}>
      {(place) => <LineDrawing figures={picture.figures} {...place} />}
    </Frame>
  )
}

/** One figure for each of a few names, the largest first. */
export function RankPicture(given: PictureProps) {
  const picture = { ...given, figures: drawable(given.figures) }
  const height = picture.figures.labels.length * rankHeight
  return (
    <Frame {...picture} sort="Bar chart" keyed={false} height={height}>
      {(place) => <RankDrawing figures={picture.figures} {...place} />}
    </Frame>
  )
}

/** Up to four parts of a whole; `middle` is what they make together. */
export function DoughnutPicture({ middle, ...given }: PictureProps & { middle?: string }) {
  const picture = { ...given, figures: drawable(given.figures) }
  return (
    <Frame {...picture} sort="Doughnut chart" keyed={false} byLabel height={doughnutHeight}>
      {({ width, height, onTip }) => (
        <>
          <DoughnutDrawing figures={picture.figures} width={Math.min(width, height)} height={height} onTip={onTip} />
          {middle ? <span className={classes.middle}>{middle}</span> : null}
        </>
      )}
    </Frame>
  )
}

interface FrameProps extends PictureProps {
  sort: string
  /** Whether the names of several series stand above the picture; else they stand in it, where it is wide enough. */
  keyed: boolean
  byLabel?: boolean
  /** Of what is drawn, in pixels; where it takes no more than it must, on paper as well. */
  height?: number
  children: (place: Omit<DrawingProps, 'figures'>) => Elements
}

function Frame(props: FrameProps) {
  const { figures, totalLabel, table = 'beside', sort, keyed, byLabel = false, children } = props
  const { ref, width: measured } = useElementSize<HTMLDivElement>()
  const [tip, setTip] = useState<Tip | null>(null)
  const printing = usePrinting()
  const scheme = usePageScheme()
  // What comes onto the page for paper alone was never measured.
  const width = printing ? Math.min(measured || paperWidth, paperWidth) : measured
  const { height = printing ? paperHeight : drawnHeight } = props
  if (figures.labels.length === 0) return null
  const figuresTable = <PictureTable figures={figures} totalLabel={totalLabel} byLabel={byLabel} />
  return (
    <div className={classes.root} data-table={table} data-doughnut={byLabel || undefined}>
      <figure className={classes.figure}>
        {figures.series.length > 1 && (keyed || (width > 0 && width < 480)) ? (
          <figcaption className={classes.key} aria-hidden>
            {figures.series.map(({ name, hatched }, at) => (
              <span key={name}>
                <Swatch at={at} hatched={hatched} />
                <span>{` ${name}`}</span>
              </span>
            ))}
          </figcaption>
        ) : null}
        <div
          ref={ref}
          className={classes.drawing}
          style={{ height }}
          role="img"
          aria-label={`${sort}: ${figures.measure}. The figures are in the table.`}
        >
          <DrawingBoundary>
            {/* Drawn anew for paper: a drawing that is there moves to its new width only frames later. And in the other
                scheme: it keeps the colours that it began with. */}
            <Suspense key={printing ? 'paper' : scheme}>
              {width > 0
                ? children({ width, height, onTip: (next) => setTip((now) => (now?.text === next?.text ? now : next)) })
                : null}
            </Suspense>
          </DrawingBoundary>
          {tip ? <FigureTooltip key={tip.text} tip={tip} /> : null}
        </div>
      </figure>
      {table === 'beside' ? (
        figuresTable
      ) : (
        <details className={classes.request}>
          <summary>Show as table</summary>
          {figuresTable}
        </details>
      )}
    </div>
  )
}
