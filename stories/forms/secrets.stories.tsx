import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FormStory, formOf } from './form-story.tsx'

const meta: Meta = { title: 'Forms/Masked and confidential' }
export default meta

const form = formOf({
  ssn: { kind: 'textbox', label: 'Social Security number', mask: '3-2-4', confidential: true, required: true },
  fein: { kind: 'textbox', label: 'Tax number', mask: '2-7' },
  license: { kind: 'textbox', label: 'License number', mask: '1' },
  diagnosis: { kind: 'textarea', label: 'Diagnosis', confidential: true },
  password: { kind: 'password', label: 'Password' },
})
const filled = {
  ssn: '078-05-1120',
  fein: '12-3456789',
  license: 'V512-3348',
  diagnosis: 'Concussion',
  password: 'Quiet-harbor-71',
}

export const Empty: StoryObj = { render: () => <FormStory form={form} /> }
export const Disabled: StoryObj = { render: () => <FormStory form={form} answers={filled} disabled /> }
export const Wrong: StoryObj = {
  name: '[ENG-030] refuses an SSN that is not 3-2-4 digits',
  render: () => <FormStory form={form} answers={{ ssn: '078-05' }} tried />,
  play: async ({ canvas }) => {
    const ssn = canvas.getByRole('textbox', { name: 'Social Security number' })
    await waitFor(() => expect(ssn).toHaveAccessibleErrorMessage('Please enter a valid SSN.'))
  },
}

export const Filled: StoryObj = {
  name: '[ENG-016] hides confidential values except on focus or request',
  render: () => <FormStory form={form} answers={filled} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const ssn = canvas.getByRole('textbox', { name: 'Social Security number' })
    await expect(ssn).toHaveValue('••••••••')
    await expect(ssn).toHaveAttribute('autocomplete', 'off')
    for (const secret of ['078', '1120', '3456789', 'V512', 'Concussion']) {
      await expect(canvasElement.innerHTML).not.toContain(secret)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Show Social Security number' }))
    await expect(ssn).toHaveValue('078-05-1120')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Social Security number' }))
    await expect(ssn).toHaveValue('••••••••')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Diagnosis' }))
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toHaveValue('Concussion')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toHaveValue('••••••••')
  },
}

const tight = formOf({
  diagnosis: { kind: 'textarea', label: 'Diagnosis', confidential: true, longest: 100 },
  file: { kind: 'textbox', label: 'File number', mask: '1', longest: 100 },
  card: { kind: 'textbox', label: 'Card number', mask: '4-4', longest: 10 },
  pin: { kind: 'password', label: 'Passphrase', longest: 100 },
})

export const NearItsLimit: StoryObj = {
  name: 'A visible secret shows the remaining characters near its limit',
  render: () => <FormStory form={tight} />,
  play: async ({ canvas, userEvent }) => {
    const counted = /characters? (left|too many)/
    for (const name of ['Diagnosis', 'File number']) {
      await userEvent.click(canvas.getByRole('textbox', { name }))
      await userEvent.paste('x'.repeat(95))
      await expect(await canvas.findByText('5 characters left')).toBeVisible()
      await userEvent.paste('x'.repeat(6))
      await expect(await canvas.findByText('1 character too many')).toBeVisible()
      await userEvent.tab()
      await expect(canvas.queryByText(counted)).toBeNull()
    }
    await userEvent.click(canvas.getByRole('textbox', { name: 'Card number' }))
    await userEvent.paste('12345678')
    await expect(await canvas.findByText('1 character left')).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Card number' }))
    await userEvent.click(canvas.getByLabelText('Passphrase'))
    await userEvent.paste('x'.repeat(98))
    await expect(await canvas.findByText('2 characters left')).toBeVisible()
  },
}

export const EnteredAgain: StoryObj = {
  name: '[ENG-016] new input replaces a stored secret',
  render: () => <FormStory form={form} answers={filled} />,
  play: async ({ canvas, userEvent }) => {
    for (const [name, typed, becomes] of [
      ['License number', 'K99', 'K99'],
      ['Diagnosis', 'Sprain', 'Sprain'],
      ['Tax number', '98', '98'],
    ] as const) {
      const field = canvas.getByRole('textbox', { name })
      await userEvent.click(field)
      await userEvent.keyboard(typed)
      await expect(field).toHaveValue(becomes)
    }
  },
}

export const MaskedEntry: StoryObj = {
  name: '[ENG-016] adds dashes, keeps the caret and formats pasted digits',
  parameters: { rough: { composing: 'the dashes come while somebody types' } },
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    const ssn = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Social Security number' })
    await userEvent.click(ssn)
    await userEvent.keyboard('078051120')
    await expect(ssn).toHaveValue('078-05-1120')
    await userEvent.keyboard('9')
    await expect(ssn).toHaveValue('078-05-1120')
    ssn.setSelectionRange(2, 3)
    await userEvent.keyboard('9')
    await expect(ssn).toHaveValue('079-05-1120')
    await expect(ssn.selectionStart).toBe(3)
    ssn.setSelectionRange(4, 4)
    await userEvent.keyboard('{Backspace}')
    await expect(ssn).toHaveValue('070-51-120')
    await expect(ssn.selectionStart).toBe(2)
    await userEvent.clear(ssn)
    await userEvent.paste('219 09 9999')
    await expect(ssn).toHaveValue('219-09-9999')
  },
}
