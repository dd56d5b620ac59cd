import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { expectSaved, storedFiles, watchDownloads } from '../shell/downloads.ts'
import { companies, mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'
import { linesOf, region } from '../shell/page-content.ts'

const meta = {
  title: 'Risk management/Loss Prevention & Safety',
  component: PortalStory,
  args: { path: '/risk-management/loss-prevention-&-safety' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const sections = {
  '003-001-001': ['Best Practices Score'],
  '003-001-002': ['Loss Prevention and Technology Services'],
  '003-001-003': ['Open Warranties', 'Open Recommendations'],
  '003-001-005': ['Best Practices'],
  '003-001-006': ['Loss Prevention and Safety Services'],
  '003-001-007': ['Quarterly Summary'],
  '003-001-008': ['Master Services Agreement'],
  '003-001-008-002': ['Statement of Work'],
}
type SectionCode = keyof typeof sections
const sectionCodes = Object.keys(sections) as SectionCode[]
const codes = ['003', '003-001', ...sectionCodes]

const area = 'Risk Management_Loss Prevention & Safety'
const service = (EventTypeTxt: string, ContractAmount: number) => ({ EventTypeCd: '', EventTypeTxt, ContractAmount })
const item = (WarrantyNm2: string, DateInitiated: string, WarrantyStatusCd: string, GroupTypeTxt: string) => ({
  WarrantyNm2,
  DateInitiated,
  WarrantyStatusCd,
  GroupTypeTxt,
})
const everything: MockHandlers = {
  '/GetBestPracticesByClientId': {
    Payload: ['Driver Hiring Standards', 'Speed Management', 'Hours of Service', 'Telematics and Dash Cameras'].map(
      (Section, at) => ({ RecId: at + 1, Section, IsSelectedInd: at < 2 ? 1 : 0 }),
    ),
  },
  '/GetBestPracticeScoresByProgram': (query: URLSearchParams) => ({
    Payload:
      query.get('ProgramsRecId') === '3'
        ? [
            { Section: 'Driver Hiring Standards', Weight: 40.5 },
            { Section: 'Speed Management', Weight: 30 },
            { Section: 'Hours of Service', Weight: 10 },
            { Section: 'Telematics and Dash Cameras', Weight: 19.5 },
          ]
        : [],
  }),
  '/GetWarrantiesRecommdationsByClientId': {
    Payload: [
      item('Run motor vehicle records twice a year', '2026-02-28', 'In Progress', 'Warranty'),
      item('Install cameras in all power units', '2024-01-31', 'Open', 'Warranty'),
      item('Limit governed speed to 68 mph', '2026-03-31', 'Completed', 'Warranty'),
      item('Hold an accident review board', '2026-01-15', 'Open', 'Recommendation'),
      item('Offer modified duty', '2026-01-15', 'Closed', 'Recommendation'),
    ],
  },
  '/GetLossControlTracker': { Payload: [service('Dash cameras', 12_500.5), service('Telematics', 8_700.25)] },
  '/GetLossControlRetainerServices': { Payload: [service('Site survey', 0), service('Driver file audit', 0)] },
  '/GetTechnologyVendors': { Payload: [{ RecId: 1, Name: 'Truckwise', Service: 'Telematics' }] },
  '/getDocumentsByClient': {
    Payload: [
      sampleDocument(1, `${area}_Quarterly Summary`, '2026-09-30'),
      sampleDocument(2, `${area}_Quarterly Summary`, '2026-06-30'),
      sampleDocument(3, `${area}_Quarterly Summary`, '2025-12-31'),
      sampleDocument(4, `${area}_Statement of Work`, '2026-01-01'),
      sampleDocument(5, `${area}_Statement of Work`, '2025-01-01'),
    ],
  },
  '/getDocumentsByProgram': { Payload: [sampleDocument(6, `${area}_Master Services Agreement`, '2026-01-01')] },
}
const server = (answers: MockHandlers = {}, permissions: readonly string[] = codes) =>
  mockApi({ ...signedInAs({ permissions }), ...everything, ...answers })

export const Score: Story = {
  name: '[LPS-001] [LPS-002] [LPS-003] [PRM-053] Best Practices Score',
  beforeEach: server(),
  play: async ({ canvas, userEvent }) => {
    const score = await region(canvas, 'Best Practices Score')
    await expect(linesOf(await score.findByRole('table', { name: 'Best Practices Score' }))).toEqual([
      ['In place', '70.5%'],
      ['Not in place yet', '29.5%'],
    ])
    const missing = score.getAllByRole('term').map((term) => term.textContent)
    await expect(missing).toEqual(['Telematics and Dash Cameras', 'Hours of Service'])
    await expect(score.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['+19.5%', '+10%'])
    const doughnut = score.getByRole('img', { name: /^Doughnut chart: Best Practices Score/ })
    await waitFor(() => expect(doughnut.querySelectorAll('path')).toHaveLength(2), { timeout: 20_000 })
    await expect(doughnut).toHaveTextContent('70.5%')
    const part = doughnut.querySelector('path')!
    const { right, top, height } = part.getBoundingClientRect()
    await userEvent.pointer({ target: part, coords: { clientX: right - 4, clientY: top + height / 2 } })
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^In place: 70\.5%$/)
    await expect(canvas.getAllByText('70.5%').length).toBeGreaterThan(1) // it is also the first metric
  },
}

export const Open: Story = {
  name: '[LPS-015] [LPS-016] [PRM-055] Open warranties and recommendations',
  beforeEach: server(),
  play: async ({ canvas }) => {
    const warranties = await (await region(canvas, 'Open Warranties')).findByRole('table', { name: 'Open Warranties' })
    await expect(linesOf(warranties)).toEqual([
      ['Item', 'Date Initiated', 'Status'],
      ['Install cameras in all power units', expect.stringMatching(/^01\/31\/2024, \d+ years open$/), 'Open'],
      ['Run motor vehicle records twice a year', expect.stringMatching(/^02\/28\/2026/), 'In Progress'],
    ])
    const recommendations = await region(canvas, 'Open Recommendations')
    await expect(linesOf(recommendations.getByRole('table', { name: 'Open Recommendations' }))).toEqual([
      ['Item', 'Date Initiated', 'Status'],
      ['Hold an accident review board', expect.stringMatching(/^01\/15\/2026/), 'Open'],
    ])
  },
}

export const Services: Story = {
  name: '[LPS-005] [LPS-006] [LPS-009] Technology and safety services',
  beforeEach: server(),
  play: async ({ canvas }) => {
    const technology = await region(canvas, 'Loss Prevention and Technology Services')
    await expect(linesOf(await technology.findByRole('table'))).toEqual([
      ['Service', 'Contract amount'],
      ['Dash cameras', '$12,500.50'],
      ['Telematics', '$8,700.25'],
      ['Total amount', '$21,200.75'],
    ])
    await expect(await technology.findByText('Truckwise')).toBeVisible()
    const safety = await region(canvas, 'Loss Prevention and Safety Services')
    await safety.findByText('Site survey')
    await expect(safety.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Site survey',
      'Driver file audit',
    ])
  },
}

export const ReadOnly: Story = {
  name: '[LPS-013] [PRM-056] Read-only checklist',
  beforeEach: server(),
  play: async ({ canvas }) => {
    const checklist = await region(canvas, 'Best Practices')
    await checklist.findByText('Speed Management')
    await expect(checklist.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Driver Hiring StandardsIn place',
      'Speed ManagementIn place',
      'Hours of ServiceNot in place yet',
      'Telematics and Dash CamerasNot in place yet',
    ])
    for (const role of ['checkbox', 'button', 'switch', 'textbox']) await expect(checklist.queryByRole(role)).toBeNull()
  },
}

