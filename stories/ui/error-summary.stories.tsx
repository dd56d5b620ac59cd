import { Stack, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorSummary } from '../../src/ui/error-summary.tsx'

const meta: Meta = { title: 'UI/Error summary' }
export default meta

export const LeadsToItsFields: StoryObj = {
  render: () => (
    <Stack gap="lg" maw={560}>
      <ErrorSummary
        errors={[
          { fieldId: 'phone', message: 'Please enter a valid phone number.' },
          { fieldId: 'email', message: 'Please enter a valid email.' },
        ]}
      />
      <TextInput id="phone" label="Phone" error="Please enter a valid phone number." />
      <TextInput id="email" label="E-mail" error="Please enter a valid email." />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter a valid email.' }))
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  },
}
