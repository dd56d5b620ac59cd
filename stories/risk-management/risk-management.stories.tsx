import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'

const meta = {
  title: 'Risk management/Risk Management',
  component: PortalStory,
  args: { path: '/risk-management' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const item = (GroupTypeTxt: string, WarrantyStatusCd: string) => ({
  WarrantyNm2: '',
  DateInitiated: '2026-01-15',
  WarrantyStatusCd,
  GroupTypeTxt,
})
const live: MockHandlers = {
  '/GetWarrantiesRecommdationsByClientId': {
    Payload: [item('Warranty', 'Open'), item('Warranty', 'Open'), item('Warranty', 'Closed')],
  },
  '/GetSpeedingRanks': { Payload: [{ YearMonth: '202611', Rank: 3, Members: 41 }] },
  '/getELiveDataByClients': {
    Payload: [
      { ClientId: 12, title: 'Backing Safely', type: 'video', views: 1_240 },
      { ClientId: 12, title: 'After the course', type: 'quiz', views: 9 },
    ],
  },
}
const codes = ['003', '003-001', '003-001-003', '003-002', '003-002-001', '003-003', '003-004']
async function line(canvas: ReturnType<typeof within>, name: string): Promise<HTMLElement> {
  await canvas.findByRole('heading', { level: 1, name: 'Risk Management' }) // before that, the page has another `main`
  return within(canvas.getByRole('main')).findByRole('link', { name: new RegExp(`^${name}`) })
}

export const Section: Story = {
  name: '[SHL-025] Pages with their latest figures',
  beforeEach: mockApi({ ...signedInAs({ permissions: codes }), ...live }),
  play: async ({ canvas }) => {
    for (const [name, figure] of [
      ['Loss Prevention', '2 open warranties'],
      ['Telematics Exchange', '3rd of 41 Members'],
      ['eLive Connect', '1,240 views last month'],
    ] as const) {
      const page = await line(canvas, name)
      await waitFor(() => expect(page).toHaveTextContent(figure))
    }
  },
}

export const WithoutCodes: Story = {
  name: '[PRM-063] [PRM-067] No figures without permission',
  beforeEach: mockApi({ ...signedInAs({ permissions: ['003', '003-001', '003-001-003', '003-002'] }), ...live }),
  play: async ({ canvas }) => {
    const open = await line(canvas, 'Loss Prevention')
    await waitFor(() => expect(open).toHaveTextContent('2 open warranties'))
    await expect(await line(canvas, 'Telematics Exchange')).not.toHaveTextContent('Members')
    const locked = await line(canvas, 'eLive Connect')
    await expect(locked).toHaveAttribute('aria-disabled', 'true')
    await expect(locked).not.toHaveTextContent('views')
  },
}
