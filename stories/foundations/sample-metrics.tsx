import type { ComponentProps } from 'react'
import type { Metric } from '../../src/ui/metrics.tsx'

type Sample = ComponentProps<typeof Metric>

export const openClaims: Sample = {
  label: 'Open claims',
  value: '37',
  change: { word: 'up 3', sense: 'loss' },
  asOf: 'as of 09/30/2024',
  trend: [31, 29, 33, 36, 35, 32, 34, 37],
  link: <a href="#claims">Claims</a>,
}

export const incurred: Sample = {
  label: 'Incurred',
  value: '$1,214,380',
  change: { word: 'down 4%', sense: 'gain' },
  asOf: 'as of 09/30/2024',
  trend: [1.31, 1.35, 1.3, 1.28, 1.29, 1.26, 1.26, 1.21],
  link: <a href="#incurred">Incurred by policy year</a>,
}

export const daysToRenewal: Sample = { label: 'Days to renewal', value: '62', asOf: '01/01/2025' }
