import type { DeliverySource } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { deliveryHandlers } from './mock-handlers.ts'
import { waiting } from './sample-delivery.ts'

const meta = {
  title: 'Deliveries/Senders',
  component: PortalStory,
  args: { path: '/settings/data/sources' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const lakes: DeliverySource = {
  Source: 'Great Lakes TPA',
  Rhythm: 'monthly',
  IsProposed: true,
  AsOf: '2026-09-30',
  NextDue: '2026-10-31',
  IsLate: true,
  Waiting: 0,
  Last: {
    RecId: 5,
    FileName: 'great lakes 2026-09-30.xlsx',
    BroughtAt: '2026-10-04T15:00:00.000Z',
    Refused: 3,
    UnmatchedNames: ['The portal has no company “Ridge Frieght”.', 'The portal has no policy CA-7781.'],
  },
  Versions: [
    { Version: 2, MadeAt: '2026-09-03T15:00:00.000Z', RecId: 4 },
    { Version: 1, MadeAt: '2026-07-03T15:00:00.000Z', RecId: 2 },
  ],
}
const windrow: DeliverySource = {
  ...{ Source: 'Windrow', Rhythm: null, IsProposed: true, AsOf: null, NextDue: null, IsLate: false, Waiting: 1 },
  Last: { RecId: 6, FileName: 'windrow.csv', BroughtAt: '2026-11-02T15:00:00.000Z', Refused: 0, UnmatchedNames: [] },
  Versions: [],
}
const keel: DeliverySource = {
  ...windrow,
  Source: 'Keel',
  Rhythm: 'quarterly',
  IsProposed: false,
  AsOf: '2026-09-30',
  NextDue: '2026-12-31',
}

const saved: unknown[] = []
const handlers = (sources: readonly DeliverySource[] | null, answer?: object) =>
  deliveryHandlers(waiting, {
    '/GetDeliverySources': sources && { Payload: sources },
    '/DeliveryRhythm': async (_: URLSearchParams, request: Request) => {
      saved.push(await request.json())
      return answer ?? { Error: { ErrorStatus: 0, ErrorMessage: null } }
    },
  })

export const Senders: Story = {
  name: 'Late, on time, and not yet known',
  beforeEach: mockApi(handlers([lakes, windrow, keel])),
  play: async ({ canvas }) => {
    const senders = within(await canvas.findByRole('table', { name: 'Senders' }))
    const rowOf = async (name: string) => (await senders.findByRole('link', { name })).closest('tr')
    await expect(await rowOf('Great Lakes TPA')).toHaveTextContent('Late')
    await expect(await rowOf('Great Lakes TPA')).toHaveTextContent('10/31/2026')
    await expect(await rowOf('Windrow')).not.toHaveTextContent('Late')
    for (const [source, rhythm] of [
      ['Great Lakes TPA', 'Monthly (auto)'],
      ['Windrow', 'Automatic'],
      ['Keel', 'Quarterly'],
    ])
      await expect(await canvas.findByRole('combobox', { name: `Frequency of ${source}` })).toHaveDisplayValue(rhythm!)
    const links = async (name: string) =>
      within(await canvas.findByRole('table', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    await expect(await links('Senders')).toEqual(['/settings/data/5', '/settings/data/6', '/settings/data/6'])
    await canvas.findByText('The portal has no policy CA-7781.')
    await expect(await links('Names that did not match')).toEqual(['/settings/data/5', '/settings/data/5'])
    await expect(await links('Mapping versions')).toEqual(['/settings/data/4', '/settings/data/2'])
  },
}

export const OnAPhone: Story = {
  beforeEach: Senders.beforeEach!,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The portal has no policy CA-7781.')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RhythmChosen: Story = {
  name: 'Frequency chosen',
  beforeEach: () => {
    saved.length = 0
    return mockApi(handlers([lakes]))()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Frequency of Great Lakes TPA' }),
      'Weekly',
    )
    await waitFor(() => expect(saved).toEqual([{ Source: 'Great Lakes TPA', Rhythm: 'weekly' }]))
    await within(document.body).findByText('The frequency of Great Lakes TPA was saved.')
  },
}

export const RhythmNotSaved: Story = {
  name: 'Frequency not saved',
  beforeEach: mockApi(
    handlers([lakes], { Error: { ErrorStatus: 1, ErrorMessage: 'This sender has not sent any deliveries.' } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Frequency of Great Lakes TPA' }),
      'Weekly',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/not saved\. This sender has not sent/)
  },
}

export const Empty: Story = {
  name: 'No senders',
  beforeEach: mockApi(handlers([])),
  play: async ({ canvas }) => {
    await canvas.findByText('Senders will appear here after their first delivery.')
  },
}

export const FailedToLoad: Story = {
  name: 'Senders failed to load',
  beforeEach: mockApi(handlers(null)),
  play: async ({ canvas }) => {
    await canvas.findByText('The senders did not load')
  },
}

export const NotOffered: Story = {
  name: 'Server without deliveries',
  beforeEach: mockApi(deliveryHandlers(null, { '/GetCapabilities': { Payload: [] } })),
  play: async ({ canvas }) => {
    await canvas.findByText('Deliveries are not available on this server')
  },
}
