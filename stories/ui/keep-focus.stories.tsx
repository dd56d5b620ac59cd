import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'

import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx'

const meta: Meta = { title: 'UI/Kept focus' }
export default meta

function Reminders() {
  const [items, setItems] = useState(['Severe report', 'Overdue request', 'Missing paper'])
  const [asked, setAsked] = useState<string | null>(null)
  const remove = (item: string | null) => setItems(items.filter((each) => each !== item))
  return (
    <main>
      <h1 id="page-title" tabIndex={-1}>
        Reminders
      </h1>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <span>{item}</span>
            <Button onClick={() => remove(item)}>{`Done: ${item}`}</Button>
            <Button onClick={() => setAsked(item)}>{`Delete: ${item}`}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title="Delete the reminder?"
        confirmLabel="Delete"
        onConfirm={() => {
          remove(asked)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      >
        It will be gone.
      </ConfirmDialog>
    </main>
  )
}

export const ItemRemoved: StoryObj = {
  name: 'Removed item moves focus to the next',
  render: () => <Reminders />,
  play: async ({ canvas, userEvent }) => {
    await press(canvas.getByRole('button', { name: 'Done: Severe report' }), userEvent)
    await waitFor(() => expect(canvas.getByText('Overdue request').closest('li')).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Done: Overdue request' })).toHaveFocus()
  },
}

export const LastItemRemoved: StoryObj = {
  name: 'Removed last item moves focus to the list',
  render: () => <Reminders />,
  play: async ({ canvas, userEvent }) => {
    await press(canvas.getByRole('button', { name: 'Done: Missing paper' }), userEvent)
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus())
  },
}

export const RemovedThroughDialog: StoryObj = {
  name: 'Item removed by a dialog',
  render: () => <Reminders />,
  play: async ({ canvas, userEvent }) => {
    await press(canvas.getByRole('button', { name: 'Delete: Overdue request' }), userEvent)
    await press(await screen.findByRole('button', { name: 'Delete' }), userEvent)
    await waitFor(() => expect(canvas.getByText('Missing paper').closest('li')).toHaveFocus())
  },
}

function Retry() {
  const [isBusy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 500)
  }
  return (
    <main>
      <p>The claims did not load.</p>
      <Button loading={isBusy} onClick={retry}>
        Try again
      </Button>
    </main>
  )
}

export const EnabledAgain: StoryObj = {
  name: 'Button disabled during a request',
  render: () => <Retry />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try again' })
    await press(button, userEvent)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-focus-kept'))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

function Details() {
  const [isHidden, setHidden] = useState(false)
  const hideForAWhile = () => {
    setHidden(true)
    setTimeout(() => setHidden(false), 500)
  }
  return (
    <main>
      <p>The claim is open.</p>
      <div hidden={isHidden}>
        <Button onClick={hideForAWhile}>Load the notes</Button>
      </div>
    </main>
  )
}

export const ShownAgain: StoryObj = {
  name: 'focus returns to a button that was hidden during loading',
  render: () => <Details />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Load the notes' })
    await press(button, userEvent)
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

async function press(button: HTMLElement, { keyboard }: { keyboard: (keys: string) => Promise<void> }): Promise<void> {
  button.focus()
  await keyboard('{Enter}')
}
