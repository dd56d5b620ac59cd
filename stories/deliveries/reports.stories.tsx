import type { ReportMatch } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { report, reportByEmail as byEmail } from './sample-reports.ts'

const meta = {
  title: 'Deliveries/Claim reports',
  component: PortalStory,
  args: { path: '/settings/data/reports' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const columns = [{ column: 'Date of Loss', from: ['DateOfLoss'] }]
const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }

/** Handlers of a server that stores reports and links claims as the contract requires. */
function handlers(reports: ReportMatch[], more: MockHandlers = {}): MockHandlers {
  let kept = reports
  const isMatched = ({ claims }: ReportMatch) => claims.some(({ State }) => State === 'matched')
  return {
    ...signedInAs({ group: 'eMaxx', permissions: ['000-001', '000-001-006', '006-001'] }),
    '/GetReportMapping': { Payload: { Mapping: { columns }, Version: null, By: null, At: null } },
    '/ReplaceReportMapping': done,
    '/GetReportMatches': (query: URLSearchParams) => ({
      Payload: kept.filter(
        (one) =>
          isMatched(one) === (query.get('Claim') === 'with') &&
          (query.get('Type') !== 'Email' || one.claimType === null),
      ),
    }),
    '/DecideReportMatch': async (_: URLSearchParams, request: Request) => {
      const { ReportRecId, ClaimsRecId, Decision } = (await request.json()) as Record<string, unknown>
      const decide = (one: ReportMatch['claims'][number]) => {
        if (one.ClaimsRecId !== ClaimsRecId) return [one]
        if (Decision === 'reject') return []
        const State = Decision === 'confirm' ? ('matched' as const) : ('proposed' as const)
        return [{ ...one, State, By: 'dana.reyes@ridge-freight.example' }]
      }
      kept = kept.map((one) => (one.RecId === ReportRecId ? { ...one, claims: one.claims.flatMap(decide) } : one))
      return done
    },
    ...more,
  }
}

export const Proposed: Story = {
  name: 'Suggested claims',
  beforeEach: () => mockApi(handlers([report, byEmail]))(),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Reports without a claim' }))
    await table.findByText('WC-48210: Okafor, Samuel, 11/02/2026')
    await userEvent.click(canvas.getByRole('button', { name: /^Not this claim: claim WC-48233/ }))
    await expect(await canvas.findByText('WC-48210: Okafor, Samuel, 11/02/2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm: claim WC-48210/ }))
    await userEvent.click(await canvas.findByRole('tab', { name: 'With a claim' }))
    await canvas.findByText('Confirmed by dana.reyes@ridge-freight.example')
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: claim WC-48210/ }))
    await canvas.findByText('No reports with a claim')
  },
}

export const Filtered: Story = {
  name: 'Filtered by type',
  args: { path: '/settings/data/reports?type=Email' },
  beforeEach: () => mockApi(handlers([report, byEmail]))(),
  play: async ({ canvas }) => {
    await canvas.findByText('Reports of type By email')
    await canvas.findByText('CN110226091234568_E')
    await expect(canvas.queryByText(report.ConfirmationNum)).toBeNull()
  },
}

let answerType: (() => void) | undefined
export const TypeChanged: Story = {
  name: 'Filters while another type loads',
  beforeEach: () => {
    const given = handlers([report, byEmail])
    const matches = given['/GetReportMatches'] as (query: URLSearchParams) => unknown
    return mockApi({
      ...given,
      '/GetReportMatches': async (query: URLSearchParams) => {
        if (query.has('Type')) await new Promise<void>((answer) => (answerType = answer))
        return matches(query)
      },
    })()
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Claim type' })
    field.focus()
    await userEvent.selectOptions(field, 'By email')
    await waitFor(() => expect(answerType).toBeDefined())
    await waitFor(() => expect(canvas.queryByText(report.ConfirmationNum)).toBeNull())
    await expect(field).toHaveFocus()
    answerType?.()
    await canvas.findByText(byEmail.ConfirmationNum)
    await expect(field).toHaveFocus()
  },
}

export const NotDecided: Story = {
  name: 'Decision not saved',
  beforeEach: () =>
    mockApi(
      handlers([report], {
        '/DecideReportMatch': { Error: { ErrorStatus: 1, ErrorMessage: 'This claim is no longer suggested.' } },
      }),
    )(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Confirm: claim WC-48210/ }))
    await within(document.body).findByText(/The decision was not saved/)
  },
}

export const Empty: Story = {
  name: 'No reports without a claim',
  beforeEach: () => mockApi(handlers([]))(),
  play: async ({ canvas }) => {
    await canvas.findByText('No reports without a claim')
  },
}

export const FailedToLoad: Story = {
  name: 'Register failed to load',
  beforeEach: () => mockApi(handlers([], { '/GetReportMatches': null }))(),
  play: async ({ canvas }) => {
    await canvas.findByText('The reports did not load')
  },
}

export const NotOffered: Story = {
  name: 'Server without matches',
  beforeEach: () => mockApi(handlers([], { '/GetCapabilities': { Payload: [] } }))(),
  play: async ({ canvas }) => {
    await canvas.findByText('Matching reports to claims is not available on this server')
  },
}

const chooseMapping = (content: string) => new File([content], 'mapping.json', { type: 'application/json' })
const picker = () => document.querySelector<HTMLInputElement>('#main input[type=file]')!

export const MappingReplaced: Story = {
  name: 'Mapping replaced',
  beforeEach: () => mockApi(handlers([report]))(),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['JSON', 'CSV', 'FROI fields', 'Download the mapping'])
      await expect(await canvas.findByRole('button', { name })).toBeEnabled()
    await userEvent.upload(picker(), chooseMapping('no JSON'))
    await canvas.findByText(/mapping.json is not a JSON file/)
    await userEvent.upload(picker(), chooseMapping(JSON.stringify({ columns })))
    await within(document.body).findByText('The mapping was replaced.')
  },
}

export const MappingRefused: Story = {
  name: 'Mapping refused',
  beforeEach: () =>
    mockApi(
      handlers([report], {
        '/ReplaceReportMapping': {
          Error: {
            ErrorStatus: 1,
            ErrorMessage: 'Loss: no claim report has a question with the label code DayOfLoss.',
          },
        },
      }),
    )(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Replace the mapping' })
    await userEvent.upload(picker(), chooseMapping(JSON.stringify({ columns })))
    await canvas.findByText(/The mapping was not replaced. Loss: no claim report/)
  },
}

export const MayNotDownload: Story = {
  name: 'No permission to reveal answers',
  beforeEach: () =>
    mockApi(handlers([report], signedInAs({ group: 'eMaxx', permissions: ['000-001', '000-001-006'] })))(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'CSV' })).toHaveAttribute('aria-disabled', 'true')
  },
}
