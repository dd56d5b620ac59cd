import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { dashboardHandlers } from '../dashboard/mock-handlers.ts'
import { companies, everyCode, mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { item, manyItems } from './sample-attention.ts'

const meta = {
  title: 'Attention',
  component: PortalStory,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const withAnswers = (answers: MockHandlers) =>
  mockApi({
    ...signedInAs({ permissions: [...everyCode, '001-007'] }),
    ...dashboardHandlers,
    '/GetDigest': { Payload: { IsWanted: false } },
    ...answers,
  })

const changes = {
  Since: '2026-11-20T15:00:00.000Z',
  Changes: [{ Kind: 'new-claims', Count: 3, Amount: 120_000, AsOf: null, Link: '/Claims' }],
}

export const ManyItems: Story = {
  name: 'Dashboard with many items and changes',
  beforeEach: withAnswers({ '/GetAttention': { Payload: manyItems }, '/GetSinceLastVisit': { Payload: changes } }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Needs attention' }))
    await expect(section.getAllByRole('listitem')).toHaveLength(5)
    await expect(section.getByRole('link', { name: 'Show all 9' })).toHaveAttribute('href', '/attention')
    await expect(section.getByRole('link', { name: '+2 more' })).toBeVisible()
    await expect(section.getByText('3 new claims, $120,000 incurred')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const OnAPhone: Story = { ...ManyItems, globals: { viewport: { value: 'phone' } } }

export const NoItems: Story = {
  name: 'Dashboard with nothing to do',
  beforeEach: withAnswers({}),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nothing needs your attention\./)
    await expect(canvas.getByRole('link', { name: 'Show done and snoozed items' })).toHaveAttribute(
      'href',
      '/attention',
    )
  },
}

export const FailedToLoad: Story = {
  name: 'Dashboard without a response',
  beforeEach: withAnswers({ '/GetAttention': null }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^The items that need your attention did not load\./)
  },
}

const slowly = <T,>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 500))

export const CompanyChanged: Story = {
  name: 'Dashboard of another company shows no items of the first',
  args: { path: '/select-company' },
  beforeEach: mockApi({
    ...signedInAs({ group: 'eMaxx' }),
    ...dashboardHandlers,
    '/GetCapabilities': { Payload: ['Attention'] },
    '/GetAttention': (query: URLSearchParams) =>
      query.get('ClientId') === '12' ? { Payload: manyItems } : slowly({ Payload: { Items: [], Counts: [] } }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ridge Freight Lines' }))
    await canvas.findByRole('link', { name: 'Show all 9' })
    await userEvent.click(canvas.getByRole('button', { name: /^Settings/ }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Change Member Company' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Blue Mesa Haulers' }))
    await canvas.findByRole('heading', { level: 1, name: 'Blue Mesa Haulers' })
    await expect(canvas.queryByRole('link', { name: 'Show all 9' })).toBeNull()
    await canvas.findByText(/^Nothing needs your attention\./)
  },
}

let marked: unknown
export const Page: Story = {
  name: 'All items, and marking one',
  args: { path: '/attention' },
  beforeEach: withAnswers({
    '/GetAttention': { Payload: manyItems },
    '/SetAttentionState': async (_: URLSearchParams, request: Request) => {
      marked = await request.json()
      return { Error: { ErrorStatus: 0, ErrorMessage: null } }
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Items that need attention' })
    await userEvent.click(canvas.getByRole('button', { name: /^Done: Severe report/ }))
    await waitFor(() => expect(marked).toEqual({ Key: 'severe-report:12:CN1', State: 'done' }))
    await expect(await canvas.findByLabelText('Email me these items every Monday')).not.toBeChecked()
  },
}

let answerState: (() => void) | undefined
export const StateChanged: Story = {
  name: 'Filters while another state loads',
  args: { path: '/attention' },
  beforeEach: withAnswers({
    '/GetAttention': async (query: URLSearchParams) => {
      if (query.get('State') === 'open') return { Payload: manyItems }
      await new Promise<void>((answer) => (answerState = answer))
      return { Payload: { Items: [], Counts: [] } }
    },
  }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'State' })
    field.focus()
    await userEvent.selectOptions(field, 'done')
    await waitFor(() => expect(answerState).toBeDefined())
    await canvas.findByText('Loading your to-do list')
    await expect(canvas.queryByText(/\d items?$/)).toBeNull()
    await expect(field).toHaveFocus()
    answerState?.()
    await canvas.findByText('No items')
    await expect(field).toHaveFocus()
  },
}

const itemOfOther = {
  Items: [item({ Key: 'severe-report:13:CN2', Rule: 'severe-report', ClientId: 13, Name: 'CN2', Link: '/Claims' })],
  Counts: [{ Rule: 'severe-report' as const, Count: 1 }],
}
const withOther = (answer: MockHandlers[string]) =>
  withAnswers({
    '/GetAttention': { Payload: itemOfOther },
    '/GetClientByClientId': (query: URLSearchParams) =>
      query.get('ClientId') === '13' && typeof answer === 'function'
        ? answer(query, new Request(document.baseURI))
        : { Payload: companies[0] },
  })

const openOther: Story['play'] = async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: 'Items that need attention' }))
  await userEvent.click(table.getAllByRole('button', { name: /Severe report/ })[0]!)
}

export const OtherCompanyMissing: Story = {
  name: 'Item of a company that is not found',
  args: { path: '/attention' },
  beforeEach: withOther(() => ({ Payload: null })),
  play: async (context) => {
    await openOther(context)
    await within(document.body).findByText('The company did not load. Please try again.')
    await expect(context.canvas.getByRole('table', { name: 'Items that need attention' })).toBeVisible()
  },
}

export const OtherCompanyFailing: Story = {
  ...OtherCompanyMissing,
  name: 'Item of a company that fails to load',
  beforeEach: withOther(() => {
    throw new TypeError('Failed to fetch')
  }),
}

export const OtherCompany: Story = {
  name: 'Item of another company',
  args: { path: '/attention' },
  beforeEach: withOther(() => ({ Payload: companies[1] })),
  play: async (context) => {
    await openOther(context)
    await within(document.body).findByText(/^You are now acting for /)
    await waitFor(() => expect(context.canvas.queryByRole('table', { name: 'Items that need attention' })).toBeNull())
  },
}

const company = (ClientId: number, over: object = {}) => ({
  ClientId,
  Renewal: '2026-12-20',
  DaysToRenewal: 23,
  MissingPapers: 4,
  OpenClaims: 3,
  TotalIncurred: 120_000,
  Items: 2,
  LastSignIn: null,
  OpenedAt: null,
  IsStarred: false,
  ...over,
})

export const Book: Story = {
  name: 'Book of business',
  args: { path: '/select-company' },
  beforeEach: mockApi({
    ...signedInAs({ group: 'eMaxx' }),
    '/GetBookOfBusiness': { Payload: [company(12), company(13, { IsStarred: true, Items: 0, DaysToRenewal: null })] },
  }),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Book of business' }))
    const renewal = table.getByRole('button', { name: 'Renewal in 23 days, 4 documents missing' })
    await expect(renewal).toBeVisible()
    const { left = 0 } = renewal.closest('td')?.getBoundingClientRect() ?? {}
    const starts = [
      ...within(renewal)
        .getByText(/^Renewal in 23 days/)
        .getClientRects(),
    ].map((line) => line.left - left)
    await expect(Math.max(...starts), 'each line starts at the left edge of the cell').toBeLessThanOrEqual(2)
    await expect(table.getByRole('button', { name: 'Star Blue Mesa Haulers' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('tab', { name: 'Companies' })).toBeVisible()
  },
}
