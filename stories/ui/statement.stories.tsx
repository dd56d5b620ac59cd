import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Statement } from '../../src/ui/statement.tsx'
import { sampleStatement, sampleYears } from '../foundations/sample-statement.ts'

const meta: Meta<typeof Statement> = {
  title: 'UI/Statement',
  component: Statement,
  args: {
    title: 'Fund balance by policy year',
    asOf: 'as of 09/30/2024',
    columns: sampleYears,
    lines: sampleStatement,
  },
}
export default meta
type Story = StoryObj<typeof Statement>

export const SetOut: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const total = canvas.getByRole('row', { name: /^Balance of both funds/ })
    await expect(total).toHaveTextContent('$321,899.75-$26,059.50$376,689.25Pending')
    await expect(getComputedStyle(canvas.getByText('-$26,059.50').closest('td') as Element).borderBottomStyle).toBe(
      'double',
    )
    await expect(canvas.getByRole('row', { name: /^Claims and expenses reserved/ })).toHaveTextContent(
      '–nothing-$12,500.00-$88,000.00not yet valued',
    )
    await expect(canvas.getByRole('table')).toHaveAccessibleName('Fund balance by policy year, as of 09/30/2024')
  },
}

export const NothingYet: Story = {
  args: { lines: sampleStatement.map((line) => (line.amounts ? { ...line, amounts: [] } : line)) },
}

/** Amounts of a small company on a phone. */
export const ShortLabels: Story = {
  name: 'Phone',
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: ['A Fund Balance', 'B Fund Balance', 'All funds'],
    decimals: 0,
    lines: [
      { label: '2022 - 2023', amounts: [86_734, 65_406, 152_141] },
      { label: '2021 - 2022', amounts: [16_815, 70_396, 87_211] },
      { label: 'All years', amounts: [103_549, 135_803, 239_352], sum: 'total' },
    ],
  },
  play: async ({ canvas }) => {
    const linesOf = (element: HTMLElement) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return new Set([...words.getClientRects()].map(({ top }) => top)).size
    }
    await expect(linesOf(canvas.getByRole('rowheader', { name: '2022 - 2023' }))).toBe(1)
    await expect(linesOf(canvas.getByRole('columnheader', { name: 'A Fund Balance' }))).toBe(2)
  },
}

/** Amounts of the largest company on a phone. */
export const NineDigits: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: ['A Fund Balance', 'B Fund Balance', 'All funds'],
    decimals: 0,
    lines: [
      { label: '2025 – 2026', amounts: [28_958_897, 10_537_681, 39_496_578] },
      { label: 'Earlier years', amounts: [83_387_080, 44_907_835, 128_294_915] },
      { label: 'All years', amounts: [112_345_977, 55_445_516, 167_791_493], sum: 'total' },
    ],
  },
  play: async ({ canvas }) => {
    const statement = canvas.getByRole('region')
    await expect(statement.scrollWidth, 'nothing to scroll for').toBe(statement.clientWidth)
    const total = canvas.getByRole('row', { name: /^All years/ })
    await expect(total).toHaveTextContent('$112,345,977$55,445,516$167,791,493')
  },
}
