import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { EmptyState } from '../../src/ui/empty-state.tsx'
import { LoadingState } from '../../src/ui/loading-state.tsx'
import { QueryView } from '../../src/ui/query-view.tsx'

const load = fn<() => Promise<string[]>>()
const failed = { title: 'The drivers did not load', details: 'Nothing was changed.' }

/** A query of drivers. */
function Drivers({ says }: { says?: typeof failed }) {
  const query = useQuery({ queryKey: ['contact'], queryFn: load })
  return (
    <QueryView
      query={query}
      pending={<LoadingState label="Loading the drivers" shape="rows" />}
      {...(says && { failed: says })}
      empty={<EmptyState title="No Drivers Found.">Drivers on your next schedule will appear here.</EmptyState>}
    >
      {(drivers) => (
        <ul>
          {drivers.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

const meta = {
  title: 'UI/Query view',
  component: Drivers,
  args: { says: failed },
  decorators: [
    (Story) => {
      const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
      return (
        <QueryClientProvider client={client}>
          <Story />
        </QueryClientProvider>
      )
    },
  ],
  beforeEach: () => {
    load.mockReset()
  },
} satisfies Meta<typeof Drivers>

export default meta
type Story = StoryObj<typeof meta>

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

export const Pending: Story = {
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the drivers')
  },
}

export const FailedToLoad: Story = {
  name: 'Failed to load',
  beforeEach: () => void load.mockImplementationOnce(noAnswer).mockResolvedValue(['Eli Novak']),
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The drivers did not load')
    await expect(alert).toHaveTextContent('Nothing was changed.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('Eli Novak')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const FailedSilently: Story = {
  name: '[GEN-008] Failure without a message',
  render: () => (
    <div data-testid="place">
      <Drivers />
    </div>
  ),
  beforeEach: () => void load.mockImplementation(noAnswer),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('place')).toBeEmptyDOMElement())
    await expect(load).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  beforeEach: () => void load.mockResolvedValue([]),
  play: async ({ canvas }) => {
    await canvas.findByText('No Drivers Found.')
  },
}

export const Data: Story = {
  beforeEach: () => void load.mockResolvedValue(['Dana Reyes', 'Eli Novak']),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Dana Reyes',
      'Eli Novak',
    ])
  },
}
