import type { DocumentType } from '@captive/api-client/contract'
import { notificationsStore } from '@mantine/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { tabTexts } from '../../src/browser-storage.ts'
import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { mockUploads } from './mock-uploads.ts'

const kept = 'member-portal.form.document-upload-1'

const meta = {
  title: 'Documents/Document Upload',
  component: PortalStory,
  args: { path: '/settings/document-upload' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const type = (RecId: number, Code: string, Tier: DocumentType['Tier']) => ({
  RecId,
  Code,
  Name: '',
  Tier,
  IsActive: 1,
  ClientAllowUpload: 0,
})

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
let records: unknown[] = []

function mockHandlers(over: MockHandlers = {}): MockHandlers {
  records = []
  return {
    ...signedInAs({ group: 'eMaxx', permissions: ['000-001', '000-001-004'] }),
    '/GetDocumentTypes': {
      Payload: [
        type(1, 'Policy Library_Policies', 'Insured'),
        type(2, 'Governance_Organization_Meetings_Minutes', 'Program'),
        type(3, 'Governance_Organization_Meetings_Agendas', 'Program'),
      ],
    },
    '/createDocument': async (_: URLSearchParams, request: Request) => {
      records.push(await request.json())
      return done
    },
    ...over,
  }
}

const stored = mockUploads(200, { Payload: 'stored/1', ...done })
const pdf = (content: BlobPart[] = ['%PDF-1.7 '.repeat(200_000)], name = 'Minutes Q3.pdf') =>
  new File(content, name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'image/png' })

const picker = () => document.querySelector<HTMLInputElement>('#main input[type=file]')!
const attach = (file: File) => userEvent.upload(picker(), file, { applyAccept: false })

async function choose(canvas: Canvas, label: RegExp, option: string) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: label }), option)
}

async function pickToday(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Pick a date: Date' }))
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.click(dialog.getAllByRole('button').find((day) => day.hasAttribute('data-autofocus'))!)
}

async function fillIn(canvas: Canvas) {
  await choose(canvas, /^Category/, 'Minutes')
  await choose(canvas, /^Program/, 'Program Three')
  await pickToday(canvas)
  await attach(pdf())
  await canvas.findByText('Uploaded')
}

export const Fields: Story = {
  name: '[UPL-001] [UPL-003] [UPL-012] [PRM-011] Upload form',
  beforeEach: () => mockApi(mockHandlers())(),
  play: async ({ canvas }) => {
    const category = await canvas.findByLabelText(/^Category/)
    await expect([...category.querySelectorAll('optgroup')].map((group) => group.label)).toEqual([
      'Governance - Organization - Meetings',
      'Policy Library',
    ])
    const program = canvas.getByRole('combobox', { name: /^Program/ })
    await expect(program).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^Member/ })).toBeVisible()
    await choose(canvas, /^Category/, 'Policies')
    await choose(canvas, /^Member/, 'Ridge Freight Lines')
    await waitFor(() => expect(program).toHaveValue('3'))
    await expect(
      within(program)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose…', 'Program Three'])
    await expect(canvas.getByLabelText(/^Date/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Description/)).not.toBeRequired()
    await expect(canvas.getByRole('button', { name: 'Choose a File: PDF file' })).toBeVisible()
    await expect(picker()).toHaveAttribute('accept', 'application/pdf,.pdf')
    await expect(picker()).not.toHaveAttribute('multiple')
    await expect(canvas.getByRole('button', { name: 'Upload' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Prefilled: Story = {
  name: 'Prefilled category, company and program',
  args: { path: '/settings/document-upload?category=Policy%20Library_Policies' },
  beforeEach: () => mockApi(mockHandlers())(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Category/)).toHaveDisplayValue('Policies')
    await expect(canvas.getByRole('combobox', { name: /^Member/ })).toHaveDisplayValue('Ridge Freight Lines')
    await expect(canvas.getByRole('combobox', { name: /^Program/ })).toHaveValue('3')
    await choose(canvas, /^Category/, 'Minutes')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Member/ })).toHaveValue(''))
  },
}

export const UnknownCategory: Story = {
  name: 'Unknown category in the link',
  args: { path: '/settings/document-upload?category=Nothing' },
  beforeEach: () => mockApi(mockHandlers())(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Category/)).toHaveDisplayValue('Choose…')
  },
}

