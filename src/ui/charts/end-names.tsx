import { spreadLabels } from './spread-labels.ts'

interface EndNamesProps {
  /** The end point of each series. */
  ends: readonly { name: string; x: number; y: number }[]
  height: number
}

/** The names of the series beside their end points, spread to avoid overlap. */
export function EndNames({ ends, height }: EndNamesProps) {
  const places = spreadLabels(
    ends.map(({ y }) => y),
    18,
    height,
  )
  const x = Math.max(...ends.map((end) => end.x)) + 10
  return ends.map(({ name }, at) => (
    <text key={name} x={x} y={places[at]} dominantBaseline="central" fontSize={13} fill="var(--ink)">
      {name}
    </text>
  ))
}
