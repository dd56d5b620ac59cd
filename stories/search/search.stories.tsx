import type { SearchHit } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { companies, everyCode, mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'

const meta = {
  title: 'Search',
  component: PortalStory,
  args: { path: '/footer/privacy-policy' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const hit = (Kind: SearchHit['Kind'], Label: string, Detail: string, more: Partial<SearchHit> = {}): SearchHit => ({
  Kind,
  RecId: 1,
  Label,
  Detail,
  Date: null,
  ClientId: 12,
  ClientName: 'Ridge Freight Lines',
  Link: '/footer/contact-us',
  ...more,
})

const hits = [
  hit('claim', 'AL-2026-00417', 'Maria Lopez', { Date: '2026-03-14' }),
  hit('company', 'Ridge Freight Lines', 'Joliet, IL', { ClientName: null, Link: '/' }),
  hit('user', 'Dana Reyes', 'dana.reyes@ridge-freight.example'),
  hit('document', 'Ridge loss run 2026.pdf', '', { Date: '2026-02-01' }),
  hit('vehicle', '2024 Volvo VNL 760', '4V4NC9EH5RN123456'),
]

const asked: string[] = []

const withSearch = (answer: unknown, person: MockHandlers = signedInAs()) =>
  mockApi({
    ...person,
    '/Search': (query: URLSearchParams) => {
      asked.push(query.get('Text') ?? '')
      return answer
    },
  })

/** Opens the search with its keyboard shortcut, and types a text. */
async function type(canvasElement: HTMLElement, text: string) {
  const page = within(canvasElement.ownerDocument.body)
  await page.findByRole('button', { name: 'Search the portal' })
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await page.findByRole('combobox', { name: 'Search the portal' })
  await waitFor(() => expect(field).toHaveFocus())
  if (text !== '') await userEvent.keyboard(text)
  return { page, field }
}

export const Results: Story = {
  name: 'Results of every kind, by keyboard',
  beforeEach: withSearch({ Payload: hits }),
  play: async ({ canvasElement }) => {
    const { page, field } = await type(canvasElement, 'ridge')
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(5))
    const list = within(page.getByRole('listbox', { name: 'Results' }))
    const options = list.getAllByRole('option')
    await expect(options[0]).toHaveTextContent('AL-2026-00417Maria Lopez · 03/14/2026 · Ridge Freight Lines')
    for (const name of ['Claims', 'Companies', 'Users', 'Documents', 'Vehicles'])
      await expect(list.getByRole('group', { name })).toBeVisible()
    await expect(page.getByText('5 results')).toBeInTheDocument()
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]!.id)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', options[2]!.id)
    await expect(options[2]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await page.findByRole('heading', { level: 1, name: 'Contact Us' })
    await waitFor(() => expect(page.queryByRole('combobox', { name: 'Search the portal' })).toBeNull())
  },
}

export const Places: Story = {
  name: 'Pages and actions that the person may open',
  beforeEach: withSearch({ Payload: [] }, signedInAs({ permissions: ['001', '002', '002-001', '004', '004-002'] })),
  play: async ({ canvasElement }) => {
    const { page } = await type(canvasElement, '')
    const names = (group: string) =>
      within(page.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map((option) => option.textContent)
    await expect(names('Actions')).toEqual(['Needs attention', 'Contact Us', 'Security', 'Privacy Policy', 'Log Out'])
    await expect(names('Pages')).toEqual(['Dashboard', 'Insurance', 'Policy Library', 'Claim Resources'])
    await userEvent.keyboard('policy lib')
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await page.findByRole('heading', { level: 1, name: 'Policy Library' })
  },
}

export const NothingFound: Story = {
  name: 'Nothing found',
  beforeEach: withSearch({ Payload: [] }),
  play: async ({ canvasElement }) => {
    const { page, field } = await type(canvasElement, 'zz')
    await waitFor(() => expect(page.getAllByText('Nothing found for “zz”.')[0]).toBeVisible())
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Failed: Story = {
  name: 'The search failed',
  beforeEach: withSearch(new Response('{}', { status: 400 })),
  play: async ({ canvasElement }) => {
    const { page } = await type(canvasElement, 'ridge')
    await expect(await page.findByText('The search failed. Try again.')).toBeVisible()
    const before = asked.length
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  },
}

export const Searching: Story = {
  name: 'Searching',
  beforeEach: withSearch(new Promise(() => undefined)),
  play: async ({ canvasElement }) => {
    const { page } = await type(canvasElement, 'ridge')
    await waitFor(() => expect(page.getAllByText('Searching…')[0]).toBeVisible())
  },
}

export const OnAPhone: Story = {
  ...Results,
  name: 'Results on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { page } = await type(canvasElement, 'ridge')
    const dialog = page.getByRole('dialog', { name: 'Search the portal' })
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(5))
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

const ofOther = hit('claim', 'GL-2026-00001', 'Sam Ortiz', { ClientId: 13, ClientName: 'Blue Mesa Haulers' })

export const UnfinishedWork: Story = {
  name: 'Result of another company from an unfinished form',
  args: { path: '/footer/contact-us' },
  beforeEach: withSearch(
    { Payload: [{ ...ofOther, Link: '/footer/privacy-policy' }] },
    {
      ...signedInAs(),
      '/GetClientByClientId': (query: URLSearchParams) => ({
        Payload: companies.find(({ ClientId }) => String(ClientId) === query.get('ClientId')),
      }),
    },
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Body/ }), 'Please call')
    const openOther = async () => {
      const { page } = await type(canvasElement, 'GL-2026')
      await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1))
      await userEvent.keyboard('{Enter}')
      const question = await page.findByRole('alertdialog', { name: 'Leave the page?' })
      await waitFor(() => expect(page.queryByRole('combobox', { name: 'Search the portal' })).toBeNull())
      return within(question)
    }
    const companyOf = () => canvas.getByRole('button', { name: /^Settings/ })
    await userEvent.click((await openOther()).getByRole('button', { name: 'Cancel' }))
    await expect(companyOf()).toHaveTextContent('Ridge Freight Lines')
    await userEvent.click((await openOther()).getByRole('button', { name: 'OK' }))
    await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })
    await expect(companyOf()).toHaveTextContent('Blue Mesa Haulers')
  },
}

export const OtherServer: Story = {
  name: 'Server without a search',
  beforeEach: mockApi({ ...signedInAs({ permissions: everyCode }), '/GetCapabilities': { Payload: [] } }),
  play: async ({ canvasElement }) => {
    const { page } = await type(canvasElement, 'zz')
    await waitFor(() => expect(page.getAllByText('Nothing found for “zz”.')[0]).toBeVisible())
  },
}
