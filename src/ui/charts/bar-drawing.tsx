import { Bar, type BarCustomLayerProps, type BarDatum } from '@nivo/bar'
import {
  barPadding,
  drawingTheme,
  noTooltip,
  roomForAxis,
  roomForLastLabel,
  roomForNames,
  stripes,
  tipAt,
  type DrawingProps,
} from './drawing.ts'
import { EndNames } from './end-names.tsx'
import { fewerLabels } from './fewer-labels.ts'
import { seriesColor } from './figures.ts'

/** A grouped or stacked bar chart. */
export function BarDrawing({ figures, width, height, onTip, stacked }: DrawingProps & { stacked: boolean }) {
  const { labels, series, format, formatAxis } = figures
  const named = stacked && roomForNames(figures, width) > 8
  const left = roomForAxis(figures)
  const right = named ? roomForNames(figures, width) : roomForLastLabel(labels, width - left)
  const margin = { top: 12, right, bottom: 36, left }
  const data = labels.map((label, at): BarDatum =>
    Object.fromEntries([['label', label], ...series.map(({ name, values }) => [name, values[at] ?? 0])]),
  )
  return (
    <Bar
      role="presentation"
      width={width}
      height={height}
      data={data}
      keys={series.map(({ name }) => name)}
      indexBy="label"
      groupMode={stacked ? 'stacked' : 'grouped'}
      margin={margin}
      padding={barPadding}
      innerPadding={stacked ? 1 : 3}
      colors={({ id }) => seriesColor(series.findIndex(({ name }) => name === id))}
      {...stripes(figures)}
      borderWidth={1}
      borderColor={({ data: { id } }) => seriesColor(series.findIndex(({ name }) => name === id))}
      theme={drawingTheme}
      enableLabel={false}
      animate={false}
      valueFormat={format}
      tooltip={noTooltip}
      onMouseEnter={({ id, indexValue, formattedValue }, event) =>
        onTip(tipAt(event, `${id}, ${indexValue}: ${formattedValue}`))
      }
      onMouseLeave={() => onTip(null)}
      axisBottom={{ tickSize: 0, tickPadding: 12, tickValues: fewerLabels(labels, width - left - right) }}
      // The axis ends at a tick, so that no bar extends beyond it.
      valueScale={{ type: 'linear', nice: 4 }}
      axisLeft={{ tickSize: 0, tickPadding: 10, tickValues: 4, format: formatAxis }}
      gridYValues={4}
      layers={['grid', 'bars', 'axes', ...(named ? [LastNames] : [])]}
    />
  )
}

/** The names of the series beside the last bar. */
function LastNames({ bars, innerHeight }: BarCustomLayerProps<BarDatum>) {
  const last = bars.filter(({ data }) => data.indexValue === bars.at(-1)?.data.indexValue)
  const ends = last.map(({ data, x, y, width, height }) => ({ name: String(data.id), x: x + width, y: y + height / 2 }))
  return <EndNames ends={ends} height={innerHeight} />
}
