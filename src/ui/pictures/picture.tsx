import { useElementSize } from '@mantine/hooks'
import { lazy, Suspense, type ReactNode } from 'react'
import { DrawingBoundary } from './drawing-boundary.tsx'
import type { Figures } from './figures.ts'
import { PictureTable } from './picture-table.tsx'
import classes from './picture.module.css'
import { Swatch } from './swatch.tsx'
import { usePrinting } from './use-printing.ts'

// Each sort is a chunk of its own, asked for when the first of it is drawn: the figures are there before.
const BarDrawing = lazy(() => import('./bar-drawing.tsx').then((module) => ({ default: module.BarDrawing })))
const LineDrawing = lazy(() => import('./line-drawing.tsx').then((module) => ({ default: module.LineDrawing })))
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

const drawnHeight = 288
/** What an upright sheet takes beside its margins, in pixels. */
const paperWidth = 640

/** Bars for each label, side by side or upon each other. */
export function BarPicture({ stacked = false, ...picture }: PictureProps & { stacked?: boolean }) {
  return (
    <Frame {...picture} sort="Bar chart" keyed={!stacked}>
      {(width) => <BarDrawing figures={picture.figures} stacked={stacked} width={width} height={drawnHeight} />}
    </Frame>
  )
}

/** The course of up to four figures over months. */
export function LinePicture(picture: PictureProps) {
  return (
    <Frame {...picture} sort="Line chart" keyed={false}>
      {(width) => <LineDrawing figures={picture.figures} width={width} height={drawnHeight} />}
    </Frame>
  )
}

/** Up to four parts of a whole; `middle` is what they make together. */
export function DoughnutPicture({ middle, ...picture }: PictureProps & { middle?: string }) {
  return (
    <Frame {...picture} sort="Doughnut chart" keyed={false} byLabel>
      {(width) => (
        <>
          <DoughnutDrawing figures={picture.figures} width={Math.min(width, 240)} height={240} />
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
  children: (width: number) => ReactNode
}

function Frame({ figures, totalLabel, table = 'beside', sort, keyed, byLabel = false, children }: FrameProps) {
  const { ref, width: measured } = useElementSize<HTMLDivElement>()
  const width = usePrinting() ? Math.min(measured, paperWidth) : measured
  const figuresTable = <PictureTable figures={figures} totalLabel={totalLabel} byLabel={byLabel} />
  return (
    <div className={classes.root} data-table={table} data-doughnut={byLabel || undefined}>
      <figure className={classes.figure}>
        {figures.series.length > 1 && (keyed || (width > 0 && width < 480)) ? (
          <figcaption className={classes.key} aria-hidden>
            {figures.series.map(({ name, hatched }, at) => (
              <span key={name}>
                <Swatch at={at} hatched={hatched} /> {name}
              </span>
            ))}
          </figcaption>
        ) : null}
        <div
          ref={ref}
          className={classes.drawing}
          role="img"
          aria-label={`${sort}: ${figures.measure}. The figures are in the table.`}
        >
          <DrawingBoundary>
            <Suspense>{width > 0 ? children(width) : null}</Suspense>
          </DrawingBoundary>
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
