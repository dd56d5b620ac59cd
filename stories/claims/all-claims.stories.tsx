import type { Meta, StoryObj } from '@storybook/react-vite'
import { sumClaims } from '@captive/api-client/contract'
import { expect, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { claimsHandlers, foundClaims, registerHandlers } from './mock-handlers.ts'

const meta = {
  title: 'Claims/All claims',
  component: PortalStory,
  args: { path: '/Claims/all' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const asked: URLSearchParams[] = []
const recorded = () => {
  asked.length = 0
  return mockApi(
    claimsHandlers({
      ...registerHandlers,
      '/SearchClaims': (query: URLSearchParams) => {
        asked.push(query)
        return registerHandlers['/SearchClaims'](query)
      },
    }),
  )()
}

export const ManyClaims: Story = {
  name: 'Claims by page, with totals of all pages',
  beforeEach: recorded,
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'All claims' })
    await waitFor(() => expect(table).toHaveTextContent('Total of 230 claims'))
    await expect(table).toHaveTextContent(
      `$${Math.round(sumClaims(foundClaims).TotalIncurred).toLocaleString('en-US')}`,
    )
    await expect(within(table).getAllByRole('row')).toHaveLength(22)
    for (let page = 2; page <= 6; page++) await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(asked.at(-1)?.get('after')).toBe('1099'))
  },
}

export const Filtered: Story = {
  name: 'Filters in the URL and in words',
  args: { path: '/Claims/all?status=open&line=Commercial+Auto&least=10000' },
  beforeEach: recorded,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Claims: open, Commercial Auto, incurred $10,000 or more')
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await expect(Object.fromEntries(asked[0]!)).toMatchObject({
      Status: 'open',
      Line: 'Commercial Auto',
      Least: '10000',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(asked.at(-1)?.get('Status')).toBe(null))
  },
}

const severe = { Name: 'Severe and open', Search: '?status=open&least=100000' }
const withViews = (more = {}) =>
  mockApi(claimsHandlers({ ...registerHandlers, '/GetClaimViews': { Payload: [severe] }, ...more }))

export const SavedViews: Story = {
  name: 'Saved views',
  args: { path: '/Claims/all?view=Severe+and+open' },
  beforeEach: withViews(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Claims: open, incurred $100,000 or more')
    const view = canvas.getByRole('combobox', { name: 'Saved view' })
    await expect(view).toHaveDisplayValue('Severe and open')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(view).toHaveDisplayValue('Severe and open (changed)'))
    await userEvent.selectOptions(view, 'None')
    await waitFor(() => expect(view).toHaveDisplayValue('None'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save this view' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Save this view' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription('Enter a name.')
    await userEvent.type(within(dialog).getByRole('textbox'), severe.Name)
    await expect(dialog).toHaveTextContent('Saving replaces it.')
  },
}

export const UnknownView: Story = {
  name: 'View that does not exist',
  args: { path: '/Claims/all?view=Gone' },
  beforeEach: withViews(),
  play: async ({ canvas }) => {
    await canvas.findByText('You have no view named “Gone”.')
  },
}

export const TooManyViews: Story = {
  name: 'View that cannot be saved',
  args: { path: '/Claims/all?status=open' },
  beforeEach: withViews({
    '/SaveClaimView': { Error: { ErrorStatus: 1, ErrorMessage: 'You can save up to 50 views.' } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this view' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /View name/ }), 'Open{Enter}')
    await canvas.findByText('You can save up to 50 views.')
    await expect(canvas.getByRole('textbox', { name: /View name/ })).toHaveValue('Open')
  },
}

export const NothingFound: Story = {
  name: 'Nothing matches',
  args: { path: '/Claims/all?search=zebra' },
  beforeEach: mockApi(
    claimsHandlers({
      ...registerHandlers,
      '/SearchClaims': { Payload: { Claims: [], Matching: 'typed', More: false, TooMany: false } },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('No Claims Found.')
  },
}

export const Similar: Story = {
  name: 'Similar words',
  args: { path: '/Claims/all?search=witfeild' },
  beforeEach: mockApi(
    claimsHandlers({
      ...registerHandlers,
      '/SearchClaims': {
        Payload: { Claims: foundClaims.slice(0, 3), Matching: 'similar', More: false, TooMany: false },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/No claim contains these words/)
  },
}

export const FailedToLoad: Story = {
  name: 'Claims failed to load',
  beforeEach: mockApi(claimsHandlers({ ...registerHandlers, '/SearchClaims': null })),
  play: async ({ canvas }) => {
    await canvas.findByText('The claims did not load')
  },
}

export const FromClaims: Story = {
  name: 'Search without a match links to all claims',
  args: { path: '/Claims?search=CL%2F1000' },
  beforeEach: mockApi(claimsHandlers(registerHandlers)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Search all claims for “CL/1000”' }))
    await expect(await canvas.findByRole('searchbox')).toHaveValue('CL/1000')
  },
}
