import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { exampleWithMistakes } from '../start/example-with-mistakes.ts'
import { StorybookLab } from '../storybook-lab.tsx'
import { fortyControls } from './forty-controls.ts'
import { pasteRows } from './repair-tables.ts'

const meta: Meta = { title: 'Definition Lab/From empty tables', parameters: { layout: 'fullscreen' } }
export default meta

export const FortyControls: StoryObj = {
  name: 'a form of 40 controls is built from empty tables',
  render: () => <StorybookLab initial={exampleWithMistakes} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New' }))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await pasteRows(fortyControls.controls, canvas, userEvent)
    await canvas.findByRole('tab', { name: 'Controls (40)' })
    await userEvent.click(canvas.getByRole('tab', { name: 'Display values (0)' }))
    await pasteRows(fortyControls.displayValues, canvas, userEvent)
    await userEvent.click(canvas.getByRole('tab', { name: 'Dependencies (0)' }))
    await pasteRows(fortyControls.dependencies, canvas, userEvent)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Diagnostics (0)' }))
    await expect(canvas.queryByRole('textbox', { name: 'Place detail 5' })).toBeNull()
    const place = canvas.getByRole('radiogroup', { name: /^Do you know the place/ })
    await userEvent.click(place.querySelector('input')!)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Place detail 5' })).toBeVisible())
    await expect(canvas.queryByRole('textbox', { name: 'Driver detail 5' })).toBeNull()
  },
}
