import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatMoney, formatMoneyAxis } from '../../src/format/money.ts'
import { ChartCard } from '../../src/ui/chart-card.tsx'

const meta: Meta<typeof ChartCard> = {
  title: 'UI/Chart card',
  component: ChartCard,
  args: {
    title: 'Losses',
    measure: 'Incurred by policy year',
    format: (value) => formatMoney(value, 0),
    formatAxis: formatMoneyAxis,
    totalLabel: 'All years',
    points: [
      { label: '2021', value: 412_300 },
      { label: '2022', value: 1_618_950 },
      { label: '2023', value: 287_400 },
      { label: '2024', value: 503_120 },
    ],
  },
}
export default meta
type Story = StoryObj<typeof ChartCard>

export const WithItsTable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Incurred by policy year/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'All years $2,821,770' })).toBeVisible()
    await expect(await canvas.findByText('$1.5M')).toBeVisible()
  },
}
