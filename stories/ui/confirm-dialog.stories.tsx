import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx'

const meta: Meta = { title: 'UI/Confirm dialog' }
export default meta

function Asking({ acknowledgeOnly = false }: { acknowledgeOnly?: boolean }) {
  const [answer, setAnswer] = useState('no answer')
  const [opened, setOpened] = useState(false)
  const answered = (text: string) => () => {
    setAnswer(text)
    setOpened(false)
  }
  return (
    <>
      <Button onClick={() => setOpened(true)}>Discard this draft</Button>
      <p>{answer}</p>
      <ConfirmDialog
        opened={opened}
        title="Discard this draft?"
        cancelLabel={acknowledgeOnly ? null : 'Cancel'}
        destructive={!acknowledgeOnly}
        onConfirm={answered('OK')}
        onCancel={answered('Cancel')}
      >
        The answers and the two files are removed.
      </ConfirmDialog>
    </>
  )
}

export const Question: StoryObj = {
  render: () => <Asking />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Discard this draft' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
    await expect(dialog).toHaveAccessibleDescription('The answers and the two files are removed.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    // The event that Escape and a phone's back button trigger.
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvas.getByText('Cancel')).toBeVisible())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await expect(canvas.getByText('OK')).toBeVisible()
  },
}

export const Opened: StoryObj = {
  render: () => <Asking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard this draft' }))
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await waitFor(() => expect(getComputedStyle(screen.getByRole('alertdialog')).opacity).toBe('1'))
  },
}

export const Acknowledgement: StoryObj = {
  render: () => <Asking acknowledgeOnly />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard this draft' }))
    const acknowledge = await screen.findByRole('button', { name: 'OK' })
    await waitFor(() => expect(acknowledge).toHaveFocus())
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  },
}
