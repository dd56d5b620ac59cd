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

export const NewestIsNeverQueued: StoryObj = {
  render: () => (
    <Button
      onClick={() => {
        for (const word of ['First', 'Second', 'Third', 'Fourth']) showSuccess(word)
      }}
    >
      Tell four things
    </Button>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell four things' }))
    const newest = await screen.findByText('Fourth')
    await waitFor(() => expect(screen.queryByText('First')).toBeNull())
    await expect(screen.getAllByRole('status')).toHaveLength(3)
    await waitFor(() => expect(newest).toBeVisible())
  },
}

export const OverTheHeader: StoryObj = {
  render: () => <Button onClick={() => showFailure('It did not work.')}>Fail</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    const toast = await screen.findByRole('alert')
    const header = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 4
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeLessThan(header))
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 3)
  },
}

export const SuccessAfterFailure: StoryObj = {
  name: 'A success removes an earlier failure',
  render: () => (
    <Group>
      <Button onClick={() => showFailure('The announcement was not changed. Please try again.')}>Fail</Button>
      <Button onClick={() => showSuccess('Announcement Has Been Changed.')}>Succeed</Button>
    </Group>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await screen.findByText('Announcement Has Been Changed.')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await screen.findByRole('alert')
    await expect(screen.getByText('Announcement Has Been Changed.')).toBeVisible()
  },
}
