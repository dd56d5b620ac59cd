import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { showFailure, showSuccess } from '../../src/ui/toasts.tsx'

const meta: Meta = {
  title: 'UI/Toasts',
  beforeEach: () => {
    notifications.clean()
  },
}
export default meta

export const SuccessAndFailure: StoryObj = {
  render: () => (
    <Group>
      <Button onClick={() => showSuccess('Email Sent')}>Succeed</Button>
      <Button onClick={() => showFailure('Session Time is Out. Please Log in.')}>Fail</Button>
    </Group>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    const failure = await screen.findByRole('alert')
    await expect(failure).toHaveTextContent('Session Time is Out. Please Log in.')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2))
    await waitFor(() => expect(getComputedStyle(failure).opacity).toBe('1'))
  },
}
