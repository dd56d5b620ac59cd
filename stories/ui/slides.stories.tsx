import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { BarPicture } from '../../src/ui/pictures/picture.tsx'
import { Slides } from '../../src/ui/slides.tsx'
import { sampleLosses } from '../foundations/sample-figures.ts'

const slideOf = (title: string) => ({
  title,
  content: <BarPicture figures={{ ...sampleLosses, measure: `Losses of ${title}` }} table="on request" />,
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
  name: 'One of three is shown and drawn; it is turned by hand, and not beyond the ends',
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
    // The button that was pressed keeps the focus at the end, and does nothing.
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('group', { name: '2025 - 2026' })).toBeNull()
    await drawn(canvasElement, 1)
  },
}

export const OneAlone: Story = {
  name: 'A single slide has nothing to turn',
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
  name: 'On paper all of them stand below each other, each with its title and drawn',
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
