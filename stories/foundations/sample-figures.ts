import { formatMoney, formatMoneyAxis } from '../../src/format/money.ts'
import type { Figures } from '../../src/ui/charts/figures.ts'

const money = { format: (dollars: number) => formatMoney(dollars, 0), formatAxis: formatMoneyAxis }

export const sampleLosses: Figures = {
  measure: 'Losses by policy year, as of 09/30/2024',
  labels: ['2019', '2020', '2021', '2022', '2023', '2024'],
  series: [
    { name: 'Paid', values: [391_000, 288_400, 412_300, 618_950, 287_400, 61_200] },
    { name: 'Reserved', values: [null, 12_000, 30_500, 140_000, 221_000, 441_920], hatched: true },
  ],
  ...money,
}

export const sampleLines: Figures = {
  measure: 'Incurred by line, last twelve months',
  labels: ['10/23', '11/23', '12/23', '01/24', '02/24', '03/24', '04/24', '05/24', '06/24', '07/24', '08/24', '09/24'],
  series: [
    { name: 'Commercial Auto', values: [82, 61, 94, 120, 88, 73, 70, 65, 91, 84, 77, 80].map((value) => value * 1000) },
    { name: 'General Liability', values: [12, 15, 11, 9, 14, 18, 22, 19, 15, 13, 16, 75].map((value) => value * 1000) },
    {
      name: 'Workers Compensation',
      values: [40, 38, 42, 55, 61, 58, 49, 47, 45, 44, null, 78].map((value) => value && value * 1000),
    },
  ],
  ...money,
}

export const sampleScore: Figures = {
  measure: 'Best practice score, points of 100',
  labels: ['Hiring', 'Training', 'Vehicles', 'Still to reach'],
  series: [{ name: 'Points', values: [34, 21, 19, 26] }],
  format: String,
  formatAxis: String,
}
