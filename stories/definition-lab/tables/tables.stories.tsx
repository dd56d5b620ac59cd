import { parseDefinitions } from '@captive/form-engine'
import { textTables } from '@captive/form-engine/files'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { colorSource } from '../color-source.ts'
import { StorybookLab } from '../storybook-lab.tsx'
import type { LabSource } from '../../../src/definition-lab/lab-source.ts'
import { catalogueSources } from '../catalogue-sources.ts'
import { gridCell } from './grid-cell.ts'

const meta: Meta = { title: 'Definition Lab/Tables', parameters: { layout: 'fullscreen' } }
export default meta

const sourceNamed = (name: string) => catalogueSources.find((source) => source.name === name)!

export const EditedCell: StoryObj = {
  name: 'Edited cell updates the form',
  render: () => <StorybookLab initial={sourceNamed('textbox')} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Street' }), '12 Main Street')
    await userEvent.click(canvas.getByRole('tab', { name: 'Tables' }))
    await userEvent.click(gridCell(canvasElement, 2, 'ControlLabel'))
    await userEvent.keyboard('Road{Enter}')
    await expect(gridCell(canvasElement, 2, 'ControlLabel')).toHaveTextContent('Road')
    await expect(await canvas.findByRole('textbox', { name: 'Road' })).toHaveValue('12 Main Street')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('textbox', { name: 'Street' })).toHaveValue('12 Main Street')
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await expect(await canvas.findByRole('textbox', { name: 'Road' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Redo' })).toBeDisabled()
  },
}

export const AddedColumn: StoryObj = {
  name: 'Operator in an added column',
  render: () => <StorybookLab initial={sourceNamed('condition')} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(document.body)
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }))
    await expect(canvas.queryByRole('textbox', { name: /Towing company/ })).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Tables' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Dependencies (1)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add a column' }))
    await userEvent.click(await body.findByRole('menuitem', { name: 'ConditionOperator' }))
    await userEvent.click(gridCell(canvasElement, 2, 'ConditionOperator'))
    await userEvent.keyboard('not{Enter}')
    await expect(await canvas.findByRole('textbox', { name: /Towing company/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add a column' })).toBeNull()
  },
}

export const AddedOptionColumns: StoryObj = {
  name: 'added columns of options change what a list offers',
  render: () => <StorybookLab initial={sourceNamed('dependent-options')} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Display values (7)' }))
    await userEvent.click(gridCell(canvasElement, 2, 'ControlingControlsRecId'))
    await userEvent.keyboard('9{Enter}')
    await userEvent.click(canvas.getByRole('tab', { name: /Diagnostics/ }))
    await expect(await canvas.findByText(/depends on 9, which does not exist/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Why it shows' }))
    await userEvent.click(await canvas.findByRole('button', { name: '2 County' }))
    await expect(await canvas.findByText(/Option “Dallas”: State must be “Texas”, and is not answered/)).toBeVisible()
  },
}

export const CalculationColumn: StoryObj = {
  name: 'Changed calculation',
  render: () => <StorybookLab initial={sourceNamed('calculated-value')} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const total = await canvas.findByRole('status', { name: 'Lost wages' })
    await userEvent.type(canvas.getByRole('textbox', { name: /Wages for one day/ }), '200')
    await userEvent.type(canvas.getByRole('textbox', { name: /Days lost/ }), '3')
    await waitFor(() => expect(total).toHaveTextContent('600'))
    await userEvent.click(canvas.getByRole('tab', { name: 'Tables' }))
    await userEvent.click(gridCell(canvasElement, 4, 'Calculation'))
    await userEvent.keyboard('[[1] * 2{Enter}')
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Lost wages' })).toHaveTextContent('400'))
    await userEvent.click(canvas.getByRole('tab', { name: 'Why it shows' }))
    await userEvent.click(await canvas.findByRole('button', { name: '3 Lost wages' }))
    await expect(await canvas.findByText('Lost wages is “400” because Wages for one day is “200”.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Conditions' }))
    await userEvent.click(await canvas.findByText('The same as a list (2 conditions)'))
    await expect(canvas.getByText('This is calculated from “Wages for one day” (1).')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Tables' }))
    await userEvent.click(gridCell(canvasElement, 4, 'Calculation'))
    await userEvent.keyboard('[[9] * 2{Enter}')
    await userEvent.click(canvas.getByRole('tab', { name: /Diagnostics/ }))
    await expect(
      await canvas.findByText(/The calculation uses \[9\], which is not a question of this form/),
    ).toBeVisible()
  },
}

export const Keyboard: StoryObj = {
  name: 'cells are edited, added, deleted and restored by keyboard alone',
  render: () => <StorybookLab initial={colorSource} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const focused = (row: number, heading: string) =>
      waitFor(() => expect(document.activeElement).toBe(gridCell(canvasElement, row, heading)))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Display values (2)' }))
    const first = gridCell(canvasElement, 2, 'ControlsRecId')
    first.focus()
    await userEvent.keyboard('{ArrowRight}{Tab}')
    await focused(2, 'DisplayLabel')
    await userEvent.keyboard('{F2} wine{Enter}')
    await focused(3, 'DisplayLabel')
    await expect(gridCell(canvasElement, 2, 'DisplayLabel')).toHaveTextContent('Red wine')
    await userEvent.keyboard('Lime{Tab}')
    await focused(3, 'Order')
    await userEvent.keyboard('{Enter}9{Escape}')
    await expect(gridCell(canvasElement, 3, 'Order')).toHaveTextContent('20')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a row' }))
    await focused(4, 'ControlsRecId')
    await userEvent.keyboard('1{Tab}b{Tab}Blue{Tab}30{Tab}1{Enter}')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Blue' })).toBeInTheDocument())
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2 rows' }))
    await waitFor(() => expect(canvas.queryByRole('option', { name: 'Blue' })).toBeNull())
    gridCell(canvasElement, 2, 'DisplayValue').focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Blue' })).toBeInTheDocument())
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(canvas.queryByRole('option', { name: 'Blue' })).toBeNull())
    // After the last cell of a row, Tab leaves the table.
    await userEvent.keyboard('{End}')
    await focused(2, 'IsActive')
    await userEvent.tab()
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
  },
}

