import type { StoredClaimDraft } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { tabTexts } from '../../src/browser-storage.ts'
import { sentNumberIn } from '../../src/features/claim-reporting/confirmation/sent-number.ts'
import { network, settled } from '../shell/network.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { keptReport, reportingServer, withDraft } from './reporting-network.ts'
import { stepHeading } from './wizard-walk.ts'

const meta = {
  title: 'Claim reporting/A kept report',
  component: PortalStory,
  args: { path: keptReport },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

export const Answerless: Story = {
  name: 'Opened again after an answer that was lost: the confirmation, and no second report',
  beforeEach: [
    network(withDraft('auto-in-a-hurry', 4)),
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
  name: 'A reload comes back to the step and the field',
  beforeEach: [
    network(withDraft('auto-in-a-hurry', 3)),
    () =>
      tabTexts.set(
        'member-portal.report-place.12',
        JSON.stringify({
          draftId: 'dddddddd-0000-4000-8000-dddddddddddd',
          step: 3,
          checking: false,
          fieldId: 'loss-c102',
        }),
      ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    await waitFor(() => expect(canvasElement.querySelector('#loss-c102')).toHaveFocus())
  },
}

export const Overtaken: Story = {
  name: 'Somebody else went on with the report: what changed, and whether to go on with that or apart',
  beforeEach: () => {
    const answers = withDraft('auto-in-a-hurry', 3)
    const kept = answers['/FNOLDraft'] as (query: URLSearchParams) => { Payload: StoredClaimDraft }
    const other = { version: 'of the other', savedBy: 'Luis Ortega', own: false }
    let saved = false
    return network({
      ...answers,
      '/FNOLDraft': (query: URLSearchParams) => {
        const answer = kept(query)
        saved ||= query.has('Version')
        if (!saved) return answer
        const { draft } = kept(new URLSearchParams()).Payload
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
    await expect(note.getByText('Luis Ortega went on with this report')).toBeVisible()
    await expect(note.getByText(/^Tulsa/).closest('dd')).toHaveTextContent(/^Tulsa \(here: .+x\)$/)
    await expect(canvas.getByText(/^Luis Ortega went on with this report\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'See what to do' }))
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus()
    await userEvent.click(note.getByRole('button', { name: 'Go on with the newer one' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvasElement.querySelector('#loss-c114')).toHaveValue('Tulsa')
  },
}

/** A kept report whose next saves are answered so. */
const savesAnswered = (answer: Response | null) => {
  const answers = withDraft('auto-in-a-hurry', 3)
  const kept = answers['/FNOLDraft'] as (query: URLSearchParams) => unknown
  return network({
    ...answers,
    '/FNOLDraft': (query: URLSearchParams) => (query.has('Version') ? answer : kept(query)),
  })
}
const ended = { Error: { ErrorStatus: 401, ErrorMessage: 'Your session has ended.' } }

/** What is said of a report after a change to it. */
const notSaved =
  (said: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    await userEvent.type(canvasElement.querySelector('#loss-c114') ?? document.body, 'x')
    await waitFor(() => expect(canvas.getByText(/^Not saved/)).toHaveTextContent(new RegExp(`^${said}$`)))
  }

export const Unreachable: Story = {
  name: 'A change that could not be saved is tried again by itself',
  beforeEach: savesAnswered(null),
  play: notSaved('Not saved, will try again'),
}

export const SignedOut: Story = {
  name: 'A change that is not saved since the session ended says that one has to log in, with the way there',
  beforeEach: savesAnswered(Response.json(ended, { status: 401 })),
  play: async (context) => {
    const { canvas } = context
    await notSaved('Not saved. You have to log in first.')(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await canvas.findByText('Not sent yet. Everything you entered is kept.')
  },
}

export const NotKept: Story = {
  name: 'A report that was sent or discarded meanwhile',
  beforeEach: network(reportingServer()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This report is not kept any more' })
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/report-claim')
  },
}

export const ChangedForm: Story = {
  name: 'A report kept under an older form says what no longer fits',
  beforeEach: () => {
    const answers = withDraft('auto-in-a-hurry', 3)
    const kept = answers['/FNOLDraft'] as (query: URLSearchParams) => { Payload: StoredClaimDraft }
    kept(new URLSearchParams()).Payload.draft.answers['c202'] = 'hovercraft'
    return network(answers)()
  },
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await expect(canvas.getByText(/no longer fit and were left out: What kind of vehicle is it\?/)).toBeVisible()
  },
}
