import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { use, type CSSProperties, type ReactNode } from 'react'
import { Sparkline } from './sparkline.tsx'
import classes from './metrics.module.css'
import { OverviewContext } from './overview.tsx'
import { texts } from './texts.ts'

export interface MetricProps {
  /** Two or three words, for example `Open claims`. */
  label: string
  /** The value with its unit, for example `$1,204,310` or `3rd of 41 Members`; undefined while it loads. */
  value: string | undefined
  /** A second fact, for example `$241,310 incurred`. */
  detail?: string
  /** For example `as of 09/30/2024`. */
  asOf?: string
  /** The change, for example `up 3` or `down 4%`; `sense` says whether it is good. */
  change?: { word: string; sense: 'gain' | 'loss' | 'neither' }
  /** The last eight quarters, oldest first; empty while they load, to reserve space. */
  trend?: readonly number[]
  /** A link to the table behind the figure. */
  link?: ReactNode
  /** Reloads the figure; set if it could not be loaded. */
  onRetry?: () => void
}

/** A figure with its label. On an overview page, it renders nothing on failure. */
export function Metric({ label, value, detail, asOf, change, trend, link, onRetry }: MetricProps) {
  const onOverview = use(OverviewContext)
  if (onRetry && onOverview) return null
  const waits = value === undefined && !onRetry
  return (
    <div className={classes.figure} data-waits={waits || undefined}>
      <dt>{label}</dt>
      <dd className={classes.value} style={{ '--longest-word': longestWord(value) } as CSSProperties}>
        {onRetry ? <span className={classes.failed}>{texts.metrics.failed}</span> : <span>{value}</span>}
        {waits ? <Waiting label={label} /> : null}
      </dd>
      <dd className={classes.note}>
        {onRetry ? (
          <Button variant="subtle" size="compact-sm" onClick={onRetry} aria-label={texts.metrics.retry(label)}>
            {texts.tryAgain}
          </Button>
        ) : (
          <>
            {detail ? <strong>{detail}</strong> : null}
            {change ? <span data-sense={change.sense}>{change.word}</span> : null}
            {asOf ? <span>{asOf}</span> : null}
          </>
        )}
      </dd>
      {trend && (trend.length > 1 || waits) ? (
        <dd className={classes.drawn}>
          {waits ? null : <Sparkline values={trend} label={texts.metrics.history(label, trend.length)} />}
        </dd>
      ) : null}
      {link ? <dd className={classes.link}>{link}</dd> : null}
    </div>
  )
}

/** The longest word in letters, to reduce the font size of figures that are too long for one line. */
const longestWord = (value = '') => Math.max(1, ...value.split(' ').map((word) => word.length))

function Waiting({ label }: { label: string }) {
  return (
    <span role="status" aria-busy="true">
      <VisuallyHidden>{texts.loading(label)}</VisuallyHidden>
      <Skeleton className={classes.waiting ?? ''} />
    </span>
  )
}

/** Two to five `Metric`s in a row. */
export function Metrics({ children }: { children: ReactNode }) {
  return (
    <div className={classes.root} data-figures>
      <dl className={classes.line}>{children}</dl>
    </div>
  )
}
