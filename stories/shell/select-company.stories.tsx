import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { companies, mockApi, settled, signedInAs } from './mock-handlers.ts'
import { PortalStory } from './portal-story.tsx'

const meta = {
  title: 'Shell/Select company',
  component: PortalStory,
  args: { path: '/insurance' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

/** Handlers of a server without the book of business. The page then shows only the table of the specification. */
const tableAlone = { '/GetCapabilities': { Payload: [] } }
const staff = { ...signedInAs({ group: 'eMaxx' }), ...tableAlone }

export const Staff: Story = {
  name: '[SES-015] [SEL-002] [SEL-003] [SEL-004] [SHL-017] Staff choose a company first',
  beforeEach: mockApi(staff),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Companies' })
    await expect(canvas.queryByRole('navigation', { name: 'Sections' })).toBeNull()
    const names = within(table).getAllByRole('button', { name: /Lines|Haulers|Inc|Transport|Brokerage/ })
    await expect(names.map(({ textContent }) => textContent)).toEqual(
      companies.map(({ ClientName }) => ClientName).toSorted(),
    )
    const ofFirst = [...(table.querySelector('tbody tr')?.children ?? [])].map(({ textContent }) => textContent)
    await expect(ofFirst).toEqual(['Blue Mesa Haulers', 'Program Three', 'XMember', 'IL', '400 Quarry Road', 'Joliet'])
    await userEvent.click(within(table).getByRole('button', { name: 'Ridge Freight Lines' }))
    await canvas.findByRole('heading', { level: 1, name: 'Insurance' })
  },
}

export const Search: Story = {
  name: '[SEL-001] [SEL-006] [SEL-007] [SEL-008] Search ignores case and punctuation',
  beforeEach: mockApi(staff),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search companies'), 'T CROIX cart')
    await canvas.findByText('1–1 of 1')
    await expect(canvas.getByRole('button', { name: 'St. Croix Cartage, Inc.' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  name: '[SEL-005] Search without matches',
  args: { path: '/select-company?search=zzz' },
  beforeEach: mockApi(staff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Companies Found.', { selector: 'p, p *' })).toBeVisible()
    await expect(canvas.getByText('Nothing matches “zzz”. Try a shorter search.', { selector: 'p, p *' })).toBeVisible()
  },
}

export const None: Story = {
  name: '[SEL-005] No companies',
  beforeEach: mockApi({ ...staff, '/getClients': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Companies Found.')
  },
}

export const ProgramOfHistory: Story = {
  name: '[SEL-014] Program from the change history',
  beforeEach: mockApi({
    ...staff,
    '/getClients': { Payload: companies.slice(0, 1).map((one) => ({ ...one, ProgramsRecId: null })) },
    '/GetClientsChangeHistory': {
      Payload: [
        { ClientId: 12, ProgramsRecId: 3, StartDate: '2025-01-01', EndDate: null, CreatedDateTime: '2025-01-01' },
      ],
    },
  }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Companies' })
    await expect(within(table).getByText('Program Three')).toBeVisible()
  },
}

export const Broker: Story = {
  name: '[SEL-012] Broker with own clients only',
  beforeEach: mockApi({
    ...signedInAs({ group: 'Broker' }),
    ...tableAlone,
    '/getClients': { Payload: companies.map((one) => ({ ...one, BrokerClientId: one.ClientId === 13 ? 12 : 99 })) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('1–1 of 1')
    await expect(canvas.getByRole('button', { name: 'Blue Mesa Haulers' })).toBeVisible()
  },
}

export const FailedToLoad: Story = {
  name: '[SEL-015] Failed to load',
  beforeEach: mockApi({ ...staff, '/getClients': null }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Select Company' })
    await waitFor(() => expect(canvas.queryByText('Loading companies')).toBeNull())
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByText('No Companies Found.')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible()
  },
}
