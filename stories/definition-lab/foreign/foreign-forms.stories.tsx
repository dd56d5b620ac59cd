import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import questionnaire from '../../../packages/form-engine/corpus/fhir-google-screener.json?raw'
import { catalogueSources } from '../catalogue-sources.ts'
import { StorybookLab } from '../storybook-lab.tsx'
import dictionary from './dictionary.csv?raw'
import { surveyFile } from './survey-file.ts'

const meta: Meta<typeof StorybookLab> = {
  title: 'Definition Lab/Other notations',
  component: StorybookLab,
  args: { initial: catalogueSources.find(({ name }) => name === 'textbox')! },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function open({ canvas, canvasElement, userEvent }: Play, file: File): Promise<void> {
  await canvas.findByLabelText('Street')
  await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, file)
  await expect(await canvas.findByText('Features that the tables cannot express')).toBeVisible()
}

export const Fhir: Story = {
  name: 'a FHIR questionnaire opens, with what the tables cannot say',
  play: async (context) => {
    const { canvas } = context
    await open(context, new File([questionnaire], 'screener.json'))
    await expect(canvas.getByText('1.2.1 has an initial value.')).toBeVisible()
    await expect(
      (await canvas.findAllByText('In the past two weeks have you experienced ANY of these symptoms?'))[0],
    ).toBeVisible()
  },
}

export const Xlsform: Story = {
  name: 'an XLSForm opens with several choices, filtered choices and Spanish',
  play: async (context) => {
    const { canvas, userEvent } = context
    await open(context, await surveyFile())
    await expect(canvas.getByText('bye has the type note, which takes no answer.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Front' }))
    await expect(await canvas.findByRole('textbox', { name: /^Which lamp/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Florida' }))
    await expect(await canvas.findByRole('radio', { name: 'Polk' })).toBeInTheDocument()
    await expect(canvas.queryByRole('radio', { name: 'Travis' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Delantera' })).toBeChecked()
  },
}

export const Redcap: Story = {
  name: 'a REDCap dictionary opens with its branching logic and calculations',
  play: async (context) => {
    const { canvas, userEvent } = context
    await open(context, new File([dictionary], 'dictionary.csv'))
    await expect(canvas.getByText('scene has the type descriptive, which takes no answer.')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^Why so fast/ })).toBeNull()
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Speed/ }), '71')
    await expect(await canvas.findByText('142')).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: /^Why so fast/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Back' }))
    await expect(await canvas.findByRole('textbox', { name: /^Where is the trailer/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Front' }))
    await expect(canvas.queryByRole('textbox', { name: /^Where is the trailer/ })).toBeNull()
  },
}
