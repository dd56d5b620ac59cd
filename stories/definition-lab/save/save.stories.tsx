import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { colorSource } from '../color-source.ts'
import { StorybookLab } from '../storybook-lab.tsx'
import { gridCell } from '../tables/grid-cell.ts'

const meta: Meta = { title: 'Definition Lab/Save', parameters: { layout: 'fullscreen' } }
export default meta

export const RoundTrip: StoryObj = {
  name: 'Saved tables open again unchanged',
  render: () => <StorybookLab initial={colorSource} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const saved: File[] = []
    let blob = new Blob()
    const makeUrl = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      blob = content as Blob
      return 'blob:saved'
    })
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(new File([blob], this.download))
    })
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await userEvent.click(gridCell(canvasElement, 2, 'ControlLabel'))
    await userEvent.keyboard('Shade, "as painted"{Tab}Shade{Tab}maybe{Enter}')
    await canvas.findByRole('combobox', { name: 'Shade, "as painted"' })
    for (const [at, type] of ['Workbook (.xlsx)', 'JSON', 'CSV, all tables in one file'].entries()) {
      await userEvent.click(canvas.getByRole('button', { name: 'Save as' }))
      await userEvent.click(await canvas.findByRole('menuitem', { name: type }))
      await waitFor(() => expect(saved).toHaveLength(at + 1))
    }
    makeUrl.mockRestore()
    click.mockRestore()
    await expect(saved.map(({ name }) => name.replace(/^.*\./, ''))).toEqual(['xlsx', 'json', 'csv'])
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    for (const file of saved) {
      await userEvent.upload(input, file)
      await waitFor(() => expect(canvas.getByRole('option', { name: file.name, selected: true })).toBeInTheDocument())
      await canvas.findByRole('combobox', { name: 'Shade, "as painted"' })
      await expect(gridCell(canvasElement, 2, 'ControlLabel')).toHaveTextContent('Shade, "as painted"')
      await expect(gridCell(canvasElement, 2, 'IsRequired')).toHaveTextContent('maybe')
      await expect(canvas.getByRole('tab', { name: 'Display values (2)' })).toBeVisible()
    }
  },
}

export const MendedFile: StoryObj = {
  name: 'the same file is read again after it was fixed',
  render: () => <StorybookLab initial={colorSource} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
    const file = (label: string) =>
      new File([`RecId,ControlTypeCode,ControlLabel,IsActive\r\n1,textbox,${label},1\r\n`], 'controls.csv')
    await userEvent.upload(input, file('Nmae'))
    await canvas.findByRole('textbox', { name: 'Nmae' })
    // If the field still contained the file, opening it again would cause no change event.
    await expect(input.value).toBe('')
    await userEvent.upload(input, file('Name'))
    await canvas.findByRole('textbox', { name: 'Name' })
  },
}
