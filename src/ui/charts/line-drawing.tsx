import { Line, type LineCustomSvgLayerProps } from '@nivo/line'
import { drawingTheme, noTooltip, roomForAxis, roomForNames, tipAt, type DrawingProps } from './drawing.ts'
import { EndNames } from './end-names.tsx'
import { fewerLabels } from './fewer-labels.ts'
import { seriesColor, textWidth } from './figures.ts'

interface LineSeries {
  id: string
  data: { x: string; y: number | null }[]
}

/** A line chart over months with names at the ends. Missing months leave a gap. */
export function LineDrawing({ figures, width, height, onTip }: DrawingProps) {
  const { labels, series, format, formatAxis } = figures
  const named = roomForNames(figures, width) > 8
  const right = Math.max(roomForNames(figures, width), textWidth(labels.at(-1) ?? '') / 2)
  const margin = { top: 12, right, bottom: 36, left: roomForAxis(figures) }
  const data: LineSeries[] = series.map(({ name, values }) => ({
    id: name,
    data: labels.map((x, at) => ({ x, y: values[at] ?? null })),
  }))
  return (
    <Line
      role="presentation"
      width={width}
      height={height}
      data={data}
      margin={margin}
      xScale={{ type: 'point' }}
      yScale={{ type: 'linear', min: 'auto', max: 'auto', nice: true }}
      yFormat={(value) => format(Number(value))}
      colors={series.map((_, at) => seriesColor(at))}
      lineWidth={2}
      pointSize={5}
      pointColor={{ from: 'series.color' }}
      theme={drawingTheme}
      animate={false}
      enableGridX={false}
      gridYValues={4}
      axisBottom={{ tickSize: 0, tickPadding: 12, tickValues: fewerLabels(labels, width - margin.left - margin.right) }}
      axisLeft={{ tickSize: 0, tickPadding: 10, tickValues: 4, format: (value) => formatAxis(Number(value)) }}
      useMesh
      tooltip={noTooltip}
      onMouseMove={(point, event) => {
        if ('data' in point)
          onTip(tipAt(event, `${point.seriesId}, ${point.data.xFormatted}: ${point.data.yFormatted}`))
      }}
      onMouseLeave={() => onTip(null)}
      layers={['grid', 'axes', 'lines', 'points', 'crosshair', 'mesh', ...(named ? [LastNames] : [])]}
    />
  )
}

/** The names of the series beside their last points. */
function LastNames({ series, innerHeight }: LineCustomSvgLayerProps<LineSeries>) {
  const ends = series.flatMap(({ id, data }) => {
    const last = data.findLast((point) => point.data.y !== null)
    return last ? [{ name: id, x: last.position.x, y: last.position.y }] : []
  })
  return <EndNames ends={ends} height={innerHeight} />
}
