import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FormStory, formOf } from './form-story.tsx'

const meta: Meta = { title: 'Forms/Repeated section' }
export default meta

const form = formOf(
  {
    involved: { kind: 'radio', label: 'Was another vehicle involved?', options: ['yes', 'no'] },
    vehicles: {
      kind: 'section',
      label: 'Other vehicle',
      when: { involved: 'yes' },
      controls: {
        make: { kind: 'textbox', label: 'Make', required: true },
        phone: { kind: 'phone', label: "Driver's mobile phone" },
        seen: { kind: 'calendar', label: 'Seen on' },
        plateState: { kind: 'state', label: 'Plate state' },
        insured: { kind: 'radio', label: 'Is it insured?', options: ['yes', 'no'] },
        insurer: { kind: 'textbox', label: 'Insurance company', when: { insured: 'yes' } },
        driverTaxNumber: { kind: 'textbox', label: "Driver's tax number", mask: '3-2-4', confidential: true },
      },
    },
  },
  ['vehicles'],
)
const two = {
  involved: 'yes',
  vehicles: [
    { id: 1, make: 'Ford', insured: 'yes', insurer: 'Prairie Mutual' },
    { id: 2, make: 'Kia', insured: 'no' },
  ],
}

export const Empty: StoryObj = { render: () => <FormStory form={form} /> }
export const Filled: StoryObj = {
  render: () => <FormStory form={form} answers={two} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Make' })).toHaveLength(2)
    await expect(canvas.getAllByRole('textbox', { name: 'Insurance company' })).toHaveLength(1)
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
    await expect(new Set(ids).size).toBe(ids.length)
  },
}
export const Wrong: StoryObj = {
  render: () => <FormStory form={form} answers={{ involved: 'yes', vehicles: [{ id: 1 }, { id: 2 }] }} tried />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2))
    await userEvent.click(canvas.getAllByRole('link')[1]!)
    await expect(canvas.getAllByRole('textbox', { name: 'Make' })[1]).toHaveFocus()
  },
}
export const ConditionInItem: StoryObj = {
  name: 'an answer shows a question in its own item only',
  render: () => <FormStory form={form} answers={{ involved: 'yes', vehicles: [{ id: 1 }, { id: 2 }] }} />,
  play: async ({ canvas, userEvent }) => {
    const insurers = () => canvas.queryAllByRole('textbox', { name: 'Insurance company' }).map(({ id }) => id)
    const answer = (option: string, item: number) =>
      userEvent.click(canvas.getAllByRole('radio', { name: option }).slice(item - 2)[0]!)
    await expect(insurers()).toEqual([])
    await answer('yes', 1)
    await expect(insurers()).toEqual([expect.stringMatching(/-vehicles-1-insurer$/)])
    await answer('yes', 0)
    await expect(insurers()).toHaveLength(2)
    await answer('no', 1)
    await expect(insurers()).toEqual([expect.stringMatching(/-vehicles-0-insurer$/)])
  },
}
export const Disabled: StoryObj = { render: () => <FormStory form={form} answers={two} disabled /> }

export const OpenedByAnswer: StoryObj = {
  name: '[ENG-019] opens the first item and restores it after hiding',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Make' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'yes' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Make' }), 'Ford')
    await userEvent.click(canvas.getAllByRole('radio', { name: 'no' })[0]!)
    await expect(canvas.queryByRole('textbox', { name: 'Make' })).toBeNull()
    await userEvent.click(canvas.getAllByRole('radio', { name: 'yes' })[0]!)
    await expect(await canvas.findByRole('textbox', { name: 'Make' })).toHaveValue('Ford')
  },
}

export const AddedAndRemoved: StoryObj = {
  name: '[ENG-034] adds and removes vehicles, moves focus and keeps other answers',
  render: () => <FormStory form={form} answers={two} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Vehicle' }))
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Make' })).toHaveLength(3))
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Make' })[2]).toHaveFocus())
    await userEvent.keyboard('Volvo')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Vehicle 1' }))
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Make' })).toHaveLength(2))
    const [first, second] = canvas.getAllByRole('textbox', { name: 'Make' })
    await expect(first).toHaveValue('Kia')
    await expect(second).toHaveValue('Volvo')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Vehicle 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Vehicle 1' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Vehicle' })).toHaveFocus())
  },
}