export const Refused: Story = {
  name: '[UPL-011] [UPL-012] [UPL-013] Invalid files',
  beforeEach: [() => mockApi(mockHandlers())(), stored],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Category/)
    for (const [file, reason] of [
      [pdf(['x'], 'photo.png'), 'Only a PDF can be filed here'],
      [pdf([]), /^The file is empty/],
      [pdf([new ArrayBuffer(20_761_805)]), 'Document size can not go over 20MB'],
    ] as const) {
      await attach(file)
      await expect(await canvas.findByText(reason)).toBeVisible()
    }
    await expect(canvas.queryByText('Uploaded')).toBeNull()
  },
}

export const Uploaded: Story = {
  name: '[UPL-015] [UPL-016] [UPL-017] [UPL-018] Document uploaded',
  beforeEach: [() => mockApi(mockHandlers())(), stored],
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await expect(canvas.getByText('1.7MB / 20MB')).toBeVisible()
    const upload = canvas.getByRole('button', { name: 'Upload' })
    await waitFor(() => expect(upload).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(upload)
    await expect(await canvas.findByText('Document Uploaded Successfully')).toBeVisible()
    const now = new Date()
    await expect(records).toEqual([
      {
        DocumentId: 'Governance_Organization_Meetings_Minutes',
        DocumentTypesRecId: 2,
        FilePath: 'stored/1',
        FileName: 'Minutes Q3.pdf',
        Description: '',
        ClientId: null,
        ProgramsRecId: 3,
        Year: now.getFullYear(),
        Month: now.getMonth() + 1,
        Day: now.getDate(),
        Quarter: Math.ceil((now.getMonth() + 1) / 3),
      },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Upload another' }))
    await expect(await canvas.findByLabelText(/^Category/)).toHaveValue('')
  },
}

export const AnotherFile: Story = {
  name: 'File replaced',
  beforeEach: [() => mockApi(mockHandlers())(), stored],
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Category/)
    await attach(pdf(['%PDF'], 'first.pdf'))
    await canvas.findByText('first.pdf')
    await attach(pdf(['%PDF'], 'second.pdf'))
    await canvas.findByText('second.pdf')
    await waitFor(() => expect(canvas.queryByText('first.pdf')).toBeNull())
  },
}

export const RecordRefused: Story = {
  name: '[UPL-018] Record refused by the server',
  beforeEach: [
    () =>
      mockApi(
        mockHandlers({ '/createDocument': { Error: { ErrorStatus: 1, ErrorMessage: 'This file is not a PDF.' } } }),
      )(),
    stored,
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
    await expect(await canvas.findByText('This file is not a PDF.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Category/)).toHaveValue('2')
  },
}

export const SessionOver: Story = {
  name: '[UPL-019] [TBL-012] Session ends during the upload',
  beforeEach: [() => mockApi(mockHandlers())(), mockUploads(401, {})],
  play: async ({ canvas }) => {
    await choose(canvas, /^Category/, 'Minutes')
    await attach(pdf())
    await within(document.body).findByText('Session Time is Out. Please Log in.')
    await expect(notificationsStore.getState().notifications).toMatchObject([{ autoClose: 6000 }])
    await waitFor(() => expect(canvas.queryByLabelText(/^Category/)).toBeNull())
    await expect(tabTexts.get(kept)).toContain('"category":"2"')
  },
}

export const RecordRefusedByStatus: Story = {
  name: 'Record refused with status 400',
  beforeEach: [
    () =>
      mockApi(
        mockHandlers({
          '/createDocument': () =>
            Response.json({ Error: { ErrorStatus: 400, ErrorMessage: 'The file is gone.' } }, { status: 400 }),
        }),
      )(),
    stored,
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
    await expect(await canvas.findByText('The file is gone.')).toBeVisible()
    await expect(within(document.body).queryByText('Session Time is Out. Please Log in.')).toBeNull()
    await expect(canvas.getByLabelText(/^Category/)).toBeVisible()
  },
}

export const ManyCategories: Story = {
  name: '[UPL-003] Many categories',
  beforeEach: () =>
    mockApi(
      mockHandlers({
        '/GetDocumentTypes': {
          Payload: Array.from({ length: 20 }, (_, at) =>
            type(at + 1, `${at < 10 ? 'Governance' : 'Policy Library'}_Kind ${at + 1}`, 'Program'),
          ),
        },
      }),
    )(),
  play: async ({ canvas }) => {
    const category = await canvas.findByRole('combobox', { name: /^Category/ })
    await userEvent.click(category)
    const list = within(await within(document.body).findByRole('listbox'))
    await expect(list.getByText('Governance')).toBeVisible()
    await userEvent.type(category, '17')
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(category).toHaveValue('Kind 17')
  },
}

export const FailedToLoad: Story = {
  name: 'Choices failed to load',
  beforeEach: () => mockApi(mockHandlers({ '/GetDocumentTypes': null }))(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The form did not load')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
