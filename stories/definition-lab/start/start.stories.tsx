import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { StorybookLab } from '../storybook-lab.tsx'
import { exampleWithMistakes } from './example-with-mistakes.ts'

const meta: Meta = { title: 'Definition Lab/Start here', parameters: { layout: 'fullscreen' } }
export default meta

export const ThreeMistakes: StoryObj = {
  name: 'three mistakes',
  render: () => <StorybookLab initial={exampleWithMistakes} />,
}

export const OnTablet: StoryObj = {
  name: 'From a diagnostic to its cell by keyboard',
  globals: { viewport: { value: 'tablet' } },
  render: () => <StorybookLab initial={exampleWithMistakes} />,
  play: async ({ canvas, userEvent }) => {
    const tab = await canvas.findByRole('tab', { name: 'Form' })
    tab.focus()
    await userEvent.keyboard('{ArrowRight}')
    const place = await canvas.findByRole('button', { name: 'Dependencies!B3' })
    place.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('22'))
    await userEvent.keyboard('2{Enter}')
    await waitFor(() => expect(canvas.getAllByText('Done')).toHaveLength(1))
    canvas.getByRole('tab', { name: 'Tables' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Dependencies!B3' })).toBeNull())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
  },
}

export const FirstMinute: StoryObj = {
  name: 'the three mistakes are fixed as the sentences say',
  render: () => <StorybookLab initial={exampleWithMistakes} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('To do')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Fix: enter “dropdown”' }))
    await waitFor(() => expect(canvas.getAllByText('To do')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Fix: delete the repeated row' }))
    await waitFor(() => expect(canvas.getAllByText('To do')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Dependencies!B3' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('22'))
    await userEvent.keyboard('2{Enter}')
    await expect(await canvas.findByText('All three mistakes are fixed')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Diagnostics (0)' }))
    await expect(canvas.getByText('No problems found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in a sample' }))
    await expect(await canvas.findByRole('textbox', { name: 'What is the name of the garage?' })).toBeVisible()
  },
}
