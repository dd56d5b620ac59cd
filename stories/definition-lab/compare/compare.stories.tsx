import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StorybookLab } from '../storybook-lab.tsx'
import { catalogueSources } from '../catalogue-sources.ts'
import { gridCell } from '../tables/grid-cell.ts'

const meta: Meta = { title: 'Definition Lab/Compare', parameters: { layout: 'fullscreen' } }
export default meta

const sourceNamed = (name: string) => catalogueSources.find((source) => source.name === name)!

export const OwnEdits: StoryObj = {
  name: 'Edits listed in words',
  render: () => <StorybookLab initial={sourceNamed('auto-two-vehicles')} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const listed = (kind: string) => within(canvas.getByRole('region', { name: kind }))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Compare' }))
    await expect(canvas.getByText('Nothing changed')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Tables' }))
    const id = gridCell(canvasElement, 2, 'RecId').textContent
    const label = gridCell(canvasElement, 2, 'ControlLabel').textContent
    await userEvent.click(gridCell(canvasElement, 2, 'ControlLabel'))
    await userEvent.keyboard('Renamed{Enter}')
    const moved = gridCell(canvasElement, 3, 'ControlLabel').textContent
    await userEvent.click(gridCell(canvasElement, 3, 'ControlOrder'))
    await userEvent.keyboard('995{Enter}')
    const removed = gridCell(canvasElement, 4, 'ControlLabel').textContent
    await userEvent.click(gridCell(canvasElement, 4, 'IsActive'))
    await userEvent.keyboard('0{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a row' }))
    await userEvent.paste('90001\t\ttextbox\tstring\tTrailer number\tTrailer\t0\t1\t10\t0\t')
    await userEvent.click(canvas.getByRole('tab', { name: 'Compare' }))
    await expect(await canvas.findByText('“Trailer number” (90001)')).toBeVisible()
    await expect(listed('Removed').getByText(new RegExp(removed))).toBeVisible()
    await expect(
      listed('Changed').getByText(`“Renamed” (${id}): the label changed from “${label}” to “Renamed”.`),
    ).toBeVisible()
    await expect(
      listed('Moved').getByText(new RegExp(`${moved}.* moved from position .* to position 995`)),
    ).toBeVisible()
  },
}

export const OtherSource: StoryObj = {
  name: 'another open source is compared with the chosen one',
  render: () => <StorybookLab initial={sourceNamed('dropdown')} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Compare' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Compare with' }), 'textbox')
    const changed = within(await canvas.findByRole('region', { name: 'Changed' }))
    await expect(changed.getByText('“Road surface” (1): the kind changed from “textbox” to “dropdown”.')).toBeVisible()
    await expect(
      changed.getByText('“Road surface” (1) now has the options “dry (Dry), wet (Wet), ice (Snow or ice)”.'),
    ).toBeVisible()
  },
}
