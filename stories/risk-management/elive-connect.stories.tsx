import {
  announcementLength,
  type Announcement,
  type ELearningSummary,
  type ELearningViews,
} from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { monthBefore } from '../../src/features/risk-management/elive-connect/learning.ts'
import { formatDate, today } from '../../src/format/date.ts'
import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'

const meta = {
  title: 'Risk management/eLive Connect',
  component: PortalStory,
  args: { path: '/risk-management/elive-connect' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const month = monthBefore(today())
const course = (day: string, status = 'Complete', title = 'Winter Driving') => ({
  title,
  status,
  timestamp: `${day}T15:00:00.000Z`,
})
const summary: ELearningSummary = {
  employees: [
    { name: 'Ana Ruiz', hasLogin: true, courses: [course(`${month}-03`), course(`${month}-09`)] },
    { name: 'Bo Larsen', hasLogin: true, courses: [course(`${monthBefore(today(), 2)}-12`)] },
    { name: 'Chidi Okafor', hasLogin: true, courses: [course(`${month}-20`, 'In Progress')] },
    { name: 'Dee Walsh', hasLogin: false, courses: [] },
  ],
  content: [{ title: 'Backing Safely', type: 'video', timestamp: `${month}-21T15:00:00.000Z` }],
}
const titles = [
  ['Following Distance and Speed', 'training'],
  ['Backing Safely', 'video'],
  ['What to Do After an Accident', 'video'],
  ['The Distracted Mile', 'podcast'],
  ['Renewal: What Underwriters Look At', 'webinar'],
  ['Slips in the Yard', 'tailgate'],
  ['Winter Driving', 'training'],
  ['Securing the Load', 'video'],
  ['Heat and Hydration', 'tailgate'],
  ['Hours of Service Basics', 'training'],
  ['Three Points of Contact', 'video'],
] as const
const views: ELearningViews[] = titles.map(([title, type], at) => ({
  ClientId: 12,
  title,
  type,
  views: 1_240 - at * 97,
}))

const everything = ['003', '003-003', '003-003-001', '003-003-006']
const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const asked = { bodies: [] as unknown[], queries: [] as string[] }

/** Handlers that store announcements. */
function mockHandlers({ permissions = everything, over = {} }: { permissions?: string[]; over?: MockHandlers } = {}) {
  let announcements: Announcement[] = [
    'The app was updated.',
    'New title.',
    'Certificates can be printed.',
    'Old news.',
  ].map((AnnouncementTxt, at) => ({ RecId: 4 - at, AnnouncementTxt }))
  asked.bodies = []
  asked.queries = []
  const noted = async (request: Request) => {
    const body = (await request.json()) as { announcement: string; RecId?: number }
    asked.bodies.push(body)
    return body
  }
  return mockApi({
    ...signedInAs({ permissions }),
    '/GetELiveSummary': { Payload: summary },
    '/getELiveDataByClients': (query: URLSearchParams) => {
      asked.queries.push(String(query))
      return { Payload: views }
    },
    '/GetAnnouncements': () => ({ Payload: announcements.toReversed() }),
    '/AddAnnouncements': async (_: URLSearchParams, request: Request) => {
      const { announcement } = await noted(request)
      announcements = [{ RecId: 9, AnnouncementTxt: announcement }, ...announcements]
      return done
    },
    '/UpdateAnnouncement': async (_: URLSearchParams, request: Request) => {
      const { RecId, announcement } = await noted(request)
      announcements = announcements.map((one) => (one.RecId === RecId ? { RecId, AnnouncementTxt: announcement } : one))
      return done
    },
    '/DeleteAnnouncement': (query: URLSearchParams) => {
      announcements = announcements.filter(({ RecId }) => String(RecId) !== query.get('RecId'))
      return done
    },
    ...over,
  })()
}

const news = async () => {
  const list = await screen.findByRole('list', { name: 'Announcements' })
  return [...list.querySelectorAll('li > p')].map(({ textContent }) => textContent)
}
const figure = (canvas: ReturnType<typeof within>, label: string) => {
  const found = canvas.getByText(label, { selector: 'dt, dt *' }).closest('dt')?.parentElement
  return [...(found?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)
}

/** Checks that the chart shows the name and the views of each title. */
const drawn = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelectorAll('[role=img] svg text')).toHaveLength(20), { timeout: 20_000 })

export const Whole: Story = {
  name: '[ELV-001] [ELV-003] [ELV-006] [ELV-011] [ELV-012] [ELV-013] [ELV-014] [ELV-015] [ELV-018] [ELV-019] [ELV-021] Trainings, top titles and latest announcements',
  beforeEach: () => mockHandlers(),
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: `Views by title, ${month.slice(5)}/${month.slice(0, 4)}` })
    await expect(figure(canvas, 'Trainings completed last month')).toEqual(['2', 'up 1'])
    await expect(figure(canvas, 'Last employee activity')[0]).toBe(formatDate(`${month}-21T15:00:00.000Z`))
    await expect(figure(canvas, 'Employees with logins')).toEqual(['3', 'of 4 employees'])
    await expect(figure(canvas, 'Most viewed last month')).toEqual(['1,240 views', 'Following Distance and Speed'])
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent.trim())
    await expect(rows).toHaveLength(10)
    await expect(rows[0]).toMatch(/Following Distance and Speed \(training\)\s*1,240$/)
    await expect(rows[9]).toMatch(/Hours of Service Basics \(training\)/)
    await drawn(canvasElement)
    const people = within(canvas.getByRole('table', { name: 'Employees' }))
    await expect(people.getAllByRole('row')[1]).toHaveTextContent('Dee Walsh')
    await expect(await news()).toEqual(['The app was updated.', 'New title.', 'Certificates can be printed.'])
    const [year, number] = month.split('-')
    await expect(asked.queries).toEqual([`monthYear=${number}-${year}&clientIds=12`])
  },
}

