import { Bar, type BarCustomLayerProps, type BarDatum } from '@nivo/bar'

import { drawingTheme, noTooltip, tipAt, type DrawingProps } from './drawing.ts'
import { seriesColor, textWidth } from './figures.ts'

/** Horizontal bars with names above and figures behind them, for long names. */
export function RankDrawing({ figures, width, height, onTip }: DrawingProps) {
  const { labels, series, format } = figures
  const data = labels.map((label, at): BarDatum => ({ label, value: series[0]?.values[at] ?? 0 }))
  const longest = Math.max(0, ...data.map(({ value }) => textWidth(format(Number(value)))))
  return (
    <Bar
      role="presentation"
      width={width}
      height={height}
      data={data.toReversed()}
      keys={['value']}
      indexBy="label"
      layout="horizontal"
      margin={{ top: 0, right: longest + 12, bottom: 0, left: 0 }}
      padding={0.65}
      colors={seriesColor(0)}
      theme={drawingTheme}
      enableLabel={false}
      enableGridY={false}
      axisBottom={null}
      axisLeft={null}
      animate={false}
      valueFormat={format}
      tooltip={noTooltip}
      onMouseEnter={({ indexValue, formattedValue }, event) => onTip(tipAt(event, `${indexValue}: ${formattedValue}`))}
      onMouseLeave={() => onTip(null)}
      layers={['bars', Words]}
    />
  )
}

/** The names and figures of the bars. */
function Words({ bars, width }: BarCustomLayerProps<BarDatum>) {
  return bars.map(({ key, x, y, width: length, height, data }) => (
    <g key={key} fontSize={13} fill="var(--ink)">
      <text x={0} y={y - 7}>
        {shortened(String(data.indexValue), width)}
      </text>
      <text x={x + length + 8} y={y + height / 2} dominantBaseline="central" fill="var(--dimmed)">
        {data.formattedValue}
      </text>
    </g>
  ))
}

/** A name, shortened to fit; the table has the full name. */
function shortened(name: string, room: number): string {
  const maxLetters = Math.max(1, Math.floor(room / textWidth('n')))
  return name.length > maxLetters ? `${name.slice(0, maxLetters - 1).trimEnd()}…` : name
}