export const PastedBlock: StoryObj = {
  name: 'a block from a spreadsheet fills cells and adds rows',
  render: () => <StorybookLab initial={colorSource} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Display values (2)' }))
    await userEvent.click(gridCell(canvasElement, 3, 'ControlsRecId'))
    await userEvent.paste('1\tg\t"Green ""lime"""\t20\t1\n1\tb\t"Sky\nblue"\t30\t1\n')
    await expect(await canvas.findByRole('tab', { name: 'Display values (3)' })).toBeVisible()
    await expect(canvas.getByText('Pasted 2 rows.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Green "lime"' })).toBeInTheDocument())
    await expect(canvas.getByRole('option', { name: /Sky\s+blue/ })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByRole('option', { name: /Sky/ })).toBeNull())
  },
}

export const Cut: StoryObj = {
  name: 'cells are cut and pasted elsewhere',
  render: () => <StorybookLab initial={colorSource} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Display values (2)' }))
    const red = gridCell(canvasElement, 2, 'DisplayLabel')
    await userEvent.click(red)
    // `cut` of userEvent needs selected text, but a grid selects cells.
    const clipboardData = new DataTransfer()
    red.dispatchEvent(new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true }))
    await waitFor(() => expect(gridCell(canvasElement, 2, 'DisplayLabel').textContent).toBe(''))
    await userEvent.click(gridCell(canvasElement, 3, 'DisplayLabel'))
    await userEvent.paste(clipboardData.getData('text/plain'))
    await expect(gridCell(canvasElement, 3, 'DisplayLabel')).toHaveTextContent('Red')
  },
}

export const Resized: StoryObj = {
  name: 'a column is resized by its edge and by keyboard',
  render: () => <StorybookLab initial={colorSource} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    const width = () => gridCell(canvasElement, 2, 'ControlLabel').offsetWidth
    await userEvent.click(gridCell(canvasElement, 2, 'ControlLabel'))
    const begun = width()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(width()).toBeGreaterThan(begun))
    const wider = width()
    const edge = gridCell(canvasElement, 1, 'ControlLabel').querySelector('[aria-hidden]')!
    await fireEvent.pointerDown(edge, { clientX: 200 })
    await fireEvent.pointerMove(edge, { clientX: 300 })
    await fireEvent.pointerUp(edge)
    await waitFor(() => expect(Math.abs(width() - wider - 100)).toBeLessThan(3))
    await fireEvent.pointerMove(edge, { clientX: 400 })
    await expect(Math.abs(width() - wider - 100)).toBeLessThan(3)
  },
}

export const UnreadableCell: StoryObj = {
  name: 'Unreadable cell keeps its text',
  render: () => <StorybookLab initial={sourceNamed('textbox')} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await userEvent.click(gridCell(canvasElement, 2, 'IsRequired'))
    await userEvent.keyboard('perhaps{Tab}')
    await waitFor(() => expect(gridCell(canvasElement, 2, 'IsRequired')).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.click(gridCell(canvasElement, 2, 'RecId'))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByText('Nothing is visible')).toBeVisible())
    await expect(gridCell(canvasElement, 2, 'IsRequired')).toHaveTextContent('perhaps')
    await userEvent.click(canvas.getByRole('tab', { name: /^Diagnostics/ }))
    await expect(await canvas.findByText('A row of controls has no usable RecId.')).toBeVisible()
    await expect(canvas.getByText(/IsRequired of 1 row of controls is “perhaps”/)).toBeVisible()
  },
}

/** 100 lists with 50 options each. */
const large: LabSource = {
  ...colorSource,
  name: 'large',
  tables: () =>
    textTables({
      ...parseDefinitions({ controls: lists, displayValues: [], dependencies: [] }),
      displayValues: Array.from({ length: 5000 }, (_, at) => ({
        ControlsRecId: Math.floor(at / 50) + 1,
        DisplayValue: `v${at + 1}`,
        DisplayLabel: `Body shop ${at + 1}`,
        Order: at + 1,
        IsActive: true,
      })),
    }),
}
const lists = Array.from({ length: 100 }, (_, at) => ({
  RecId: at + 1,
  ParentControlsRecId: null,
  ControlTypeCode: 'dropdown',
  ControlLabel: `Body shop in region ${at + 1}`,
  IsActive: 1,
  ControlOrder: at,
}))

export const FiveThousandRows: StoryObj = {
  name: '5,000 rows',
  render: () => <StorybookLab initial={large} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Display values (5000)' }))
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '5001')
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(100)
    await userEvent.click(gridCell(canvasElement, 2, 'DisplayLabel'))
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Body shop 5000'))
    await expect(document.activeElement).toBe(gridCell(canvasElement, 5001, 'DisplayLabel'))
    await waitFor(() => expect(gridCell(canvasElement, 4995, 'DisplayLabel')).toBeVisible())
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(100)
    await userEvent.keyboard('Last shop{Enter}')
    await expect(gridCell(canvasElement, 5001, 'DisplayLabel')).toHaveTextContent('Last shop')
  },
}
