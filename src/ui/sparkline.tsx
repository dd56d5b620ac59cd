import classes from './metrics.module.css'

const width = 96
const height = 28
const inset = 3

/** A sparkline of a figure, oldest value first, with a text alternative. */
export function Sparkline({ values: given, label }: { values: readonly number[]; label: string }) {
  const values = given.filter(Number.isFinite)
  const smallest = Math.min(...values)
  const span = Math.max(...values) - smallest || 1
  const points = values.map((value, at) => ({
    x: inset + (at / Math.max(1, values.length - 1)) * (width - 2 * inset),
    y: height - inset - ((value - smallest) / span) * (height - 2 * inset),
  }))
  const last = points.at(-1)
  return (
    <svg className={classes.trend} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {last ? <circle cx={last.x} cy={last.y} r={2.5} /> : null}
    </svg>
  )
}
