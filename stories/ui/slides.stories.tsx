import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { BarChart } from '../../src/ui/charts/chart.tsx'
import { Slides } from '../../src/ui/slides.tsx'
import { sampleLosses } from '../foundations/sample-figures.ts'

const slideOf = (title: string) => ({
  title,
  content: <BarChart figures={{ ...sampleLosses, measure: `Losses of ${title}` }} table="on-request" />,
})
const years = ['2026 - 2027', '2025 - 2026', '2024 - 2025']

const meta = {
  title: 'UI/Slides',
  component: Slides,
  args: { label: 'Losses by policy year', slides: years.map(slideOf) },
} satisfies Meta<typeof Slides>
export default meta
type Story = StoryObj<typeof meta>

const drawings = '[role=img] svg'
const drawn = (canvasElement: HTMLElement, count: number) =>
  waitFor(() => expect(canvasElement.querySelectorAll(drawings)).toHaveLength(count), { timeout: 20_000 })

export const Turned: Story = {
  name: 'Three slides',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement, 1)
    const previous = canvas.getByRole('button', { name: 'Previous' })
    await userEvent.click(previous)
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await canvas.findByText('1 of 3')
    canvas.getByRole('button', { name: 'Next: 2025 - 2026' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('group', { name: '2025 - 2026' })
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('3 of 3')
    // On the last slide, the button keeps focus and does nothing.
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('group', { name: '2025 - 2026' })).toBeNull()
    await drawn(canvasElement, 1)
  },
}

export const OneAlone: Story = {
  name: 'Single slide',
  args: { slides: [slideOf('2026 - 2027')] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, 1)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Dark: Story = {
  ...OneAlone,
  args: {},
  globals: { scheme: 'dark', viewport: { value: 'tablet' } },
  play: ({ canvasElement }) => drawn(canvasElement, 1),
}

export const OnPaper: Story = {
  name: 'Prints all slides',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Next: 2025 - 2026' }))
    await drawn(canvasElement, 1)
    dispatchEvent(new Event('beforeprint'))
    for (const year of years) await expect(canvas.getByText(year)).toBeVisible()
    await expect(canvas.queryByText('2 of 3')).toBeNull()
    await expect(canvasElement.querySelectorAll(drawings)).toHaveLength(3)
    dispatchEvent(new Event('afterprint'))
    await canvas.findByText('2 of 3')
    await drawn(canvasElement, 1)
  },
}
