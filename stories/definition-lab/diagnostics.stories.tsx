import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { explainedCodes } from '../../packages/form-engine/catalogue/explained/index.ts'
import { DiagnosticsView, type LabDiagnostic } from '../../src/definition-lab/diagnostics-view.tsx'
import { StorybookLab } from './storybook-lab.tsx'
import type { LabSource } from '../../src/definition-lab/lab-source.ts'
import { catalogueSources } from './catalogue-sources.ts'
import { gridCell } from './tables/grid-cell.ts'

const meta: Meta = { title: 'Definition Lab/Diagnostics', parameters: { layout: 'fullscreen' } }
export default meta

const dropdown = catalogueSources.find(({ name }) => name === 'dropdown')!
/** A list with a misspelled kind and column, an id with a thousands separator and a repeated option. */
const faulty: LabSource = {
  ...dropdown,
  name: 'faulty',
  tables: () => ({
    controls: texts(
      ['RecId', 'ControlTypeCode', 'ControlLable', 'IsActive', 'ControlOrder'],
      ['1,001', 'dropdwon', 'Color', '1', '10'],
    ),
    displayValues: texts(
      ['ControlsRecId', 'DisplayValue', 'DisplayLabel', 'Order', 'IsActive'],
      ['1001', 'r', 'Red', '10', '1'],
      ['1001', 'g', 'Green', '20', '1'],
      ['1001', 'g', 'Green', '30', '1'],
    ),
    dependencies: texts(['ControlsRecId', 'ControlingControlsRecId', 'ControlingValue', 'IsActive']),
  }),
}

const texts = (columns: string[], ...rows: string[][]) => ({
  columns,
  rows: rows.map((row) => row.map((text) => ({ text }))),
})

export const Cell: StoryObj = {
  name: 'a diagnostic opens its cell with the focus',
  render: () => <StorybookLab initial={faulty} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Controls!B2' }))
    await expect(await canvas.findByRole('tab', { name: 'Controls (1)', selected: true })).toBeVisible()
    await waitFor(() => expect(document.activeElement).toBe(gridCell(canvasElement, 2, 'ControlTypeCode')))
    await userEvent.keyboard('dropdown{Enter}')
    await waitFor(() => expect(canvas.queryByText(/dropdwon/)).toBeNull())
    await userEvent.click(canvas.getByRole('tab', { name: /^Diagnostics/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fix: enter “ControlLabel”' }))
    await expect(await canvas.findByRole('combobox', { name: 'Color' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'DisplayValues!B3' }))
    await waitFor(() => expect(document.activeElement).toBe(gridCell(canvasElement, 3, 'DisplayValue')))
  },
}

export const Fixes: StoryObj = {
  name: 'Fixed with one click, and undone',
  render: () => <StorybookLab initial={faulty} />,
  play: async ({ canvas, userEvent }) => {
    const list = () => within(canvas.getByRole('list', { name: 'Diagnostics' }))
    const press = async (name: string) => {
      const button = await canvas.findByRole('button', { name })
      await userEvent.click(button)
      await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
    }
    await canvas.findByRole('list', { name: 'Diagnostics' })
    await press('Fix: enter “dropdown”')
    await press('Fix: enter “ControlLabel”')
    await press('Fix: enter “1001”')
    await press('Fix: delete the repeated row')
    await press('Fix: add the column IsRequired')
    await expect(await canvas.findByRole('combobox', { name: 'Color' })).toBeVisible()
    await expect(list().queryByText(/dropdwon|more than once/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: 'Fix: add the column IsRequired' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: 'Fix: delete the repeated row' })).toBeVisible()
  },
}

/** One diagnostic of each code that the catalogue explains. */
const oneOfEach = Object.keys(explainedCodes).map(
  (code) =>
    ({
      ...{ code, severity: 'info', message: code, hint: '' },
      ...{ controls: [], cells: [], locations: [] },
    }) as LabDiagnostic,
)

export const Pages: StoryObj = {
  name: 'each code opens its explanation, and the links work',
  render: () => (
    <DiagnosticsView
      diagnostics={oneOfEach}
      labelOf={() => ''}
      onSelect={() => undefined}
      onCell={() => undefined}
      onFix={() => undefined}
      actions={{ undo: undefined, redo: undefined }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `What ${oneOfEach[0]!.code} means` }))
    for (const { code } of oneOfEach) {
      canvas.getByRole('button', { name: `What ${code} means`, hidden: true }).click()
      await screen.findByRole('heading', { level: 1, name: code }, { timeout: 30_000 })
    }
    const page = within(await screen.findByRole('dialog', { name: 'Diagnostics explained' }))
    await userEvent.click(page.getByRole('button', { name: 'All diagnostics' }))
    await userEvent.click(await page.findByRole('button', { name: 'unknown-kind' }))
    await page.findByRole('heading', { level: 1, name: 'unknown-kind' })
    await expect(page.getByText(/Enter one of the kinds/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Close the page' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: `What ${oneOfEach[0]!.code} means` })).toHaveFocus())
  },
}
