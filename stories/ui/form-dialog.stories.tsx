import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { TextField } from '../../src/ui/fields/text-field.tsx'
import { FormDialog } from '../../src/ui/form-dialog.tsx'

function Adding({ busy = false }: { busy?: boolean }) {
  const [opened, setOpened] = useState(false)
  const [name, setName] = useState('')
  const [added, setAdded] = useState('nobody')
  const close = () => {
    setOpened(false)
    setName('')
  }
  return (
    <>
      <Button onClick={() => setOpened(true)}>Add contact</Button>
      <p>{`Added: ${added}`}</p>
      <FormDialog
        opened={opened}
        title="Add contact"
        submitLabel="Add"
        busy={busy}
        dirty={name !== ''}
        onSubmit={() => {
          setAdded(name)
          close()
        }}
        onClose={close}
      >
        <TextField label="Name" value={name} onChange={setName} />
      </FormDialog>
    </>
  )
}

const meta: Meta = { title: 'UI/Form dialog', render: () => <Adding /> }
export default meta

export const FilledIn: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add contact' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await userEvent.type(screen.getByLabelText('Name'), 'Ana Ruiz')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByText('Added: Ana Ruiz')).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const SentByEnter: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await userEvent.type(screen.getByLabelText('Name'), 'Ana Ruiz')
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' })
    await expect(send).toHaveAttribute('type', 'submit')
    send.form?.requestSubmit(send) // browsers do this for Enter in a field
    await waitFor(() => expect(canvas.getByText('Added: Ana Ruiz')).toBeVisible())
  },
}

export const NothingTypedIsLost: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add contact' })
    await userEvent.type(screen.getByLabelText('Name'), 'Ana')
    // The event that Escape triggers.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await expect(screen.getByLabelText('Name')).toHaveValue('Ana')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Opened: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }))
    await waitFor(() => expect(getComputedStyle(screen.getByRole('dialog')).opacity).toBe('1'))
  },
}

export const Busy: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Adding busy />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }))
    const isOpen = () => expect(screen.getByRole('dialog')).toBeVisible() // after it has faded in
    await waitFor(isOpen)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await isOpen()
    await userEvent.type(screen.getByLabelText('Name'), 'Ana{Enter}')
    await expect(canvas.getByText('Added: nobody')).toBeInTheDocument()
  },
}
