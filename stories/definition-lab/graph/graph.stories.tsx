import { parseDefinitions } from '@captive/form-engine'
import { textTables } from '@captive/form-engine/files'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { LabSource } from '../../../src/definition-lab/lab-source.ts'
import { colorSource } from '../color-source.ts'
import { StorybookLab } from '../storybook-lab.tsx'
import { exampleWithMistakes } from '../start/example-with-mistakes.ts'
import { gridCell } from '../tables/grid-cell.ts'

const meta: Meta = { title: 'Definition Lab/Conditions', parameters: { layout: 'fullscreen' } }
export default meta

export const Diagram: StoryObj = {
  name: 'From the graph to the table by keyboard',
  parameters: { rough: { largeText: 'a diagram that pans and zooms' } },
  render: () => <StorybookLab initial={exampleWithMistakes} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Conditions' }))
    const diagram = within(await canvas.findByRole('group', { name: 'Conditions as a graph' }))
    const parked = await diagram.findByRole('button', { name: '1 Was the vehicle parked?' })
    parked.focus()
    await userEvent.keyboard('{ArrowRight}')
    const where = diagram.getByRole('button', { name: '2 Where was it parked?' })
    await expect(where).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(where).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the table' }))
    await waitFor(() => expect(document.activeElement).toBe(gridCell(canvasElement, 3, 'ControlLabel')))
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(canvas.getByRole('button', { name: 'Show its conditions' }))
    await expect(await canvas.findByRole('button', { name: '1 Was the vehicle parked?', pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the form' }))
    await waitFor(() => expect(document.activeElement?.closest('[role=radiogroup], fieldset')).not.toBeNull())
    await userEvent.click(canvas.getByText('The same as a list (1 condition)'))
    await expect(canvas.getByText('This shows if “Was the vehicle parked?” (1) is “yes”.')).toBeVisible()
  },
}

/** 50 sections with 20 questions each. Each question depends on the previous one. */
const large: LabSource = {
  ...colorSource,
  name: 'thousand-controls',
  tables: () => {
    const row = (RecId: number, ControlTypeCode: string, ParentControlsRecId: number | null) => ({
      ...{ RecId, ControlTypeCode, ParentControlsRecId, ControlOrder: RecId, IsActive: 1 },
      ControlLabel: `${ControlTypeCode === 'section' ? 'Section' : 'Question'} ${RecId}`,
    })
    const sections = Array.from({ length: 50 }, (_, at) => row(at + 1, 'section', null))
    const questions = Array.from({ length: 1000 }, (_, at) => row(1001 + at, 'textbox', Math.floor(at / 20) + 1))
    return textTables(
      parseDefinitions({
        controls: [...sections, ...questions],
        displayValues: [],
        dependencies: questions.slice(1).map(({ RecId }) => ({
          ...{ ControlsRecId: RecId, ControlingControlsRecId: RecId - 1, ControlingValue: 'yes', IsActive: 1 },
        })),
      }),
    )
  },
}

export const Thousand: StoryObj = {
  name: 'a thousand controls start as closed sections, and one opens',
  parameters: { rough: { largeText: 'a diagram that pans and zooms' } },
  render: () => <StorybookLab initial={large} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Conditions' }))
    const diagram = within(await canvas.findByRole('group', { name: 'Conditions as a graph' }))
    const section = await diagram.findByRole('button', { name: 'Section 3 (20 questions)', expanded: false })
    await expect(diagram.queryByRole('button', { name: /Question/ })).toBeNull()
    await userEvent.click(section)
    await expect(await diagram.findByRole('button', { name: '1041 Question 1041' })).toBeInTheDocument()
    await expect(diagram.getAllByRole('button', { name: /Question/ })).toHaveLength(20)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(diagram.queryByRole('button', { name: /Question/ })).toBeNull())
  },
}
