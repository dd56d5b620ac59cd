import type { StoredClaimDraft } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { tabTexts } from '../../src/browser-storage.ts'
import { sentNumberIn } from '../../src/features/claim-reporting/model/sending/sent-number.ts'
import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { draftPath, reportingServer, withDraft } from './mock-handlers.ts'
import { stepHeading } from './wizard-actions.ts'

const meta = {
  title: 'Claim reporting/Draft',
  component: PortalStory,
  args: { path: draftPath },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

export const LostResponse: Story = {
  name: 'Opened after a lost response: confirmation',
  beforeEach: [
    mockApi(withDraft('auto-in-a-hurry', 4)),
    () => sentNumberIn('online', 12, 'dddddddd-0000-4000-8000-dddddddddddd').keep('CN112026091234567'),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    const slip = within(canvas.getByRole('region', { name: 'Confirmation Number' }))
    await waitFor(() => expect(slip.getByText('CN112026091234567')).toBeVisible())
    await expect(sentNumberIn('online', 12, 'dddddddd-0000-4000-8000-dddddddddddd').read()).toBeNull()
  },
}

export const Reloaded: Story = {
  name: 'Reload returns to step and field',
  beforeEach: [
    mockApi(withDraft('auto-in-a-hurry', 3)),
    () =>
      tabTexts.set(
        'member-portal.report-place.12',
        JSON.stringify({
          draftId: 'dddddddd-0000-4000-8000-dddddddddddd',
          step: 3,
          fieldId: 'loss-c102',
        }),
      ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    await waitFor(() => expect(canvasElement.querySelector('#loss-c102')).toHaveFocus())
  },
}

export const Conflict: Story = {
  name: 'Conflict with a colleague',
  beforeEach: () => {
    const handlers = withDraft('auto-in-a-hurry', 3)
    const stored = handlers['/FNOLDraft'] as (query: URLSearchParams) => { Payload: StoredClaimDraft }
    const other = { version: 'newer', savedBy: 'Luis Ortega', own: false }
    let saved = false
    return mockApi({
      ...handlers,
      '/FNOLDraft': (query: URLSearchParams) => {
        const answer = stored(query)
        saved ||= query.has('Version')
        if (!saved) return answer
        const { draft } = stored(new URLSearchParams()).Payload
        return {
          Payload: { ...answer.Payload, ...other, draft: { ...draft, answers: { ...draft.answers, c114: 'Tulsa' } } },
        }
      },
    })()
  },
  play: async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    const city = canvasElement.querySelector<HTMLInputElement>('#loss-c114') ?? document.body
    await userEvent.type(city, 'x')
    const note = within(await canvas.findByRole('alert'))
    await expect(note.getByText('Luis Ortega continued this report')).toBeVisible()
    await expect(note.getByText(/^Tulsa/).closest('dd')).toHaveTextContent(/^Tulsa \(yours: .+x\)$/)
    await expect(canvas.getByText(/^Luis Ortega continued this report\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'See your options' }))
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus()
    await userEvent.click(note.getByRole('button', { name: 'Use the newer version' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvasElement.querySelector('#loss-c114')).toHaveValue('Tulsa')
  },
}

/** A draft whose next saves get this response. */
const withSaveResponse = (answer: Response | null) => {
  const handlers = withDraft('auto-in-a-hurry', 3)
  const stored = handlers['/FNOLDraft'] as (query: URLSearchParams) => unknown
  return mockApi({
    ...handlers,
    '/FNOLDraft': (query: URLSearchParams) => (query.has('Version') ? answer : stored(query)),
  })
}
const ended = { Error: { ErrorStatus: 401, ErrorMessage: 'Your session has ended.' } }

/** Changes an answer and expects this save status. */
const notSaved =
  (status: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    await userEvent.type(canvasElement.querySelector('#loss-c114') ?? document.body, 'x')
    await waitFor(() => expect(canvas.getByText(/^Not saved/)).toHaveTextContent(new RegExp(`^${status}$`)))
  }

export const Unreachable: Story = {
  name: 'Not saved: server unreachable',
  beforeEach: withSaveResponse(null),
  play: notSaved('Not saved. We will try again.'),
}

export const SignedOut: Story = {
  name: 'Not saved: session ended',
  beforeEach: withSaveResponse(Response.json(ended, { status: 401 })),
  play: async (context) => {
    const { canvas } = context
    await notSaved('Not saved. Sign in to save it.')(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await canvas.findByText('Not sent yet. Everything you entered is kept.')
  },
}

export const NoDraft: Story = {
  name: 'Draft no longer exists',
  beforeEach: mockApi(reportingServer()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This draft no longer exists' })
    await expect(canvas.getByRole('link', { name: 'See all drafts' })).toHaveAttribute('href', '/report-claim')
  },
}

export const ChangedForm: Story = {
  name: 'Form changed since the draft',
  beforeEach: () => {
    const handlers = withDraft('auto-in-a-hurry', 3)
    const stored = handlers['/FNOLDraft'] as (query: URLSearchParams) => { Payload: StoredClaimDraft }
    stored(new URLSearchParams()).Payload.draft.answers['c202'] = 'hovercraft'
    return mockApi(handlers)()
  },
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await expect(
      canvas.getByText(/no longer fit the form and were removed: What kind of vehicle is it\?/),
    ).toBeVisible()
  },
}
