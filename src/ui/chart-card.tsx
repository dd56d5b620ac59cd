import { useReducedMotion } from '@mantine/hooks'
import { ResponsiveBar } from '@nivo/bar'
import { useId } from 'react'
import classes from './chart-card.module.css'
import { SectionCard } from './section-card.tsx'

interface ChartPoint {
  label: string
  value: number
}

interface ChartCardProps {
  title: string
  /** What the bars measure: 'Incurred by policy year'. */
  measure: string
  points: readonly ChartPoint[]
  /** Figures in the table and on the bars, in full. */
  format: (value: number) => string
  /** Figures on the axis, short. */
  formatAxis: (value: number) => string
  /** What the table's last line adds up to; without it there is no such line. */
  totalLabel?: string
}

const chartTheme = {
  text: { fontFamily: 'inherit', fontSize: 13, fill: 'var(--dimmed)' },
  axis: {
    ticks: { line: { stroke: 'none' }, text: { fontSize: 13, fill: 'var(--dimmed)' } },
    domain: { line: { stroke: 'var(--ink)', strokeWidth: 2 } },
  },
  grid: { line: { stroke: 'var(--hairline)', strokeWidth: 1 } },
  tooltip: { container: { background: 'var(--ink)', color: 'var(--paper)', fontSize: 14, borderRadius: 3 } },
}

/** Bars, and beside them the same figures as a table, for whoever cannot read the one or does not trust it. */
export function ChartCard({ title, measure, points, format, formatAxis, totalLabel }: ChartCardProps) {
  const still = useReducedMotion()
  const measureId = useId()
  return (
    <SectionCard title={title} wide>
      <div className={classes.root}>
        <div className={classes.figure}>
          <ResponsiveBar
            role="img"
            ariaLabel={`Bar chart: ${measure}. The figures are in the table.`}
            data={points.map(({ label, value }) => ({ label, value }))}
            keys={['value']}
            indexBy="label"
            margin={{ top: 16, right: 8, bottom: 36, left: 64 }}
            padding={0.45}
            colors={['var(--accent)']}
            theme={chartTheme}
            enableLabel={false}
            animate={!still}
            valueFormat={format}
            axisBottom={{ tickSize: 0, tickPadding: 12 }}
            axisLeft={{ tickSize: 0, tickPadding: 10, tickValues: 4, format: formatAxis }}
            gridYValues={4}
          />
        </div>
        <table className={classes.table} aria-labelledby={measureId}>
          <caption id={measureId}>{measure}</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
          {totalLabel ? (
            <tfoot>
              <tr>
                <th scope="row">{totalLabel}</th>
                <td>{format(points.reduce((sum, point) => sum + point.value, 0))}</td>
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </SectionCard>
  )
}
