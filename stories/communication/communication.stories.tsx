import type { DirectoryEntry, Webinar } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { expectSaved, storedFiles, watchDownloads } from '../shell/downloads.ts'
import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'
import { region } from '../shell/page-content.ts'

const boards = '/communication/message-boards-&-forum'
const directory = '/communication/emaxx-directory'

const meta = {
  title: 'Communication/Communication',
  component: PortalStory,
  args: { path: boards },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const webinars: Webinar[] = ['Winter driving', 'Dash cameras', 'Reporting early'].map((title, at) => ({
  title,
  startsAt: new Date(2026, 11, 3 + at, 13).toISOString(),
  link: `https://www.captive.example/webinars/${at}`,
}))

const person = (Department: string, FirstName: string, change: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  Department,
  FirstName,
  LastName: 'Stone',
  BusinessEmail: `${FirstName.toLowerCase()}.stone@captive.example`,
  BusinessPhone: '918-555-0100',
  BusinessPhoneExt: null,
  BusinessCell: null,
  ...change,
})

const people = [
  person('Claims', 'Ann', { BusinessPhoneExt: '12', BusinessCell: '918-555-0199' }),
  person('Claims', 'Ben'),
  person('Underwriting', 'Cora'),
]

const issue = (RecId: number, day: string, name: string) =>
  sampleDocument(RecId, 'Communication_Quarterly Newsletter', day, { FileName: `Newsletter ${name}.pdf` })
const issues = {
  Payload: [issue(2, '2026-09-30', 'Q3 2026'), issue(1, '2026-06-30', 'Q2 2026'), issue(3, '2025-12-31', 'Q4 2025')],
}

const everything = ['005', '005-001', '005-001-002', '005-001-002-003', '005-002', '005-002-001']
const requestedCounts: (string | null)[] = []

function mockHandlers({
  permissions = everything,
  over = {},
}: { permissions?: string[]; over?: MockHandlers } = {}): MockHandlers {
  requestedCounts.length = 0
  return {
    ...signedInAs({ permissions }),
    '/getDocumentsByProgram': issues,
    '/GetWebinars': (query: URLSearchParams) => {
      requestedCounts.push(query.get('count'))
      return { Payload: webinars }
    },
    '/GetEmaxxDirectory': { Payload: people },
    ...over,
  }
}

export const Boards: Story = {
  name: '[COM-001] [COM-003] [COM-004] [PRM-080] [PRM-081] [PRM-082] Newsletter, webinars and video',
  beforeEach: () => mockApi(mockHandlers())(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Newsletter Q3 2026')).toBeVisible()
    const list = within(await canvas.findByRole('list', { name: 'Webinars' }))
    await expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(webinars.map(({ title }) => title))
    await expect(list.getByText('12/03/2026, 1:00 PM')).toBeVisible()
    await expect(requestedCounts).toEqual(['3'])
    const toggle = canvas.getByRole('button', { name: 'Loss Prevention Protocols' })
    await expect(document.querySelector('video')).toBeNull()
    await userEvent.click(toggle)
    await expect(await canvas.findByLabelText('Loss Prevention Protocols')).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(toggle)
    await waitFor(() => expect(document.querySelector('video')).toBeNull())
  },
}

export const Newsletter: Story = {
  name: '[COM-002] Newsletter downloads',
  beforeEach: () => {
    watchDownloads()
    return mockApi(mockHandlers({ over: storedFiles }))()
  },
  play: async ({ canvas }) => {
    const newsletter = await region(canvas, 'Quarterly Newsletter')
    const titles = (await newsletter.findAllByText(/^Newsletter/)).map(({ textContent }) => textContent)
    await expect(titles).toEqual(['Newsletter Q3 2026', 'Newsletter Q2 2026', 'Newsletter Q4 2025'])
    await expect(newsletter.getByText('Newsletter Q4 2025')).not.toBeVisible()
    await userEvent.click(newsletter.getByRole('button', { name: 'Download Newsletter Q3 2026' }))
    await expectSaved('Newsletter Q3 2026.pdf', 'key-2')
  },
}

