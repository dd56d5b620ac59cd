import { checkTextTables } from '@captive/form-engine/files'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { StorybookLab } from './storybook-lab.tsx'
import { catalogueSources } from './catalogue-sources.ts'

const meta: Meta = { title: 'Definition Lab', parameters: { layout: 'fullscreen' } }
export default meta

const oneFault = catalogueSources.find(({ group }) => group === 'faults')!
const sourceNamed = (name: string) => catalogueSources.find((source) => source.name === name)!

export const ClaimReport: StoryObj = { render: () => <StorybookLab initial={sourceNamed('auto-two-vehicles')} /> }

export const Filled: StoryObj = {
  name: '[ENG-040] a sample fills the form and masks confidential values',
  render: () => <StorybookLab initial={sourceNamed('workers-compensation-fall')} />,
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in a sample' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Submission' }))
    await expect(canvas.getByRole('region', { name: 'submission' })).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/\d{3}-\d{2}-\d{4}/)
    await userEvent.click(canvas.getByRole('tab', { name: 'Independent check' }))
    await waitFor(() => expect(canvas.getByText('Both agree')).toBeVisible())
    await expect(canvas.getByText('The answers are complete and valid.')).toBeVisible()
  },
}

export const InSpanish: StoryObj = {
  name: 'form in Spanish, with an English submission',
  render: () => <StorybookLab initial={sourceNamed('auto-two-vehicles')} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Español' }))
    const hurt = await canvas.findByRole('radiogroup', { name: /¿Hubo heridos o fallecidos\?/ })
    await userEvent.click(within(hurt).getByRole('radio', { name: 'No' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Submission' }))
    await expect(canvas.getByRole('region', { name: 'submission' })).not.toHaveTextContent('heridos')
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    await expect(await canvas.findByRole('radiogroup', { name: /Was anyone hurt or killed\?/ })).toBeVisible()
  },
}

export const Fault: StoryObj = {
  name: '[ENG-040] a diagnostic has a hint and links to its control',
  render: () => <StorybookLab initial={oneFault} />,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Diagnostics' })
    const found = checkTextTables(oneFault.tables(), oneFault.blocks).diagnostics
    await expect(within(list).getAllByRole('listitem')).toHaveLength(found.length)
    for (const { message, hint } of found) {
      await expect(within(list).getByText(message)).toBeVisible()
      await expect(within(list).getByText(hint)).toBeVisible()
    }
    const [item] = within(list).getAllByRole('button', { name: /^\d+ / })
    await userEvent.click(item!)
    const recId = /^\S+/.exec(item?.textContent ?? '')?.[0] ?? ''
    await waitFor(() => expect(document.activeElement?.id).toMatch(new RegExp(`-c?${recId}$`)))
  },
}

export const Why: StoryObj = {
  name: '[ENG-040] reasons change when answers show a control',
  render: () => <StorybookLab initial={sourceNamed('auto-two-vehicles')} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Why it shows' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a control' }), 'Where is it now')
    await userEvent.click(canvas.getByRole('button', { name: '224 Where is it now?' }))
    await expect(canvas.getByText('Hidden')).toBeVisible()
    await expect(canvas.getByText('This is a textbox control. Its answer is checked as: none')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in answers that show it' }))
    await waitFor(() => expect(canvas.getByText('Visible')).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: 'Where is it now?' })).toBeVisible()
  },
}

export const Pasted: StoryObj = {
  name: '[ENG-040] opens pasted definitions and explains unreadable ones',
  render: () => <StorybookLab initial={sourceNamed('textbox')} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste' }))
    const dialog = await screen.findByRole('dialog', { name: 'Paste definitions' })
    const text = within(dialog).getByRole('textbox', { name: 'Definitions as JSON' })
    await fireEvent.change(text, { target: { value: '{ "controls": [' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show the form' }))
    await waitFor(() => expect(within(dialog).getByText(/pasted\.json is not JSON/)).toBeVisible())
    await expect(canvas.getByLabelText('Street')).toBeInTheDocument()
    await fireEvent.change(text, { target: { value: JSON.stringify(pasted) } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show the form' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Trailer number' })).toBeVisible())
  },
}
const pasted = {
  controls: [{ RecId: 1, ControlTypeCode: 'textbox', ControlLabel: 'Trailer number', IsActive: 1 }],
  displayValues: [],
  dependencies: [],
}

export const Spreadsheet: StoryObj = {
  name: '[ENG-040] Workbook with a missing sheet',
  render: () => <StorybookLab initial={sourceNamed('textbox')} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = () => canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input(), await workbook(['Controls', 'Display values']))
    await expect(await canvas.findByText(/No sheet or file has the table dependencies/)).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Trailer number' })).toBeVisible()
    await userEvent.upload(input(), await workbook(['Controls', 'Display values', 'Dependencies']))
    await waitFor(() => expect(canvas.queryByText(/No sheet and no file/)).toBeNull())
    await expect(canvas.getAllByText('Controls!A1')[0]).toBeVisible()
  },
}

async function workbook(sheets: string[]): Promise<File> {
  const { utils, write } = await import('@e965/xlsx')
  const book = utils.book_new()
  for (const name of sheets)
    utils.book_append_sheet(book, utils.json_to_sheet(name === 'Controls' ? pasted.controls : []), name)
  return new File([write(book, { type: 'array', bookType: 'xlsx' })], 'definitions.xlsx')
}
