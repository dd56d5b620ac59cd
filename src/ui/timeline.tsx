import type { ReactNode } from 'react'
import { formatDate, formatTimestamp } from '../format/date.ts'
import { formatDaysAgo } from '../format/days-ago.ts'
import classes from './timeline.module.css'

export interface TimelineEntry {
  id: string
  /** A timestamp or a date, ISO 8601. */
  at: string
  /** What happened, for example `Reserve raised to $12,000`. */
  title: string
  who?: string
  children?: ReactNode
}

/** Dated entries, sorted newest first. `label` is the name for screen readers. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  const newestFirst = entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <ol className={classes.root} aria-label={label}>
      {newestFirst.map(({ id, at, title, who, children }) => (
        <li key={id} className={classes.entry}>
          <p className={classes.when}>
            <time dateTime={at}>{at.length > 'yyyy-MM-dd'.length ? formatTimestamp(at) : formatDate(at)}</time>
            <DaysAgo at={at} />
            {who ? <span>{who}</span> : null}
          </p>
          <div className={classes.what}>
            <p className={classes.title}>{title}</p>
            {children ? <div className={classes.text}>{children}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

function DaysAgo({ at }: Pick<TimelineEntry, 'at'>) {
  const words = formatDaysAgo(at)
  return words ? <span>{words}</span> : null
}
