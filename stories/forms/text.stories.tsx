import type { LocalControl } from '@captive/form-engine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FormStory, formOf } from './form-story.tsx'

const meta: Meta = { title: 'Forms/Text' }
export default meta

const controls: Record<string, LocalControl> = {
  street: { kind: 'textbox', label: 'Street', required: true, help: 'Or the nearest exit or mile marker.' },
  estimate: { kind: 'textbox', label: 'Estimate in dollars', dataType: 'number' },
  email: { kind: 'email', label: 'Email', autoComplete: 'email' },
  phone: { kind: 'phone', label: 'Mobile phone', autoComplete: 'tel' },
  story: { kind: 'textarea', label: 'What happened?' },
}
const form = formOf(controls)
const filled = {
  street: '12 Main Street',
  estimate: '1250.50',
  email: 'dana@haulage.example',
  phone: '(201) 555-0123',
  story: 'Traffic stopped ahead.\nI stopped in time, the pickup behind me did not.',
}
const wrong = { street: '   ', estimate: 'a lot', email: 'dana@', phone: '555' }

export const Empty: StoryObj = {
  render: () => <FormStory form={form} />,
  play: async ({ canvas }) => {
    const street = canvas.getByRole('textbox', { name: 'Street' })
    await expect(street).toHaveAttribute('aria-required', 'true')
    await expect(street).toHaveAccessibleDescription('Or the nearest exit or mile marker.')
    await expect(street).toBeValid()
    await expect(canvas.getByRole('textbox', { name: 'Mobile phone' })).toHaveAttribute('inputmode', 'tel')
    await expect(canvas.getByRole('textbox', { name: 'Estimate in dollars' })).toHaveAttribute('inputmode', 'decimal')
  },
}

export const Filled: StoryObj = { render: () => <FormStory form={form} answers={filled} /> }

export const Disabled: StoryObj = {
  render: () => <FormStory form={form} answers={filled} disabled />,
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled()
  },
}

export const SeveralLines: StoryObj = {
  name: '[ENG-009] long text has several lines',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    const story = canvas.getByRole('textbox', { name: 'What happened?' })
    await userEvent.type(story, 'Rear-ended at a light.{Enter}Nobody was hurt.')
    await expect(story).toHaveValue('Rear-ended at a light.\nNobody was hurt.')
  },
}

export const Wrong: StoryObj = {
  name: '[ENG-012] [ENG-028] [ENG-029] an error appears above its field and is linked to it',
  render: () => <FormStory form={form} answers={wrong} tried />,
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Mobile phone' })
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'))
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.')
    await expect(phone).toHaveAccessibleErrorMessage('Please enter a valid phone number.')
    await expect(canvas.getByRole('textbox', { name: 'Estimate in dollars' })).toHaveAccessibleErrorMessage(
      'Please enter a valid number.',
    )
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleErrorMessage(
      'Please enter a valid email address.',
    )
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(4)
  },
}

export const TouchedOnly: StoryObj = {
  name: '[ENG-012] errors wait for blur; an attempt shows all',
  render: () => <FormStory form={form} />,
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Mobile phone' })
    const street = canvas.getByRole('textbox', { name: 'Street' })
    await userEvent.type(phone, '555')
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'))
    await expect(street).not.toHaveAttribute('aria-invalid')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(street).toHaveFocus())
    await expect(street).toHaveAttribute('aria-invalid', 'true')
  },
}

export const RefusedByServer: StoryObj = {
  name: 'a server error stays until its answer changes',
  render: () => <FormStory form={form} answers={filled} refused={refused} />,
  play: async ({ canvas, userEvent }) => {
    const street = canvas.getByRole('textbox', { name: 'Street' })
    await waitFor(() => expect(street).toHaveAccessibleErrorMessage('This street is not in the city you named.'))
    await userEvent.type(street, ' 5')
    await userEvent.tab()
    await waitFor(() => expect(street).not.toHaveAttribute('aria-invalid'))
  },
}
const refused = [{ key: 'street', message: 'This street is not in the city you named.' }]

const lorryLoad = 'Forty-two pallets of printing paper, two of them broken open, and one drum of floor wax. '.repeat(12)

export const LongText: StoryObj = {
  render: () => (
    <FormStory
      form={formOf({
        long: {
          kind: 'textarea',
          label:
            'Please describe everything that was damaged, where each thing is now, who has seen it since, and what has been done to keep it from being damaged further',
          help: 'As much as you know now; you can add to it later.',
        },
        line: { kind: 'textbox', label: 'In one line' },
      })}
      answers={{ long: lorryLoad, line: lorryLoad }}
    />
  ),
}

const long = formOf({
  story: { kind: 'textarea', label: 'Story', longest: 100 },
  name: { kind: 'textbox', label: 'Name' },
})

export const NearItsLimit: StoryObj = {
  name: 'Remaining characters near the limit',
  render: () => <FormStory form={long} />,
  play: async ({ canvas, userEvent }) => {
    const story = canvas.getByRole('textbox', { name: 'Story' })
    await userEvent.click(story)
    await userEvent.paste('x'.repeat(80))
    await expect(canvas.queryByText(/characters? (left|too many)/)).toBeNull()
    await userEvent.paste('x'.repeat(15))
    await expect(await canvas.findByText('5 characters left')).toBeVisible()
    await userEvent.paste('x'.repeat(6))
    await expect(await canvas.findByText('1 character too many')).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(story).toHaveAccessibleErrorMessage('Please shorten this to 100 characters or fewer.'))
    await expect(story).toHaveValue('x'.repeat(101))
  },
}
