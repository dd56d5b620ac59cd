import { readFiles } from '@captive/form-engine/files'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { colorSource } from '../color-source.ts'
import { StorybookLab } from '../storybook-lab.tsx'
import { catalogueSources } from '../catalogue-sources.ts'

const meta: Meta = { title: 'Definition Lab/Test plan', parameters: { layout: 'fullscreen' } }
export default meta

const sourceNamed = (name: string) => catalogueSources.find((source) => source.name === name)!

export const Plan: StoryObj = {
  name: 'Test plan saved as workbook and JSON',
  render: () => <StorybookLab initial={colorSource} />,
  play: async ({ canvas, userEvent }) => {
    const saved: { name: string; content: Blob }[] = []
    let blob = new Blob()
    const makeUrl = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      blob = content as Blob
      return 'blob:saved'
    })
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content: blob })
    })
    await userEvent.click(await canvas.findByRole('tab', { name: 'Test plan' }))
    const tests = within(canvas.getByRole('list', { name: 'Test plan' }))
    const [summary] = tests.getAllByText(/^Test 1: enter/)
    await userEvent.click(summary!)
    await expect(tests.getByText('Color: Red')).toBeVisible()
    await userEvent.click(tests.getByRole('button', { name: 'Fill in test 1' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Color' })).toHaveDisplayValue('Red'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as JSON' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as workbook' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['test-plan.json', 'test-plan.xlsx']))
    makeUrl.mockRestore()
    click.mockRestore()
    const [json, workbook] = saved
    await expect(await json!.content.text()).toContain('"shown": "Red"')
    const bytes = new Uint8Array(await workbook!.content.arrayBuffer())
    const { looked } = await readFiles([{ name: 'plan.xlsx', bytes }])
    await expect(looked).toEqual(['Enter', 'Errors', 'Controls', 'Not covered'])
  },
}

export const Reach: StoryObj = {
  name: 'Answers that show a control',
  render: () => <StorybookLab initial={sourceNamed('broken-contradiction')} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Test plan' }))
    const list = within(canvas.getByRole('list', { name: 'Fewest answers that show each control' }))
    await expect(list.getAllByText('Always shows')[0]).toBeVisible()
    await expect(list.getByText('Never shows')).toBeVisible()
    await expect(list.getByText('No answer meets both conditions.')).toBeVisible()
  },
}