export const NoWebinarCode: Story = {
  name: '[COM-003] [PRM-081] No permission for webinars',
  beforeEach: () => mockApi(mockHandlers({ permissions: ['005', '005-001'] }))(),
  play: async ({ canvas }) => {
    await canvas.findByText('Newsletter Q3 2026')
    await expect(canvas.queryByRole('heading', { name: 'Webinars' })).toBeNull()
    await expect(requestedCounts).toEqual([])
  },
}

export const NoVideoCode: Story = {
  name: '[COM-004] [PRM-082] No permission for the video',
  beforeEach: () => mockApi(mockHandlers({ permissions: everything.filter((code) => code !== '005-001-002-003') }))(),
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Loss Prevention Protocols' })
    await expect(toggle).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(toggle)
    await expect(document.querySelector('video')).toBeNull()
  },
}

export const Empty: Story = {
  name: 'No newsletters and no webinars',
  beforeEach: () =>
    mockApi(mockHandlers({ over: { '/getDocumentsByProgram': { Payload: [] }, '/GetWebinars': { Payload: [] } } }))(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Documents Found.')).toBeVisible()
    await expect(await canvas.findByText('No Webinars Found.')).toBeVisible()
  },
}

export const Directory: Story = {
  name: '[DIR-001] [DIR-002] [DIR-003] [PRM-083] Staff directory',
  args: { path: directory },
  beforeEach: () => mockApi(mockHandlers())(),
  play: async ({ canvas }) => {
    const claims = within(await canvas.findByRole('list', { name: 'Claims' }))
    await expect(claims.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Underwriting' })).toBeVisible()
    const ann = within(claims.getByText('Ann Stone').closest('li')!)
    await expect(ann.getByRole('link', { name: 'ann.stone@captive.example' })).toHaveAttribute(
      'href',
      'mailto:ann.stone@captive.example',
    )
    await expect(ann.getByRole('link', { name: '918-555-0100 ext. 12' })).toHaveAttribute(
      'href',
      'tel:9185550100;ext=12',
    )
    await expect(ann.getByRole('link', { name: '918-555-0199' })).toHaveAttribute('href', 'tel:9185550199')
    await userEvent.type(canvas.getByRole('searchbox'), 'under')
    await waitFor(() => expect(canvas.queryByText('Ann Stone')).toBeNull())
    await expect(canvas.getByText('Cora Stone')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await expect(await canvas.findByText('None Found.')).toBeVisible()
  },
}

export const NoListing: Story = {
  name: '[PRM-083] No permission for the list',
  args: { path: directory },
  beforeEach: () => mockApi(mockHandlers({ permissions: ['005', '005-002'] }))(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Staff Directory' })
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const DirectoryFailing: Story = {
  name: 'Directory fails',
  args: { path: directory },
  beforeEach: () => mockApi(mockHandlers({ over: { '/GetEmaxxDirectory': null } }))(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The directory did not load')).toBeVisible()
  },
}

const busy = 'The portal cannot reach its data right now. Nothing is lost. Please try again in a minute.'
let outages = 0
export const DirectoryDuringOutage: Story = {
  name: 'Outage',
  args: { path: directory },
  beforeEach: () => {
    outages = 1
    const { '/GetEmaxxDirectory': loaded, ...answers } = mockHandlers()
    const answer = (query: URLSearchParams) =>
      outages-- > 0
        ? Response.json({ Error: { ErrorStatus: 503, ErrorMessage: busy } }, { status: 503 })
        : typeof loaded === 'function'
          ? (loaded(query) as unknown)
          : loaded
    return mockApi({ ...answers, '/GetEmaxxDirectory': answer })()
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The directory did not load')
    await expect(within(alert).getByText(busy)).toBeVisible()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await canvas.findByText('Ann Stone')
  },
}
