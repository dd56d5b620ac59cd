import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { CheckField } from '../../src/ui/fields/check-field.tsx'
import { DayField } from '../../src/ui/fields/day-field.tsx'
import { PasswordField } from '../../src/ui/fields/password-field.tsx'
import { TextField } from '../../src/ui/fields/text-field.tsx'

function Fields({
  email: given = '',
  errors = {},
}: {
  email?: string
  errors?: { email?: string; password?: string }
}) {
  const [email, setEmail] = useState(given)
  const [password, setPassword] = useState('')
  const [kept, setKept] = useState(false)
  return (
    <form>
      <TextField id="email" label="Email" type="email" value={email} onChange={setEmail} error={errors.email} />
      <PasswordField
        id="password"
        label="Password"
        description="At least 12 characters."
        showLabel="Show the password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <CheckField
        id="kept"
        label="Keep me signed in"
        description="Only on a device that nobody else uses."
        checked={kept}
        onChange={setKept}
      />
    </form>
  )
}

/** The light-colored fields of the pages before sign-in. */
const meta: Meta<typeof Fields> = { title: 'UI/Fields', component: Fields }
export default meta
type Story = StoryObj<typeof Fields>

export const Empty: Story = {}

export const FilledIn: Story = {
  args: { email: 'dana.reyes@ridge-freight.example' },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'lantern river oak')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep me signed in' }))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const WithErrors: Story = {
  args: { errors: { email: 'Enter your email address', password: 'Enter a password' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 12 characters. Enter a password',
    )
  },
}

const stored = fn()

export const Day: Story = {
  beforeEach: () => void stored.mockClear(),
  render: () => {
    const [day, setDay] = useState('2026-08-15')
    return (
      <DayField
        label="In force on"
        value={day}
        onChange={(next) => {
          stored(next)
          setDay(next)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('In force on')
    const typed = (value: string) => fireEvent.input(field, { target: { value } })
    field.focus()
    await typed('0002-08-15')
    await new Promise((later) => setTimeout(later, 400)) // longer than the debounce
    await expect(field).toHaveValue('0002-08-15')
    await expect(stored).not.toHaveBeenCalled()
    await typed('2024-08-15')
    await waitFor(() => expect(stored.mock.calls).toEqual([['2024-08-15']]))
    await typed('')
    await waitFor(() => expect(stored).toHaveBeenLastCalledWith(''))
  },
}
