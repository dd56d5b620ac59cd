import type { LocalControl } from '@captive/form-engine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { FormStory, formOf } from './form-story.tsx'

const meta: Meta = { title: 'Forms/Choices' }
export default meta

const loads = ['Dry goods', 'Refrigerated', 'Liquids', 'Livestock', 'Cars']
const roads = [
  { value: 'D', label: 'Dry' },
  { value: 'I', label: 'Icy' },
]
const parts = Array.from({ length: 60 }, (_, index) => ({
  value: String(index + 10),
  label: `Part of body ${index + 10}`,
}))

const controls: Record<string, LocalControl> = {
  hurt: { kind: 'radio', label: 'Was anyone hurt?', required: true, options: ['Yes', 'No'] },
  owner: {
    kind: 'radio',
    label: 'Who owns the vehicle?',
    help: 'As written on the registration.',
    options: ['Our company', 'Leased from somebody else', 'An owner-operator under our authority'],
  },
  video: { kind: 'radioButton', label: 'Is there dashcam video?' },
  load: { kind: 'dropdown', label: 'Load', required: true, options: loads },
  road: { kind: 'dropdown', label: 'Road', options: roads },
  part: { kind: 'dropdown', label: 'Part of body', options: parts },
  state: { kind: 'state', label: 'State' },
  confirmed: { kind: 'checkbox', label: 'YES, I CONFIRM THAT THE ABOVE INFORMATION IS CORRECT', required: true },
}
const form = formOf(controls)
const filled = {
  hurt: 'No',
  owner: 'Our company',
  video: 'Yes',
  load: 'Liquids',
  road: 'I',
  part: '42',
  state: 'IA',
  confirmed: true,
}

export const Empty: StoryObj = {
  name: '[ENG-006] [ENG-007] nothing is chosen or ticked at first',
  render: () => <FormStory form={form} />,
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Load' })).toHaveValue('')
    await expect(canvas.getByRole('radiogroup', { name: 'Was anyone hurt?' })).toHaveAttribute('aria-required', 'true')
    await expect(canvas.getByRole('radiogroup', { name: 'Who owns the vehicle?' })).toHaveAccessibleDescription(
      'As written on the registration.',
    )
  },
}

export const Filled: StoryObj = {
  name: '[ENG-015] options show their labels',
  render: () => <FormStory form={form} answers={filled} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Part of body' })).toHaveValue('Part of body 42')
    await expect(canvas.getByRole('combobox', { name: 'Load' })).toHaveDisplayValue('Liquids')
    await expect(canvas.getByRole('combobox', { name: 'Road' })).toHaveDisplayValue('Icy')
    await expect(canvas.getByRole('radio', { name: 'Our company' })).toBeChecked()
  },
}

export const Wrong: StoryObj = {
  render: () => <FormStory form={form} tried />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Was anyone hurt?' })
    await waitFor(() => expect(group).toHaveAttribute('aria-invalid', 'true'))
    const [toRadio] = canvas.getAllByRole('link')
    await userEvent.click(toRadio!)
    const [yes] = canvas.getAllByRole('radio')
    await expect(yes).toHaveFocus()
  },
}

export const Disabled: StoryObj = {
  render: () => <FormStory form={form} answers={filled} disabled />,
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
  },
}

export const ByKeyboard: StoryObj = {
  name: '[ENG-006] [ENG-007] choices work by keyboard, and optional ones can be undone',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Our company' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Who owns the vehicle?' }))
    await expect(canvas.getByRole('radio', { name: 'Our company' })).not.toBeChecked()
  },
}

export const LongList: StoryObj = {
  name: '[ENG-006] typing searches a long list',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByRole('combobox', { name: 'Part of body' })
    await userEvent.click(part)
    await userEvent.type(part, '42')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(part).toHaveValue('Part of body 42')
    await userEvent.tab() // a single Tab leads to the next question
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus()
    await userEvent.click(part)
    await userEvent.keyboard('{Backspace}')
    await userEvent.tab()
    await expect(part).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const NamedByTyping: StoryObj = {
  name: '[ENG-006] Unique typed match is selected',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    const state = canvas.getByRole('combobox', { name: 'State' })
    await userEvent.type(state, 'new')
    await userEvent.tab()
    await waitFor(() => expect(state).toHaveAccessibleErrorMessage('“new” is not on the list. Choose an option.'))
    await userEvent.type(state, 'tx')
    await userEvent.tab()
    await waitFor(() => expect(state).toHaveValue('Texas'))
    await expect(state).toBeValid()
    await userEvent.type(state, 'new')
    await userEvent.tab()
    await waitFor(() => expect(state).toHaveValue('Texas'))
    await expect(state).toBeValid()
    await expect(canvas.queryByText(/is not on the list/)).toBeNull()
    await userEvent.type(state, 'new m')
    await userEvent.keyboard('{Enter}')
    await expect(state).toHaveValue('New Mexico')
    await expect(state).toBeValid()
  },
}
