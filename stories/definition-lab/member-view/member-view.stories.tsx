import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { catalogueSources } from '../catalogue-sources.ts'
import { colorSource } from '../color-source.ts'
import { StorybookLab } from '../storybook-lab.tsx'
import { previewOfWindow } from './member-preview.ts'

const meta: Meta = { title: 'Definition Lab/Member view', parameters: { layout: 'fullscreen' } }
export default meta

const auto = catalogueSources.find(({ name }) => name === 'auto-two-vehicles')!

export const Report: StoryObj = {
  name: 'Claim report at each step and width',
  render: () => <StorybookLab initial={auto} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in a sample' }))
    await expect((await canvas.findAllByText(/Call .* right away/))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Today: Date of loss' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'As members see it' }))
    const frame = () => canvas.getByTitle<HTMLIFrameElement>('Claim report')
    await expect(previewOfWindow(frame().name)).toMatchObject({ claimType: 'Auto', step: 3, isPrinted: false })
    await expect(previewOfWindow(frame().name)?.answers).not.toEqual({})
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Step' }), '4')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Screen' }), 'print')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Colors' }), 'dark')
    await expect(previewOfWindow(frame().name)).toMatchObject({ step: 4, isPrinted: true })
    await expect(frame().src).toContain('scheme:dark')
    await userEvent.click(canvas.getByRole('tab', { name: 'Emails' }))
    const subject = 'SEVERE: Auto claim report CN112026091234567, Ridge Freight Lines'
    await waitFor(() => expect(canvas.getByRole('heading', { name: `Subject: ${subject}` })).toBeVisible())
    await expect(canvas.getByTitle<HTMLIFrameElement>(subject).srcdoc).toContain('City or nearest city')
  },
}

export const NoClaim: StoryObj = {
  name: 'tables without a claim report say so',
  render: () => <StorybookLab initial={colorSource} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'As members see it' }))
    await expect(within(canvas.getByRole('tabpanel')).getByText('This is not a claim report')).toBeVisible()
  },
}
