import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { companies, mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'

const meta = {
  title: 'Claims/Claim Resources',
  component: PortalStory,
  args: { path: '/claims/claim-resources' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const path = 'Claims Management_Claim Resources'

function mockHandlers({
  permissions = ['004', '004-002'],
  over = {},
}: { permissions?: string[]; over?: MockHandlers } = {}): MockHandlers {
  return {
    ...signedInAs({ permissions }),
    '/getDocumentsByClient': {
      Payload: [
        sampleDocument(1, path, '2026-03-02', { FileName: 'Injury Form.pdf', ClientId: 12, ProgramsRecId: null }),
      ],
    },
    '/getDocumentsByProgram': { Payload: [sampleDocument(2, path, '2026-01-05', { FileName: 'Accident Kit.pdf' })] },
    ...over,
  }
}

const inProgram = (ProgramsRecId: number | null) =>
  mockApi(mockHandlers({ over: { '/GetClientByClientId': { Payload: { ...companies[0], ProgramsRecId } } } }))

export const Resources: Story = {
  name: '[RES-001] [RES-002] [PRM-079] Provider networks and documents',
  beforeEach: () => mockApi(mockHandlers())(),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /Medical Provider Network/ })
    await expect(links).toHaveLength(2)
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/demo/medical-network',
      '/demo/second-medical-network',
    ])
    await expect(await canvas.findByText('Injury Form')).toBeVisible()
    await expect(canvas.getByText('Accident Kit')).toBeVisible()
  },
}

export const Program600: Story = {
  name: '[RES-002] Provider networks of program 600',
  beforeEach: () => inProgram(600)(),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /Medical Provider Network/ })).toHaveLength(2)
  },
}

export const NoNetworks: Story = {
  name: '[RES-003] No provider networks',
  beforeEach: () => inProgram(4)(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Medical Provider Networks Found')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Medical Provider Network/ })).toBeNull()
  },
}

export const NoDocuments: Story = {
  name: '[DOC-012] No documents',
  beforeEach: () =>
    mockApi(
      mockHandlers({ over: { '/getDocumentsByClient': { Payload: [] }, '/getDocumentsByProgram': { Payload: [] } } }),
    )(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Documents Found.')).toBeVisible()
  },
}

export const FailedToLoad: Story = {
  name: 'Documents failed to load',
  beforeEach: () => mockApi(mockHandlers({ over: { '/getDocumentsByProgram': null } }))(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The documents did not load')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /Medical Provider Network/ })).toHaveLength(2)
  },
}

export const NotAllowed: Story = {
  name: '[RES-001] [PRM-079] No permission',
  beforeEach: () => mockApi(mockHandlers({ permissions: ['004'] }))(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await waitFor(() => expect(canvas.queryByText('Medical Provider Networks')).toBeNull())
  },
}
