import type { Attention, AttentionRule, ReportAssignee, ReportMatch } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { report, reportByEmail } from '../deliveries/sample-reports.ts'
import { everyCode, mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { item } from './sample-attention.ts'

const meta = {
  title: 'Attention/Queues',
  component: PortalStory,
  args: { path: '/settings/queues' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

/** The signed-in user of the stories, and a colleague. */
const people: ReportAssignee[] = [
  { RecId: 1, FirstName: 'Dana', LastName: 'Reyes' },
  { RecId: 2, FirstName: 'Noel', LastName: 'Kendrick' },
]
const severe: ReportMatch = { ...report, RecId: 8, ConfirmationNum: 'CN110426091234569', severeReasons: ['Fatality'] }

const items: Partial<Record<AttentionRule, Attention['Items']>> = {
  'vehicle-request': [
    item({ Key: 'vehicle-request:12:1', Rule: 'vehicle-request', Name: '2024 Volvo VNL', Detail: 'Add Vehicle' }),
  ],
  'renewal-papers': [
    item({ Key: 'renewal-papers:12:2026-12-20', Rule: 'renewal-papers', Count: 4, Due: '2026-12-20' }),
    item({
      ...{ Key: 'renewal-papers:13:2027-01-10', Rule: 'renewal-papers', Count: 2, Due: '2027-01-10' },
      ...{ ClientId: 13, ClientName: 'Blue Mesa Haulers' },
    }),
  ],
  'expired-invitation': [
    item({ Key: 'expired-invitation:12:7', Rule: 'expired-invitation', Name: 'Ida New', Detail: 'ida@ridge.example' }),
  ],
}

/** Handlers of a server that stores reports with their assignees, and lists items by rule. */
function handlers(reports: ReportMatch[], more: MockHandlers = {}): MockHandlers {
  let kept = reports
  const isAsked = (query: URLSearchParams) => (one: ReportMatch) =>
    (query.get('Severity') === null || one.severeReasons.length > 0) &&
    (query.get('Assigned') !== 'me' || one.AssignedTo?.RecId === 1) &&
    (query.get('Assigned') !== 'nobody' || one.AssignedTo === null)
  return {
    ...signedInAs({ group: 'eMaxx', permissions: everyCode }),
    '/GetReportMatches': (query: URLSearchParams) => ({ Payload: kept.filter(isAsked(query)) }),
    '/GetReportAssignees': { Payload: people },
    '/AssignReport': async (_: URLSearchParams, request: Request) => {
      const { ReportRecId, UsersRecId } = (await request.json()) as Record<string, unknown>
      const AssignedTo = people.find(({ RecId }) => RecId === UsersRecId) ?? null
      kept = kept.map((one) => (one.RecId === ReportRecId ? { ...one, AssignedTo } : one))
      return { Error: { ErrorStatus: 0, ErrorMessage: null } }
    },
    '/GetAttention': (query: URLSearchParams) => {
      const rule = query.get('Rule') as AttentionRule
      const Items = items[rule] ?? []
      return { Payload: { Items, Counts: [{ Rule: rule, Count: Items.length }] } }
    },
    ...more,
  }
}

export const Reports: Story = {
  name: 'Reports, filtered and assigned',
  beforeEach: () => mockApi(handlers([severe, report, reportByEmail]))(),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Reports without a claim' }))
    await expect(table.getByText('Fatality')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Severity'), 'Severe only')
    await canvas.findByText('New reports, severe only')
    await expect(canvas.queryByText(report.ConfirmationNum)).toBeNull()
    await canvas.findByRole('option', { name: 'Dana Reyes (me)' })
    await userEvent.selectOptions(canvas.getByLabelText(`Assign report ${severe.ConfirmationNum}`), 'Dana Reyes (me)')
    await within(document.body).findByText(`Report ${severe.ConfirmationNum} is now assigned to Dana Reyes.`)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Assigned to' }), 'Me')
    await canvas.findByText('New reports, severe only, assigned to me')
    await expect(await canvas.findByLabelText(`Assign report ${severe.ConfirmationNum}`)).toHaveValue('1')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const OnAPhone: Story = { ...Reports, globals: { viewport: { value: 'phone' } } }

export const NotAssigned: Story = {
  name: 'Assignment not saved',
  beforeEach: () =>
    mockApi(
      handlers([severe], {
        '/AssignReport': { Error: { ErrorStatus: 1, ErrorMessage: 'This report cannot be assigned.' } },
      }),
    )(),
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Noel Kendrick' })
    await userEvent.selectOptions(canvas.getByLabelText(`Assign report ${severe.ConfirmationNum}`), 'Noel Kendrick')
    await within(document.body).findByText(/The report was not assigned\. This report cannot be assigned/)
    await expect(canvas.getByLabelText(`Assign report ${severe.ConfirmationNum}`)).toHaveValue('0')
  },
}

export const Items: Story = {
  name: 'Vehicle requests, renewal documents and users',
  args: { path: '/settings/queues?queue=vehicles' },
  beforeEach: () => mockApi(handlers([]))(),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Vehicle requests that are due or overdue' })
    await userEvent.click(canvas.getByRole('tab', { name: 'Renewal documents' }))
    const renewals = within(await canvas.findByRole('table', { name: 'Renewals with missing documents' }))
    await expect(renewals.getByText('Blue Mesa Haulers')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Users' }))
    await canvas.findByText('The invitation for Ida New has expired')
    await expect(canvas.getByRole('link', { name: 'Users who never set a password' })).toHaveAttribute(
      'href',
      '/settings/people?status=invited',
    )
  },
}

export const Empty: Story = {
  name: 'No pending items',
  beforeEach: () => mockApi(handlers([], { '/GetAttention': { Payload: { Items: [], Counts: [] } } }))(),
  play: async ({ canvas }) => {
    await canvas.findByText('No reports without a claim')
    await userEvent.click(canvas.getByRole('tab', { name: 'Renewal documents' }))
    await canvas.findByText('No renewal documents are missing.')
  },
}

export const FailedToLoad: Story = {
  name: 'Server down',
  beforeEach: () => mockApi(handlers([], { '/GetReportMatches': null, '/GetAttention': null }))(),
  play: async ({ canvas }) => {
    await canvas.findByText('The reports did not load')
    await userEvent.click(canvas.getByRole('tab', { name: 'Vehicle requests' }))
    await canvas.findByText('Your to-do list did not load')
  },
}

export const NotOffered: Story = {
  name: 'Server without queues',
  beforeEach: () => mockApi(handlers([], { '/GetCapabilities': { Payload: [] } }))(),
  play: async ({ canvas }) => {
    await canvas.findByText('Queues are not available on this server')
  },
}

export const WithoutCodes: Story = {
  name: 'Person who may see only reports',
  beforeEach: () =>
    mockApi(handlers([report], signedInAs({ group: 'eMaxx', permissions: ['000-001', '000-001-006'] })))(),
  play: async ({ canvas }) => {
    await canvas.findByText(report.ConfirmationNum)
    await expect(canvas.getAllByRole('tab')).toHaveLength(1)
  },
}
