import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { fundRow } from '../dashboard/mock-handlers.ts'
import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'
import { linesOf } from '../shell/page-content.ts'

const meta = {
  title: 'Financial/Financial & profitability',
  component: PortalStory,
  args: { path: '/insurance/financial-&-profitability' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const thisYear = new Date().getFullYear()
const codes = ['002', '002-004', '002-004-001', '002-004-002', '002-004-003', '002-004-004']
const category = 'Financial & Profitability_Financial Statements'

/** Four premium years in each of two quarters. Last year is missing. */
const funds = [`${thisYear}03`, `${thisYear}02`].flatMap((quarter, before) =>
  [0, 2, 3, 4].map((ago) => fundRow(quarter, thisYear - ago, 100_000.5 - before * 10_000)),
)
const ofTerm = (ECaptivProgramYear: number, DisplayType: string) => ({
  ClientId: 12,
  PolicyId: 1,
  PolicyTerm: `01/01/${ECaptivProgramYear} - 01/01/${ECaptivProgramYear + 1}`,
  PolicyNumber: 'CA-0012-1',
  EffDate: `${ECaptivProgramYear}-01-01`,
  ExpDate: `${ECaptivProgramYear + 1}-01-01`,
  ECaptivProgramYear,
  DisplayType,
  CategoryCode: 'PC3-IC',
})
const everything: MockHandlers = {
  '/GetMemberFundAnalysis': { Payload: funds },
  '/GetAssessment': {
    Payload: [
      { ...ofTerm(thisYear, 'A Fund Assessment'), TotalAssessmentAmount: null },
      { ...ofTerm(thisYear - 5, 'A Fund Assessment'), TotalAssessmentAmount: 1 },
    ],
  },
  '/GetAFundDistribution': (query: URLSearchParams) => ({
    Payload:
      query.get('clientId') === '12'
        ? [{ ...ofTerm(thisYear - 4, 'A Fund Distribution'), TotalDistributionAmount: 12_345.6 }]
        : [],
  }),
  '/getDocumentsByProgram': {
    Payload: [
      sampleDocument(1, `${category}_Audited Financials`, '2025-12-31'),
      sampleDocument(2, `${category}_Balance Sheet`, '2025-09-30'),
      sampleDocument(3, `${category}_Audited Financials`, '2024-12-31'),
    ],
  },
}
const server = (answers: MockHandlers = {}, permissions: readonly string[] = codes) =>
  mockApi({ ...signedInAs({ permissions }), ...everything, ...answers })

export const AllSections: Story = {
  name: '[FIN-001] [FIN-002] [FIN-003] [FIN-005] [TBL-005] [TBL-008] All sections',
  beforeEach: server(),
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Financial Summary' }))
    await expect(await summary.findByRole('combobox', { name: 'Program' })).toHaveDisplayValue('Program Three')
    await summary.findByRole('heading', { name: 'A Fund Balance' })
    await summary.findByRole('heading', { name: 'B Fund Balance' })
    const statement = (fund: string) =>
      summary.getByRole('table', {
        name: new RegExp(`^${fund} by premium year, Program Three, *as of 09/30/${thisYear}$`),
      })
    await expect(linesOf(statement('A Fund Balance'))).toEqual([
      ['Line', 'A Fund Balance'],
      [`${thisYear} - ${thisYear + 1}`, '$100,000.50'],
      [`${thisYear - 2} - ${thisYear - 1}`, '$100,000.50'],
      [`${thisYear - 3} - ${thisYear - 2}`, '$100,000.50'],
      ['Earlier years', '$100,000.50'],
      ['All years', '$400,002.00'],
    ])
    await expect(linesOf(statement('B Fund Balance')).at(-1)).toEqual(['All years', '$200,001.00'])
    for (const name of ['Financial Statements', 'Member Fund Analysis', 'Assessments & Distributions'])
      await canvas.findByRole('region', { name })
    await canvas.findAllByText('$600,003.00') // the same sum as on the dashboard
    const analysis = within(canvas.getByRole('region', { name: 'Member Fund Analysis' }))
    await expect(await analysis.findByText('$600,003.00')).toBeVisible()
  },
}

const threeYears = [0, 1, 2, 3].map((ago) => fundRow(`${thisYear}03`, thisYear - ago, 100_000))

export const GroupedBars: Story = {
  name: '[FIN-006] Carousels of three years with grouped bars',
  beforeEach: server({ '/GetMemberFundAnalysis': { Payload: threeYears } }),
  play: async ({ canvas, userEvent }) => {
    for (const fund of ['A Fund Balance', 'B Fund Balance']) {
      const slides = within(await canvas.findByRole('group', { name: `${fund} and claims` }))
      for (const ago of [0, 1, 2]) {
        if (ago > 0) await userEvent.click(slides.getByRole('button', { name: /^Next: / }))
        await slides.findByRole('group', { name: `${thisYear - ago} - ${thisYear - ago + 1}` })
        await slides.findByText(`${ago + 1} of 3`)
        const chart = await slides.findByRole('img', { name: /^Bar chart/ })
        await waitFor(() => expect(barsIn(chart)).toHaveLength(3), { timeout: 20_000 })
        const baselines = barsIn(chart).map(({ bottom }) => Math.round(bottom))
        await expect(new Set(baselines).size, 'grouped bars share one baseline').toBe(1)
      }
    }
  },
}

/** The positions of a chart's bars. */
const barsIn = (chart: HTMLElement) =>
  [...chart.querySelectorAll('g > rect')].map((bar) => bar.getBoundingClientRect()).filter(({ height }) => height > 0)

export const Carousel: Story = {
  name: '[FIN-006] Carousel with tables',
  beforeEach: server(),
  play: async ({ canvas, userEvent }) => {
    const slides = within(await canvas.findByRole('group', { name: 'A Fund Balance and claims' }))
    const older = `${thisYear - 2} - ${thisYear - 1}`
    await slides.findByRole('group', { name: `${thisYear} - ${thisYear + 1}` })
    await slides.findByText('1 of 3')
    await expect(slides.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(slides.getByRole('button', { name: `Next: ${older}` }))
    await slides.findByRole('group', { name: older })
    await slides.findByRole('img', { name: /^Bar chart/ })
    await waitFor(() => expect(slides.getByText('$100K')).toBeInTheDocument(), { timeout: 20_000 })
    await userEvent.click(slides.getByText('Show as table'))
    await expect(linesOf(slides.getByRole('table')).slice(0, 3)).toEqual([
      [expect.any(String), 'Claims paid', 'Claims reserved', 'Balance'],
      [`Q2 ${thisYear}`, '$120,000.00', '$40,000.00', '$90,000.50'],
      [`Q3 ${thisYear}`, '$120,000.00', '$40,000.00', '$100,000.50'],
    ])
    await userEvent.click(slides.getByRole('button', { name: `Next: ${thisYear - 3} - ${thisYear - 2}` }))
    await expect(slides.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const GroupFund: Story = {
  name: '[FIN-002] [FIN-004] Group fund',
  beforeEach: server({
    '/GetPrograms': {
      Payload: [
        { RecId: 3, Code: 'PC3-IC', Name: 'Program Three' },
        { RecId: 2, Code: 'PC2-IC', Name: 'Program Two' },
      ],
    },
    '/GetClientsChangeHistory': {
      Payload: [
        {
          ClientId: 12,
          ProgramsRecId: 2,
          StartDate: '2020-01-01',
          EndDate: null,
          CreatedDateTime: '2020-01-01T00:00:00.000Z',
        },
      ],
    },
    '/GetMemberFundAnalysis': { Payload: funds.map((row) => ({ ...row, ProgramCd: 'PC2-IC' })) },
  }),
  play: async ({ canvas, userEvent }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Financial Summary' }))
    await summary.findByText('No Member Fund Data Found.')
    await userEvent.selectOptions(summary.getByRole('combobox', { name: 'Program' }), 'Program Two')
    await summary.findByRole('heading', { name: 'Group Fund Balance' })
    await expect(summary.queryByRole('heading', { name: 'A Fund Balance' })).toBeNull()
    const table = summary.getByRole('table', { name: /^Group Fund Balance by premium year/ })
    await expect(linesOf(table).at(-1)).toEqual(['All years', '$600,003.00'])
  },
}

export const Statements: Story = {
  name: '[FIN-008] [FIN-009] [FIN-010] [FIN-011] [FIN-012] Statements of one year',
  beforeEach: server(),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Financial Statements' })
    const statements = within(region)
    await statements.findByText('Audited Financials 2025-12-31')
    await expect(statements.getByText('12/31/2025')).toBeVisible()
    await userEvent.click(statements.getByText('Balance Sheet'))
    await expect(statements.getByText('Q3 2025')).toBeVisible()
    await expect(statements.queryByText('09/30/2025')).toBeNull()
    await expect(statements.queryByText('Audited Financials 2024-12-31')).toBeNull()
    await userEvent.selectOptions(statements.getByRole('combobox', { name: 'Year' }), '2024')
    await statements.findByText('Audited Financials 2024-12-31')
    await userEvent.click(canvas.getByRole('button', { name: 'View Financial Statements' }))
    await expect(region.contains(document.activeElement)).toBe(true)
  },
}

const deleted = fn()
export const DeleteStatement: Story = {
  name: '[FIN-013] [PRM-042] Delete a statement',
  beforeEach: server(
    {
      '/DocumentDelete': (query: URLSearchParams) => {
        deleted(query.get('RecId'))
        return { Error: { ErrorStatus: 0, ErrorMessage: null } }
      },
    },
    [...codes, '002-004-002-001'],
  ),
  play: async ({ canvas, userEvent }) => {
    const statements = within(await canvas.findByRole('region', { name: 'Financial Statements' }))
    await userEvent.click(await statements.findByRole('button', { name: 'Delete Audited Financials 2025-12-31' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(deleted).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(deleted).toHaveBeenCalledWith('1'))
  },
}

const requested = fn()
export const Analysis: Story = {
  name: '[FIN-014] [FIN-015] [TBL-010] Fund analysis by quarter',
  beforeEach: server({
    '/GetMemberFundAnalysisPDF': async (query: URLSearchParams, request: Request) => {
      requested(
        query.get('ClientId'),
        ((await request.json()) as { YearQuarter: string }[]).map((row) => row.YearQuarter),
      )
      return { Payload: null }
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const analysis = within(await canvas.findByRole('region', { name: 'Member Fund Analysis' }))
    await analysis.findByRole('heading', { name: `Q3 ${thisYear}` })
    await expect(analysis.getAllByRole('listitem')).toHaveLength(2)
    await analysis.findByText('$600,003.00')
    await analysis.findByText(`as of September 30, ${thisYear}`)
    await userEvent.click(
      analysis.getByRole('button', { name: `View member fund analysis Q3 ${thisYear} in a new tab` }),
    )
    await analysis.findByText('There is no fund analysis for this quarter.')
    const quarter = `${thisYear}03`
    await expect(requested).toHaveBeenLastCalledWith('12', [quarter, quarter, quarter, quarter])
  },
}

export const Movements: Story = {
  name: '[FIN-017] [FIN-018] [FIN-019] [FIN-021] Assessments and distributions',
  beforeEach: server(),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Assessments & Distributions' })
    await expect(linesOf(table)).toEqual([
      ['Premium Year', 'Type', 'Total Amount'],
      [String(thisYear), 'A Fund Assessment', 'Pending'],
      [String(thisYear - 4), 'A Fund Distribution', '$12,345.60'],
    ])
    await expect(canvas.getByText('Assessed in the past 5 years').closest('dt')?.nextElementSibling).toHaveTextContent(
      /^Pending$/,
    )
    await expect(
      canvas.getByText('Distributed in the past 5 years').closest('dt')?.nextElementSibling,
    ).toHaveTextContent(/^\$12,345\.60$/)
  },
}

export const NoData: Story = {
  name: '[FIN-007] No data',
  beforeEach: server({
    '/GetMemberFundAnalysis': { Payload: [] },
    '/GetAssessment': { Payload: [] },
    '/GetAFundDistribution': { Payload: [] },
    '/getDocumentsByProgram': { Payload: [] },
  }),
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Financial Summary' }))
    await summary.findByText('No Member Fund Data Found.')
    await canvas.findByText('No Documents Found.')
    await canvas.findByText('No Assessments or Distributions Found.')
  },
}

export const FailedToLoad: Story = {
  name: 'All requests failed',
  beforeEach: server({
    '/GetMemberFundAnalysis': null,
    '/GetAssessment': null,
    '/getDocumentsByProgram': null,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The fund balances did not load', undefined, { timeout: 30_000 })
    await canvas.findByText('The financial statements did not load', undefined, { timeout: 30_000 })
    await canvas.findByText('Assessments and distributions did not load', undefined, { timeout: 30_000 })
  },
}
