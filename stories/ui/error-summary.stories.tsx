import { Stack } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorSummary } from '../../src/ui/error-summary.tsx'
import { TextField } from '../../src/ui/fields/text-field.tsx'

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
      <TextField id="phone" label="Phone" value="" onChange={fn()} error="Please enter a valid phone number." />
      <TextField id="email" label="Email" value="" onChange={fn()} error="Please enter a valid email." />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter a valid email.' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  },
}
