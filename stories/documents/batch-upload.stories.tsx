import type { DocumentGuess } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'

import { companies, mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { mockUploads } from './mock-uploads.ts'

const meta = {
  title: 'Documents/Many files',
  component: PortalStory,
  args: { path: '/settings/document-upload?view=many' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const type = (RecId: number, Code: string, Tier: 'Insured' | 'Program') => ({
  ...{ RecId, Code, Name: '', Tier, IsActive: 1, ClientAllowUpload: 0 },
})
let filed: unknown[] = []
let undone: unknown[] = []

/** Handlers of a server that parses file names such as `Loss Runs_2026.pdf`. */
const handlers = (more: MockHandlers = {}): MockHandlers => ({
  ...signedInAs({ group: 'eMaxx', permissions: ['000-001', '000-001-004'] }),
  '/GetDocumentTypes': {
    Payload: [type(1, 'Policy Library_Policies', 'Insured'), type(2, 'Governance_Organization_Meetings', 'Program')],
  },
  '/getClients': { Payload: companies },
  '/GuessDocuments': async (_: URLSearchParams, request: Request) => {
    const { FileNames } = (await request.json()) as { FileNames: string[] }
    const Payload: DocumentGuess[] = FileNames.map((FileName) => {
      const isKnown = FileName.includes('2026')
      const known = { ClientId: 12, ProgramsRecId: 3, DocumentTypesRecId: 1, Year: 2026 }
      const unknown = { ClientId: null, ProgramsRecId: null, DocumentTypesRecId: null, Year: null }
      return { FileName, ...(isKnown ? known : unknown) }
    })
    return { Payload }
  },
  '/FileDocuments': async (_: URLSearchParams, request: Request) => {
    filed.push(await request.json())
    return { Payload: 'cccccccc-0000-4000-8000-cccccccccccc', ...done }
  },
  '/UndoDocuments': async (_: URLSearchParams, request: Request) => {
    undone.push(await request.json())
    return done
  },
  ...more,
})

const server = (more: MockHandlers = {}) => [
  () => {
    filed = []
    undone = []
  },
  mockApi(handlers(more)),
  mockUploads(200, { Payload: 'stored/1', ...done }),
]

const pdfs = (...names: string[]) => names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' }))

async function choose(files: File[]): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('#main input[type=file]')
    if (!found) throw new Error('There is no picker.')
    return found
  })
  await fireEvent.change(input, { target: { files } })
}

export const Corrected: Story = {
  name: 'Corrects a row, files all documents, and undoes it',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose PDFs' })
    await choose(pdfs('Ridge_Policies_2026.pdf', 'scan.pdf'))
    await canvas.findByText('1 document to correct. No documents are filed until all of them are ready.')
    const box = (column: string) => canvas.getByRole('combobox', { name: `${column} of scan.pdf` })
    await userEvent.selectOptions(box('Category'), '1')
    await userEvent.selectOptions(box('Member or program'), '12')
    await userEvent.selectOptions(box('Year'), '2025')
    await userEvent.click(canvas.getByRole('button', { name: 'File 2 documents' }))
    await canvas.findByText('Filed 2 documents.')
    await expect(filed).toMatchObject([
      {
        Replace: false,
        Documents: [
          { FileName: 'Ridge_Policies_2026.pdf', ClientId: 12, ProgramsRecId: 3, Year: 2026 },
          { FileName: 'scan.pdf', ClientId: 12, ProgramsRecId: 3, Year: 2025 },
        ],
      },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByText(/The documents were removed/)
    await expect(undone).toEqual([{ BatchId: 'cccccccc-0000-4000-8000-cccccccccccc' }])
  },
}

export const Sixty: Story = {
  name: 'Takes sixty files and no more',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose PDFs' })
    await choose(pdfs(...Array.from({ length: 62 }, (_, at) => `Policies_2026_${at}.pdf`)))
    await canvas.findByRole('button', { name: 'File 60 documents' })
    await canvas.findByText('Only 60 documents can be filed at once. The others were left out.')
  },
}

let answerGuesses: (() => void)[] = []

export const SixtyTwice: Story = {
  name: 'More files chosen before the first are listed',
  beforeEach: () => {
    answerGuesses = []
    const slow = async () => {
      await new Promise<void>((resolve) => answerGuesses.push(resolve))
      return { Payload: [] }
    }
    return mockApi(handlers({ '/GuessDocuments': slow }))()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose PDFs' })
    const some = (count: number) => pdfs(...Array.from({ length: count }, (_, at) => `scan ${count} ${at}.pdf`))
    await choose(some(40))
    await choose(some(50))
    await waitFor(() => expect(answerGuesses).toHaveLength(2))
    await canvas.findByText('Only 60 documents can be filed at once. The others were left out.')
    answerGuesses.forEach((answer) => answer())
    await canvas.findByText(/^60 documents to correct/)
    await canvas.findByText('Only 60 documents can be filed at once. The others were left out.')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0]!)
    await choose(some(2))
    await waitFor(() => expect(answerGuesses).toHaveLength(3))
    answerGuesses[2]?.()
    await canvas.findByText(/^60 documents to correct/)
  },
}

export const Sending: Story = {
  name: 'Files are being sent',
  beforeEach: server({ '/FileDocuments': () => new Promise(() => undefined) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose PDFs' })
    await choose(pdfs('Policies_2026.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: 'File 1 document' }))
    await canvas.findByText('Sent 1 of 1 files')
    for (const column of ['Category', 'Member or program', 'Year'])
      await expect(canvas.getByRole('combobox', { name: `${column} of Policies_2026.pdf` })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Remove Policies_2026.pdf' })).toBeDisabled()
  },
}

export const NotFiled: Story = {
  name: 'Keeps the table when filing fails',
  beforeEach: server({
    '/FileDocuments': { Payload: null, Error: { ErrorStatus: 1, ErrorMessage: 'scan.pdf: no PDF.' } },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose PDFs' })
    await choose(pdfs('Policies_2026.pdf'))
    await userEvent.click(await canvas.findByRole('button', { name: 'File 1 document' }))
    await canvas.findByText('scan.pdf: no PDF.')
    await expect(canvas.getByRole('table', { name: 'Documents to file' })).toBeVisible()
  },
}

export const Unfiled: Story = {
  name: 'Asks before chosen files are lost',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose PDFs' })
    await choose(pdfs('Policies_2026.pdf'))
    const file = await canvas.findByRole('button', { name: 'File 1 document' })
    const question = async () => within(await screen.findByRole('alertdialog', { name: 'Leave the page?' }))
    await userEvent.click(canvas.getByRole('link', { name: 'File one document' }))
    await (await question()).findByText(/^Your documents have not been filed/)
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('table', { name: 'Documents to file' })).toBeVisible()
    await userEvent.click(file)
    await canvas.findByText('Filed 1 document.')
    await userEvent.click(canvas.getByRole('link', { name: 'File one document' }))
    await canvas.findByRole('link', { name: 'File many documents at once' })
  },
}

export const FailedToLoad: Story = {
  name: 'Choices failed to load',
  beforeEach: server({ '/GetDocumentTypes': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('The form did not load')
  },
}

export const OnAPhone: Story = {
  name: 'Many files on a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: server(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose PDFs' })
    await choose(pdfs('Policies_2026.pdf'))
    await canvas.findByRole('button', { name: 'File 1 document' })
  },
}
