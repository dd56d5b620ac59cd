import { definitionsWorkbook, type TextTables } from '@captive/form-engine/files'
import { expect, waitFor } from 'storybook/test'
import type { StoryObj } from '@storybook/react-vite'
import { exampleWithMistakes } from '../start/example-with-mistakes.ts'

type Played = Parameters<NonNullable<StoryObj['play']>>[0]

/** One action of an analyst to fix a diagnostic. */
export type Step =
  | { readonly press: string }
  /** Goes to the cell of the diagnostic and types a text. */
  | { readonly cell: string; readonly type: string }
  /** Goes to the cell of the diagnostic and deletes its row. */
  | { readonly deleteRowOf: string }
  /** Adds rows at the end of a table by pasting them. */
  | { readonly table: RegExp; readonly paste: string }

/** Opens tables as a workbook, expects the diagnostic, and fixes it in the Lab until no diagnostic is left. */
export function repairTables(tables: TextTables, message: string, steps: readonly Step[]) {
  return async (played: Played) => {
    const { canvas, canvasElement, userEvent } = played
    const bytes = new Uint8Array(await definitionsWorkbook(tables))
    await canvas.findByText(exampleWithMistakes.tasks?.[0]?.text ?? '')
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, [
      new File([bytes], 'incident.xlsx'),
    ])
    await canvas.findByRole('option', { name: 'incident.xlsx', selected: true })
    await expect((await canvas.findAllByText(message))[0]).toBeVisible()
    for (const step of steps) await take(step, played)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Diagnostics (0)' }))
    await expect(canvas.getByText('No problems found')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^Kind of loss/ })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^What happened/ })).toBeVisible()
  }
}

async function take(step: Step, { canvas, userEvent }: Played): Promise<void> {
  if ('press' in step) return userEvent.click(await canvas.findByRole('button', { name: step.press }))
  if ('paste' in step) {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tables' }))
    await userEvent.click(canvas.getByRole('tab', { name: step.table }))
    return pasteRows(step.paste, canvas, userEvent)
  }
  await userEvent.click(
    (await canvas.findAllByRole('button', { name: 'cell' in step ? step.cell : step.deleteRowOf }))[0]!,
  )
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
  if ('cell' in step) return userEvent.keyboard(`${step.type}{Enter}`)
  await userEvent.click(canvas.getByRole('button', { name: 'Delete the row' }))
}

/** Pastes rows of a spreadsheet below the last row of the open table. */
export async function pasteRows(rows: string, canvas: Played['canvas'], userEvent: Played['userEvent']): Promise<void> {
  const cell = canvas.queryAllByRole('gridcell')[0]
  if (cell) {
    await userEvent.click(cell)
    await userEvent.keyboard('{Control>}{End}{/Control}')
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Add a row' }))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
  await userEvent.paste(rows)
}
