import { useElementSize } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { DrawingBoundary } from './drawing-boundary.tsx'
import type { DrawingProps, Tip } from './drawing.ts'
import { FigureTooltip } from './figure-tooltip.tsx'
import { drawable, type Figures } from './figures.ts'
import { ChartTable } from './chart-table.tsx'
import classes from './chart.module.css'
import { Swatch } from './swatch.tsx'
import { usePageScheme } from './use-page-scheme.ts'
import type { Elements } from '../elements.ts'
import { texts } from '../texts.ts'
import { usePrinting } from '../use-printing.ts'

// Each kind of chart is a separate chunk, which loads with the first chart of the kind, after the figures.
const BarDrawing = lazy(() => import('./bar-drawing.tsx').then((module) => ({ default: module.BarDrawing })))
const LineDrawing = lazy(() => import('./line-drawing.tsx').then((module) => ({ default: module.LineDrawing })))
const RankDrawing = lazy(() => import('./rank-drawing.tsx').then((module) => ({ default: module.RankDrawing })))
const DoughnutDrawing = lazy(() =>
  import('./doughnut-drawing.tsx').then((module) => ({ default: module.DoughnutDrawing })),
)

interface ChartProps {
  figures: Figures
  /** The label of the total row; undefined for no total. */
  totalLabel?: string
  /** Whether the table is beside the chart, collapsed below it, or elsewhere on the page. */
  table?: 'beside' | 'on-request' | 'elsewhere'
}

// In pixels.
const drawnHeight = 288
const doughnutHeight = 240
/** The height of a name and its bar, in pixels. */
const rankHeight = 46
/** The width of a portrait sheet between its margins, in pixels. */
const paperWidth = 640
/** Two charts of this height, each with its table, fit on a sheet. */
const paperHeight = 176

/** A bar chart, grouped or stacked. */
export function BarChart({ stacked = false, ...given }: ChartProps & { stacked?: boolean }) {
  const chart = { ...given, figures: drawable(given.figures) }
  return (
    <Frame {...chart} kind={texts.charts.bar} keyed={!stacked}>
      {(place) => <BarDrawing figures={chart.figures} stacked={stacked} {...place} />}
    </Frame>
  )
}

/** A line chart of up to four series over months. */
export function LineChart(given: ChartProps) {
  const chart = { ...given, figures: drawable(given.figures) }
  return (
    <Frame {...chart} kind={texts.charts.line} keyed={false}>
      {(place) => <LineDrawing figures={chart.figures} {...place} />}
    </Frame>
  )
}

/** A horizontal bar chart of named values, largest first. */
export function RankChart(given: ChartProps) {
  const chart = { ...given, figures: drawable(given.figures) }
  const height = chart.figures.labels.length * rankHeight
  return (
    <Frame {...chart} kind={texts.charts.bar} keyed={false} height={height}>
      {(place) => <RankDrawing figures={chart.figures} {...place} />}
    </Frame>
  )
}

/** A doughnut of up to four parts; `middle` is the text in its center. */
export function DoughnutChart({ middle, ...given }: ChartProps & { middle?: string }) {
  const chart = { ...given, figures: drawable(given.figures) }
  return (
    <Frame {...chart} kind={texts.charts.doughnut} keyed={false} byLabel height={doughnutHeight}>
      {({ width, height, onTip }) => (
        <>
          <DoughnutDrawing figures={chart.figures} width={Math.min(width, height)} height={height} onTip={onTip} />
          {middle ? <span className={classes.middle}>{middle}</span> : null}
        </>
      )}
    </Frame>
  )
}

interface FrameProps extends ChartProps {
  /** For screen readers, for example `Bar chart`. */
  kind: string
  /** Whether the names of several series are above the chart instead of inside it. */
  keyed: boolean
  byLabel?: boolean
  /** The height of the drawing in pixels. */
  height?: number
  children: (place: Omit<DrawingProps, 'figures'>) => Elements
}

function Frame(props: FrameProps) {
  const { figures, totalLabel, table = 'beside', kind, keyed, byLabel = false, children } = props
  const { ref, width: measured } = useElementSize<HTMLDivElement>()
  const [tip, setTip] = useState<Tip | null>(null)
  const printing = usePrinting()
  const scheme = usePageScheme()
  // A chart that is rendered only for printing has no measured width.
  const width = printing ? Math.min(measured || paperWidth, paperWidth) : measured
  const { height = printing ? paperHeight : drawnHeight } = props
  if (figures.labels.length === 0) return null
  const figuresTable = <ChartTable figures={figures} totalLabel={totalLabel} byLabel={byLabel} />
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
          aria-label={texts.charts.label(kind, figures.measure)}
        >
          <DrawingBoundary>
            {/* Rendered again for printing, because a resize reaches the drawing only some frames later, and for
                another color scheme, because a drawing keeps its initial colors. */}
            <Suspense key={printing ? 'paper' : scheme}>
              {width > 0
                ? children({ width, height, onTip: (next) => setTip((now) => (now?.text === next?.text ? now : next)) })
                : null}
            </Suspense>
          </DrawingBoundary>
          {tip ? <FigureTooltip key={tip.text} tip={tip} /> : null}
        </div>
      </figure>
      {table === 'elsewhere' ? null : table === 'beside' ? (
        figuresTable
      ) : (
        <details className={classes.request}>
          <summary>{texts.charts.showTable}</summary>
          {figuresTable}
        </details>
      )}
    </div>
  )
}