export const OnAPhone: Story = {
  name: 'Dark phone',
  beforeEach: () => mockHandlers(),
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: /^Views by title/ })
    await drawn(canvasElement)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const AppLinks: Story = {
  name: '[ELV-002] [PRM-068] Links with 003-003-001',
  beforeEach: () => mockHandlers({ permissions: ['003', '003-003', '003-003-001'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Mobile app/ })).toHaveAttribute('href', '/demo/elive-app')
    await expect(canvas.getByRole('link', { name: /^Online platform/ })).toHaveAttribute('href', '/demo/elive-platform')
  },
}

export const NoAppCode: Story = {
  name: '[PRM-068] Disabled links without 003-003-001',
  beforeEach: () => mockHandlers({ permissions: ['003', '003-003', '003-003-006'] }),
  play: async ({ canvas }) => {
    for (const name of [/^Mobile app/, /^Online platform/]) {
      const link = await canvas.findByRole('link', { name })
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).not.toHaveAttribute('href')
    }
  },
}

export const Adding: Story = {
  name: '[ELV-004] [ELV-005] [ELV-008] [PRM-069] Adds an announcement',
  beforeEach: () => mockHandlers({ permissions: ['003', '003-003', '003-003-006'] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const save = await canvas.findByRole('button', { name: 'Save' })
    const text = canvas.getByRole('textbox', { name: 'New announcement' })
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(text, '   ')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(save)
    await expect(asked.bodies).toEqual([])
    await userEvent.type(text, 'Snow tonight.')
    await expect(save).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(save)
    await screen.findByText('Announcement Has Been Added.')
    await expect(asked.bodies).toEqual([
      { username: 'dana.reyes@ridge-freight.example', announcement: '   Snow tonight.' },
    ])
    await waitFor(async () => expect((await news())[0]).toContain('Snow tonight.'))
    await expect(text).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('textbox', { name: 'New announcement' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull()
  },
}

export const NotAdded: Story = {
  name: '[ELV-009] Keeps the text of a failed announcement',
  beforeEach: () => mockHandlers({ over: { '/AddAnnouncements': { Error: { ErrorStatus: 1, ErrorMessage: 'No.' } } } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const text = await canvas.findByRole('textbox', { name: 'New announcement' })
    await userEvent.type(text, 'Snow tonight.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await screen.findByText('Failed to the Announcement. Please Try Again.')
    await expect(text).toHaveValue('Snow tonight.')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await userEvent.click(canvas.getAllByRole('link', { name: 'Risk Management' })[0]!)
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave the page?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('textbox', { name: 'New announcement' })).toHaveValue('Snow tonight.')
  },
}

export const ChangingAndRemoving: Story = {
  name: '[ELV-004] Changes and removes an announcement',
  beforeEach: () => mockHandlers(),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: New title.' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change announcement' }))
    const text = dialog.getByRole('textbox', { name: 'Announcement' })
    await userEvent.clear(text)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Write something, or remove the announcement.')).toBeVisible()
    await expect(asked.bodies).toEqual([])
    await userEvent.type(text, 'New title: Winter.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await news())[1]).toBe('New title: Winter.'))
    await expect(asked.bodies).toEqual([{ RecId: 3, announcement: 'New title: Winter.' }])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: The app was updated.' }))
    const question = within(await screen.findByRole('alertdialog'))
    question.getByText('The app was updated.')
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(async () =>
      expect(await news()).toEqual(['New title: Winter.', 'Certificates can be printed.', 'Old news.']),
    )
  },
}

export const TooLong: Story = {
  name: 'Refuses an announcement that is too long',
  beforeEach: () => mockHandlers(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const most = announcementLength.toLocaleString('en-US')
    const type = async (field: HTMLElement) => {
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste('🚚'.repeat(announcementLength - 1))
      await expect(await screen.findByText('1 character left')).toBeVisible()
      await userEvent.paste('xx')
      await expect(await screen.findByText('1 character too many')).toBeVisible()
      await expect(field).toHaveAccessibleDescription(
        expect.stringContaining(`Please shorten this to ${most} characters or fewer.`),
      )
      await expect(field).toBeInvalid()
    }
    await type(canvas.getByRole('textbox', { name: 'New announcement' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'New announcement' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change: New title.' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change announcement' }))
    await type(dialog.getByRole('textbox', { name: 'Announcement' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByRole('textbox', { name: 'Announcement' })).toBeVisible()
    await expect(asked.bodies).toEqual([])
  },
}

export const NoEditCode: Story = {
  name: '[PRM-069] Read-only announcements without 003-003-006',
  beforeEach: () => mockHandlers({ permissions: ['003', '003-003', '003-003-001'] }),
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit' })
    await expect(edit).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(edit)
    await expect(canvas.queryByRole('textbox', { name: 'New announcement' })).toBeNull()
    await expect(await news()).toHaveLength(3)
  },
}

export const Tutorial: Story = {
  name: '[ELV-010] Loads the tutorial when opened',
  beforeEach: () => mockHandlers(),
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'How to use eLive Connect' })
    await expect(document.querySelector('video')).toBeNull()
    await userEvent.click(toggle)
    const film = await canvas.findByLabelText('How to use eLive Connect', { selector: 'video' })
    await expect(film).toHaveAttribute('src', '/films/elive-connect.webm')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(toggle)
    await waitFor(() => expect(document.querySelector('video')).toBeNull())
  },
}

export const NotEnrolled: Story = {
  name: 'Company without eLive Connect',
  beforeEach: () =>
    mockHandlers({
      over: {
        '/GetELiveSummary': { Payload: null },
        '/getELiveDataByClients': { Payload: [] },
        '/GetAnnouncements': { Payload: [] },
      },
    }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Data Found for: Ridge Freight Lines')).toBeVisible()
    await expect(await canvas.findByText('No Announcements Found.')).toBeVisible()
    await expect(canvas.queryByText('Employees with logins')).toBeNull()
  },
}

export const FailedToLoad: Story = {
  name: '[GEN-008] Failed to load',
  beforeEach: () => mockHandlers({ over: { '/GetELiveSummary': null, '/GetAnnouncements': null } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, { timeout: 30_000 })
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Member Utilization' })).toBeNull())
    await expect(canvas.queryByRole('region', { name: 'News and Announcements' })).toBeNull()
    await expect(canvas.queryByText('Employees with logins')).toBeNull()
  },
}
