import type { DocumentType, Policy } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { lastVisitAt } from '../documents/last-visit.ts'
import { mockUploads } from '../documents/mock-uploads.ts'
import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'

const meta = {
  title: 'Renewal/Documentation',
  component: PortalStory,
  args: { path: '/insurance/member-kiosk/renewal-Documentation' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const path = 'Member Kiosk_Renewal Documentation'
const kinds = ['Applications', 'Driver Lists', 'Financial Statements', 'Loss Runs', 'Vehicle Schedules', 'Collateral']
const types = [...kinds.map((kind) => `${path}_${kind}`), 'Member Kiosk_Agreements'].map((Code, at): DocumentType => ({
  RecId: at + 1,
  Code,
  Name: Code.split('_').at(-1) ?? '',
  Tier: 'Insured',
  IsActive: 1,
  ClientAllowUpload: Code.startsWith(path) ? 1 : 0,
}))

const policy = (LOB: string, ExpirationDate: string) => ({ LOB, ExpirationDate, CancelDate: null }) as Policy
const sent = (RecId: number, kind: string, term: string, FileName: string) =>
  sampleDocument(RecId, `${path}_${kind}`, term, {
    DocumentTypesRecId: kinds.indexOf(kind) + 1,
    ClientId: 12,
    FileName,
    CreatedDateTime: '2026-11-03T12:00:00.000Z',
    CreatedBy: 'dana.reyes@ridge-freight.example',
  })
const documents = [
  sent(1, 'Loss Runs', '2027-03-01', 'Loss runs 2022 to 2026.pdf'),
  sent(2, 'Loss Runs', '2027-03-01', 'Loss runs cargo.docx'),
  sent(3, 'Driver Lists', '2027-03-01', 'Drivers November.pdf'),
  sent(4, 'Applications', '2026-03-01', 'Application 2026.pdf'),
  sampleDocument(5, 'Member Kiosk_Agreements', '2027-03-01'),
]

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const codes = ['002', '002-003', '002-003-005', '002-003-005-001', '002-003-005-002']
let calls: unknown[] = []

function mockHandlers(over: MockHandlers = {}, permissions = codes) {
  return () => {
    calls = []
    return mockApi({
      ...signedInAs({ permissions }),
      '/getPoliciesByClient': {
        Payload: [
          policy('Commercial Auto', '2027-03-01'),
          policy('Commercial Auto', '2026-03-01'),
          policy('Excess', '2027-06-01'),
        ],
      },
      '/GetDocumentTypes': { Payload: types },
      '/getDocumentsByClient': { Payload: documents },
      '/createDocument': async (_: URLSearchParams, request: Request) => {
        calls.push(await request.json())
        return done
      },
      '/SendEmail': (query: URLSearchParams) => {
        calls.push(Object.fromEntries(query))
        return done
      },
      ...over,
    })()
  }
}

const stored = mockUploads(200, { Payload: 'stored/1', ...done })
const stalled = mockUploads(200, {}, new Promise(() => undefined))
const file = (size = 1_800_000, name = 'Surety bond.pdf') => new File([new ArrayBuffer(size)], name)
const attach = (chosen: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('#main input[type=file]')!, chosen)
const category = (canvas: Canvas) => canvas.queryByRole('combobox', { name: /^Category/ })
const uploadButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Upload', expanded: false })
/** Opens the form with the main Upload button or with the button of a category. */
async function openForm(canvas: Canvas, name = 'Upload') {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return canvas.findByRole('combobox', { name: /^Category/ })
}
const sendButton = (canvas: Canvas) =>
  canvas
    .getAllByRole('button', { name: 'Upload' })
    .find((button: HTMLElement) => !button.hasAttribute('aria-expanded'))!

export const Full: Story = {
  name: '[REN-002] [REN-014] [REN-015] [REN-017] [REN-018] [REN-019] Latest term, notes and history',
  beforeEach: mockHandlers(),
  play: async ({ canvas }) => {
    const term = await canvas.findByText('Latest renewal term')
    await expect(term.closest('dt')?.nextElementSibling).toHaveTextContent('03/01/2027')
    const needs = within(canvas.getByRole('list', { name: 'Categories of this renewal' }))
    await expect(needs.getAllByRole('listitem').map((line) => line.textContent.replace(/Upload$/, ''))).toEqual([
      'ApplicationsMissing',
      'Driver Lists1 document',
      'Financial StatementsMissing',
      'Loss Runs2 documents',
      'Vehicle SchedulesMissing',
      'CollateralMissing',
    ])
    await expect(canvas.getByText(/valued within 90 days/)).toBeVisible()
    await expect(canvas.getByText(/surety bond or a letter of credit.*converted 30 days before/s)).toBeVisible()
    const history = canvas.getByRole('table', { name: 'Renewal documents' })
    await expect(
      within(history)
        .getAllByRole('columnheader')
        .map((head) => head.textContent.trim()),
    ).toEqual(['Document', 'Category', 'Date', 'Submitter', 'View'])
    const [, first] = within(history).getAllByRole('row')
    await expect(first).toHaveTextContent('11/03/2026')
    await expect(first).toHaveTextContent('dana.reyes@ridge-freight.example')
    const [, ...rows] = within(history).getAllByRole('row')
    await expect(rows).toHaveLength(3)
    for (const row of rows) await expect(within(row).getByRole('button', { name: /^View / })).toBeVisible()
    const terms = canvas.getByRole('combobox', { name: 'Policy Term' })
    await expect(
      within(terms)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['03/01/2027', '03/01/2026'])
    await userEvent.selectOptions(terms, '03/01/2026')
    await waitFor(() => expect(within(history).getAllByRole('row')).toHaveLength(2))
    await expect(history).toHaveTextContent('Application 2026.pdf')
  },
}

export const SinceTheLastVisit: Story = {
  name: 'Marks new documents of other users',
  beforeEach: () => {
    lastVisitAt('2026-11-01T12:00:00Z')
    const [first, ...others] = documents
    const ofAnother = { ...first!, CreatedBy: 'lee.park@ridge-freight.example' }
    return mockHandlers({ '/getDocumentsByClient': { Payload: [ofAnother, ...others] } })()
  },
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('New since your last visit')
    await expect(mark.closest('tr')).toHaveTextContent('Loss runs 2022 to 2026.pdf')
  },
}

export const Uploaded: Story = {
  name: '[REN-004] [REN-005] [REN-006] [REN-009] [REN-010] [REN-011] [REN-012] Uploads a document',
  beforeEach: [mockHandlers(), stored],
  play: async ({ canvas }) => {
    const first = await openForm(canvas)
    await waitFor(() => expect(first).toHaveFocus())
    await expect(canvas.getByRole('group', { name: 'Member Kiosk - Renewal Documentation' })).toBeInTheDocument()
    await expect(canvas.getByLabelText(/^Description/)).not.toBeRequired()
    await expect(canvas.getByRole('button', { name: 'Choose a File: Document' })).toBeVisible()
    await userEvent.selectOptions(category(canvas), 'Collateral')
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Bond 4711')
    await attach(file())
    await canvas.findByText('Uploaded')
    await expect(canvas.getByText('1.7MB / 20MB')).toBeVisible()
    await waitFor(() => expect(sendButton(canvas)).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(sendButton(canvas))
    await screen.findByText('Document Uploaded Successfully')
    await waitFor(() => expect(category(canvas)).toBeNull())
    await waitFor(() => expect(calls).toHaveLength(2))
    await expect(calls).toEqual([
      {
        DocumentId: `${path}_Collateral`,
        DocumentTypesRecId: 6,
        FilePath: 'stored/1',
        FileName: 'Surety bond.pdf',
        Description: 'Bond 4711',
        ClientId: 12,
        ProgramsRecId: 3,
        Year: 2027,
        Month: 3,
        Day: 1,
        Quarter: 1,
      },
      expect.objectContaining({
        To: 'renewals@captive.example',
        Subject: 'Renewal documentation: Ridge Freight Lines',
        Body: expect.stringMatching(/03\/01\/2027.*Collateral.*Surety bond\.pdf.*Bond 4711/),
      }),
    ])
    await expect(await openForm(canvas)).toHaveValue('')
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue('')
  },
}

export const Needed: Story = {
  name: '[REN-007] Missing category or file',
  beforeEach: [mockHandlers(), stored],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await openForm(canvas, 'Upload Applications')
    await expect(category(canvas)).toHaveValue('1')
    await expect(sendButton(canvas)).toHaveAttribute('aria-disabled', 'true')
    await attach(file(0))
    await expect(await canvas.findByText(/^The file is empty/)).toBeVisible()
    await expect(sendButton(canvas)).toHaveAttribute('aria-disabled', 'true')
    await attach(file())
    await canvas.findByText('Uploaded')
    await waitFor(() => expect(sendButton(canvas)).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.selectOptions(category(canvas), '')
    await waitFor(() => expect(sendButton(canvas)).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(sendButton(canvas))
    await expect(await canvas.findByRole('link', { name: /^Category/ })).toBeVisible()
    await expect(calls).toEqual([])
  },
}

export const TooLarge: Story = {
  name: '[REN-008] File over 20MB',
  beforeEach: [mockHandlers(), stored],
  play: async ({ canvas }) => {
    await openForm(canvas)
    await attach(file(20_761_805))
    await expect(await canvas.findByText('Document size can not go over 20MB')).toBeVisible()
    await expect(canvas.queryByText('Uploaded')).toBeNull()
  },
}

export const ClosedAndGivenUp: Story = {
  name: '[REN-004] Keeps input on close, discards it on Cancel',
  beforeEach: mockHandlers(),
  play: async ({ canvas }) => {
    const toggle = await uploadButton(canvas)
    await userEvent.click(toggle)
    await userEvent.type(await canvas.findByLabelText(/^Description/), 'Half a sentence')
    await userEvent.click(toggle)
    await waitFor(() => expect(category(canvas)).toBeNull())
    await userEvent.click(toggle)
    await expect(await canvas.findByLabelText(/^Description/)).toHaveValue('Half a sentence')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(category(canvas)).toBeNull())
    await expect(toggle).toHaveFocus()
    await userEvent.click(toggle)
    await expect(await canvas.findByLabelText(/^Description/)).toHaveValue('')
  },
}

export const UploadRuns: Story = {
  name: 'Upload runs while the form changes and closes',
  beforeEach: [mockHandlers(), stalled],
  play: async ({ canvas }) => {
    await openForm(canvas, 'Upload Collateral')
    await attach(file())
    await canvas.findByText('Surety bond.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'Upload Applications' }))
    await waitFor(() => expect(category(canvas)).toHaveDisplayValue('Applications'))
    await expect(canvas.getByText('Surety bond.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upload', expanded: true }))
    await waitFor(() => expect(category(canvas)).toBeNull())
    await userEvent.click(await uploadButton(canvas))
    await expect(category(canvas)).toHaveFocus()
    await expect(category(canvas)).toHaveDisplayValue('Applications')
    await expect(canvas.getByText('Surety bond.pdf')).toBeVisible()
  },
}

export const NotTold: Story = {
  name: '[REN-012] Failed notification',
  beforeEach: [mockHandlers({ '/SendEmail': null }), stored],
  play: async ({ canvas }) => {
    await openForm(canvas, 'Upload Collateral')
    await attach(file())
    await canvas.findByText('Uploaded')
    await waitFor(() => expect(sendButton(canvas)).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(sendButton(canvas))
    await screen.findByText('Document Uploaded Successfully')
    await expect(await canvas.findByText('Your document is filed, but the notification was not sent')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }))
    await expect(await canvas.findByRole('button', { name: 'Send it again' })).toBeVisible()
    await expect(calls).toHaveLength(1)
  },
}

export const NotFiled: Story = {
  name: 'Refused document',
  beforeEach: [
    mockHandlers({ '/createDocument': { Error: { ErrorStatus: 1, ErrorMessage: 'Choose the file again.' } } }),
    stored,
  ],
  play: async ({ canvas }) => {
    await openForm(canvas, 'Upload Collateral')
    await attach(file())
    await canvas.findByText('Uploaded')
    await waitFor(() => expect(sendButton(canvas)).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(sendButton(canvas))
    await expect(await canvas.findByText('Choose the file again.')).toBeVisible()
    await expect(category(canvas)).toHaveValue('6')
    await expect(calls).toEqual([])
  },
}

export const NoPolicy: Story = {
  name: '[REN-003] [REN-020] No Commercial Auto policy',
  beforeEach: mockHandlers({
    '/getPoliciesByClient': { Payload: [policy('Excess', '2027-06-01')] },
    '/getDocumentsByClient': { Payload: [] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Policy Found.')).toBeVisible()
    await expect(canvas.getByText('No Documents Found.')).toBeVisible()
    await expect(canvas.queryByText('Missing')).toBeNull()
    const upload = canvas.getByRole('button', { name: 'Upload' })
    await expect(upload).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(upload)
    await expect(category(canvas)).toBeNull()
  },
}

export const NothingSent: Story = {
  name: '[REN-020] No documents',
  beforeEach: mockHandlers({ '/getDocumentsByClient': { Payload: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Documents Found.')).toBeVisible()
    await expect(canvas.getByText('0 of 6')).toBeVisible()
  },
}

export const WithoutCodes: Story = {
  name: '[PRM-036] [PRM-037] Disabled without permission',
  beforeEach: mockHandlers({}, ['002', '002-003', '002-003-005']),
  play: async ({ canvas }) => {
    const upload = await canvas.findByRole('button', { name: 'Upload' })
    await expect(upload).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(upload)
    await expect(category(canvas)).toBeNull()
    for (const button of canvas.getAllByRole('button', { name: /^(View|Download) (Loss|Drivers)/ }))
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('button', { name: /^Upload / })).toBeNull()
  },
}

export const FailedToLoad: Story = {
  name: 'Failed to load',
  beforeEach: mockHandlers({ '/GetDocumentTypes': null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The renewal did not load')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const full = 'The portal cannot save anything new right now. Nothing is lost. Please try again in a few minutes.'
export const Outage: Story = {
  name: 'Outage of one call',
  beforeEach: mockHandlers({
    '/GetDocumentTypes': () => Response.json({ Error: { ErrorStatus: 507, ErrorMessage: full } }, { status: 507 }),
  }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(`The renewal did not load${full}`)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
