import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'

const meta = {
  title: 'Documents/Packs',
  component: PortalStory,
  args: { path: '/insurance/member-kiosk/renewal-Documentation' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const codes = ['002', '002-003', '002-003-005', '002-003-005-001', '002-003-005-002', '002-004', '002-004-001']
const pack = sampleDocument(9, 'Member Kiosk_Renewal Documentation_Renewal Packs', '2027-03-01', {
  ClientId: 12,
  FileName: 'Ridge Freight Renewal pack 2026-11-03.pdf',
})

const server = (over: MockHandlers = {}) =>
  mockApi({
    ...signedInAs({ permissions: codes }),
    '/getPoliciesByClient': { Payload: [] },
    '/GetDocumentTypes': { Payload: [] },
    '/getDocumentsByClient': { Payload: [] },
    '/GetMemberFundAnalysis': { Payload: [] },
    '/OrderPack': { Payload: pack },
    '/GetPackProgress': { Payload: null },
    ...over,
  })

/** Clicks the button of a pack, and returns the section of the pack. */
async function press(canvas: ReturnType<typeof within>, kind: 'renewal' | 'board') {
  const button = await canvas.findByRole('button', { name: `Create the ${kind} pack` })
  await userEvent.click(button)
  return within(canvas.getByRole('region', { name: kind === 'board' ? 'Board pack' : 'Renewal pack' }))
}

export const Idle: Story = {
  name: 'No pack made yet',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Create the renewal pack' })
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Open/ })).not.toBeInTheDocument()
  },
}

export const Progress: Story = {
  name: 'Pack in progress',
  beforeEach: server({
    '/OrderPack': () => new Promise<never>(() => undefined),
    '/GetPackProgress': { Payload: { Rows: 200, Done: 50 } },
  }),
  play: async ({ canvas }) => {
    const section = await press(canvas, 'renewal')
    await expect(await section.findByRole('progressbar', { name: 'Creating the renewal pack' })).toBeVisible()
    await expect(await section.findByText('25%')).toBeVisible()
  },
}

export const Ready: Story = {
  name: 'Pack that is ready',
  beforeEach: server(),
  play: async ({ canvas }) => {
    const section = await press(canvas, 'renewal')
    await expect(await section.findByRole('button', { name: /^Open.*Renewal pack/ })).toBeVisible()
    await expect(section.getByRole('status')).toHaveTextContent('We filed it with your renewal documents.')
  },
}

export const FailedPack: Story = {
  name: 'Failed pack, on the financial page',
  args: { path: '/insurance/financial-&-profitability' },
  beforeEach: server({ '/OrderPack': Response.json({}, { status: 500 }) }),
  play: async ({ canvas }) => {
    const section = await press(canvas, 'board')
    await expect(await section.findByText('The board pack was not created')).toBeVisible()
    await expect(section.getByText(/Nothing has changed\. Try again\./)).toBeVisible()
  },
}
