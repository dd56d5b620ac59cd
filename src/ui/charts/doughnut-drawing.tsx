import { Pie } from '@nivo/pie'
import { drawingTheme, noTooltip, tipAt, type DrawingProps } from './drawing.ts'
import { seriesColor } from './figures.ts'

/** A doughnut, clockwise from the top. The table beside it has the names. */
export function DoughnutDrawing({ figures, width, height, onTip }: DrawingProps) {
  const { labels, series, format } = figures
  return (
    <Pie
      role="presentation"
      width={width}
      height={height}
      data={labels.map((label, at) => ({ id: label, value: series[0]?.values[at] ?? 0 }))}
      colors={labels.map((_, at) => seriesColor(at))}
      margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
      innerRadius={0.7}
      padAngle={1}
      theme={drawingTheme}
      animate={false}
      valueFormat={format}
      tooltip={noTooltip}
      onMouseMove={({ id, formattedValue }, event) => onTip(tipAt(event, `${id}: ${formattedValue}`))}
      onMouseLeave={() => onTip(null)}
      enableArcLabels={false}
      enableArcLinkLabels={false}
    />
  )
}
