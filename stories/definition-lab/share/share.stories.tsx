import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '@mantine/core'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { StorybookLab } from '../storybook-lab.tsx'
import { colorSource } from '../color-source.ts'
import type { LabSource } from '../../../src/definition-lab/lab-source.ts'
import { gridCell } from '../tables/grid-cell.ts'

const meta: Meta = { title: 'Definition Lab/Share', parameters: { layout: 'fullscreen' } }
export default meta

/** The Lab with a button that opens it again, like a reload. */
function Reloaded({ initial }: { initial: LabSource }) {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <Button onClick={() => setVisit(visit + 1)}>Reload</Button>
      <StorybookLab key={visit} initial={initial} />
    </>
  )
}

export const Kept: StoryObj = {
  name: 'edits and the steps to undo survive a reload',
  parameters: { rough: { storage: 'It is about what the browser keeps.' } },
  render: () => <Reloaded initial={{ ...colorSource, name: 'kept' }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await userEvent.click(gridCell(canvasElement, 2, 'ControlLabel'))
    await userEvent.keyboard('Shade{Enter}')
    await canvas.findByText(/Your changes are kept in this browser/)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByRole('combobox', { name: 'Shade' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Tables' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('combobox', { name: 'Color' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await canvas.findByRole('combobox', { name: 'Shade' })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all changes' }))
    await expect(await canvas.findByRole('combobox', { name: 'Color' })).toBeVisible()
  },
}

export const Link: StoryObj = {
  name: 'a shared link opens the edited tables and their blocks',
  render: () => <Reloaded initial={colorSource} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const copied: string[] = []
    const copy = spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text)
      return Promise.resolve()
    })
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await userEvent.click(gridCell(canvasElement, 2, 'ControlLabel'))
    await userEvent.keyboard('Shade – “über”{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share these tables' })
    await waitFor(() => expect(within(dialog).getByText('The link is copied.')).toBeVisible())
    copy.mockRestore()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { hash } = new URL(copied[0]!)
    location.hash = hash
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByRole('combobox', { name: 'Shade – “über”' })).toBeVisible()
    await expect(location.hash).toBe('')
    location.hash = hash.slice(0, -20)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByText(/The link is incomplete/)).toBeVisible()
    await expect(location.hash).toBe('')
  },
}