export const Quarters: Story = {
  name: '[LPS-010] [TBL-010] [PRM-058] Downloads the summary of a quarter',
  beforeEach: server({
    '/DocumentDownload': (query: URLSearchParams) =>
      query.get('FileName') === 'key-3' ? new Response(null, { status: 404 }) : null,
  }),
  play: async ({ canvas, userEvent }) => {
    const summary = await region(canvas, 'Quarterly Summary')
    const quarter = await summary.findByRole('combobox', { name: 'Quarter ending' })
    await expect(
      within(quarter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['September 30, 2026', 'June 30, 2026', 'December 31, 2025'])
    await summary.findByText('Quarterly Summary 2026-09-30')
    await userEvent.selectOptions(quarter, 'December 31, 2025')
    await userEvent.click(await summary.findByRole('button', { name: 'Download Quarterly Summary 2025-12-31' }))
    await summary.findByText('No Document Found')
    await expect(summary.queryByText('Quarterly Summary 2026-09-30')).toBeNull()
  },
}

export const Terms: Story = {
  name: '[LPS-011] [PRM-059] Downloads the master services agreement',
  beforeEach: () => {
    watchDownloads()
    const terms = everything['/getDocumentsByProgram']
    const ofProgram = (query: URLSearchParams) => (query.get('programsRecId') === '3' ? terms : { Payload: [] })
    return server({ ...storedFiles, '/getDocumentsByProgram': ofProgram })()
  },
  play: async ({ canvas, userEvent }) => {
    const terms = await region(canvas, 'Master Services Agreement')
    await userEvent.click(await terms.findByRole('button', { name: 'Download Master Services Agreement 2026-01-01' }))
    await expectSaved('Master Services Agreement 2026-01-01.pdf', 'key-6')
  },
}

const deleted = fn()
export const StatementsOfWork: Story = {
  name: '[LPS-012] [PRM-060] [PRM-061] Statements of work by year',
  beforeEach: server(
    {
      '/DocumentDelete': (query: URLSearchParams) => {
        deleted(query.get('RecId'))
        return { Error: { ErrorStatus: 0, ErrorMessage: null } }
      },
    },
    [...codes, '003-001-008-002-001', '000-001', '000-001-004'],
  ),
  play: async ({ canvas, userEvent }) => {
    const work = await region(canvas, 'Statement of Work')
    await work.findByText('Statement of Work 2026-01-01')
    await expect(work.getAllByRole('list', { hidden: true }).map((list) => list.ariaLabel)).toEqual(['2026', '2025'])
    const upload = new URL(work.getByRole<HTMLAnchorElement>('link', { name: 'Upload a statement' }).href)
    await expect([upload.pathname, upload.searchParams.get('category')]).toEqual([
      '/settings/document-upload',
      `${area}_Statement of Work`,
    ])
    await userEvent.click(work.getByRole('button', { name: 'Delete Statement of Work 2026-01-01' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deleted).toHaveBeenCalledWith('4'))
  },
}

const nothing: MockHandlers = Object.fromEntries(
  Object.keys(everything)
    .filter((path) => path !== '/GetTechnologyVendors')
    .map((path) => [path, { Payload: [] }]),
)
const emptyTexts = [
  'No Best Practices Score Found.',
  'No Open Warranties Found.',
  'No Open Recommendations Found.',
  'No Best Practices Found.',
  'No Technology Services Found.',
  'No Safety Services Found.',
]

export const NoData: Story = {
  name: 'New member without data',
  beforeEach: server(nothing),
  play: async ({ canvas }) => {
    for (const text of emptyTexts) await canvas.findByText(text)
    await waitFor(() => expect(canvas.getAllByText('No Documents Found.')).toHaveLength(3))
  },
}

const weightsRequested = fn()
export const WithoutProgram: Story = {
  name: '[LPS-004] Company without a program',
  beforeEach: () => {
    weightsRequested.mockClear()
    return server({
      '/GetClientByClientId': { Payload: { ...companies[0], ProgramsRecId: null } },
      '/GetBestPracticeScoresByProgram': weightsRequested,
    })()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Best Practices' })
    await expect(canvas.queryByRole('region', { name: 'Best Practices Score' })).toBeNull()
    await expect(canvas.queryByText('Best Practices Score', { selector: 'dt, dt *' })).toBeNull()
    await expect(weightsRequested).not.toHaveBeenCalled()
  },
}

export const FailedToLoad: Story = {
  name: '[GEN-008] Failed to load',
  beforeEach: server(Object.fromEntries(Object.keys(everything).map((path) => [path, null]))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, { timeout: 30_000 })
    const main = within(canvas.getByRole('main'))
    await waitFor(() => expect(main.queryAllByRole('region')).toEqual([]))
    await expect(main.queryByText(/did not load$/i)).toBeNull()
  },
}

export const Phone: Story = {
  name: 'On a phone',
  beforeEach: server(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Install cameras in all power units')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
