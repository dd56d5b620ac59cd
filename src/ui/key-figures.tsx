import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { use, type CSSProperties, type ReactNode } from 'react'
import { CourseLine } from './course-line.tsx'
import classes from './key-figures.module.css'
import { OverviewContext } from './overview.tsx'

export interface KeyFigureProps {
  /** What is counted, in two or three words: 'Open claims'. */
  label: string
  /** The figure with its unit, in full: `$1,204,310`, `12`, `3rd of 41 Members`. Undefined while it loads. */
  value: string | undefined
  /** What else is known of the same things: '$241,310 incurred'. */
  detail?: string
  /** 'as of 09/30/2024'. */
  asOf?: string
  /** One word on how it moved, with its sign: 'up 3', 'down 4%'; `sense` says whether that is good. */
  moved?: { word: string; sense: 'gain' | 'loss' | 'neither' }
  /** Its last eight quarters, oldest first; empty while they load, which keeps their room. */
  course?: readonly number[]
  /** The link to the register it comes from. */
  link?: ReactNode
  /** The figure did not load: what to do to try again. */
  onRetry?: () => void
}

/** One figure that answers a question. While it loads it keeps its height; one that fails on an overview is not there. */
export function KeyFigure({ label, value, detail, asOf, moved, course, link, onRetry }: KeyFigureProps) {
  const onOverview = use(OverviewContext)
  if (onRetry && onOverview) return null
  const waits = value === undefined && !onRetry
  return (
    <div className={classes.figure} data-waits={waits || undefined}>
      <dt>{label}</dt>
      <dd className={classes.value} style={{ '--longest-word': longestWord(value) } as CSSProperties}>
        {onRetry ? <span className={classes.failed}>Did not load</span> : <span>{value}</span>}
        {waits ? <Waiting label={label} /> : null}
      </dd>
      <dd className={classes.note}>
        {onRetry ? (
          <Button variant="subtle" size="compact-sm" onClick={onRetry} aria-label={`Try again to load ${label}`}>
            Try again
          </Button>
        ) : (
          <>
            {detail ? <strong>{detail}</strong> : null}
            {moved ? <span data-sense={moved.sense}>{moved.word}</span> : null}
            {asOf ? <span>{asOf}</span> : null}
          </>
        )}
      </dd>
      {course && (course.length > 1 || waits) ? (
        <dd className={classes.drawn}>
          {waits ? null : (
            <CourseLine values={course} label={`${label}: course over the last ${course.length} quarters`} />
          )}
        </dd>
      ) : null}
      {link ? <dd className={classes.link}>{link}</dd> : null}
    </div>
  )
}

/** In letters: a figure is never broken, so that one too long for its column is set smaller. */
const longestWord = (value = '') => Math.max(1, ...value.split(' ').map((word) => word.length))

function Waiting({ label }: { label: string }) {
  return (
    <span role="status" aria-busy="true">
      <VisuallyHidden>{`Loading ${label}`}</VisuallyHidden>
      <Skeleton className={classes.waiting ?? ''} />
    </span>
  )
}

/** Two to five key figures in a line, the answer before any list. Holds `KeyFigure`s. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return (
    <div className={classes.root} data-figures>
      <dl className={classes.line}>{children}</dl>
    </div>
  )
}
