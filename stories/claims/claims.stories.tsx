import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { claimsHandlers, everyClaimsCode, policies, reports } from './mock-handlers.ts'

const meta = {
  title: 'Claims/Claims',
  component: PortalStory,
  args: { path: '/Claims' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const tooltip = 'You do not have permission to access to this element.'
const [inForce = '', canceled = '', old = ''] = policies.map(({ PolicyNumber }) => PolicyNumber)
const without = (code: string) => everyClaimsCode.filter((one) => one !== code)
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)
const firstCells = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) => row.children[0]?.textContent)

export const Policies: Story = {
  name: '[SHL-024] [CLM-004] [CLM-005] [CLM-006] [CLM-007] [CLM-008] [CLM-009] [CLM-010] Policies by line',
  beforeEach: mockApi(claimsHandlers()),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Commercial Auto policies' })
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Commercial Auto 3',
      'General Liability 0',
      "Workers' Compensation 1",
      'Excess 0',
    ])
    await expect(firstCells(table)).toEqual([inForce, canceled, old])
    const [first, second, third] = rowsOf(table)
    const year = new Date().getUTCFullYear()
    await expect(first).toHaveTextContent(`01/01/${year}–01/01/${year + 1}`)
    for (const text of ['Keel Mutual', 'Active']) await expect(first).toHaveTextContent(text)
    await expect(second).toHaveTextContent('Cancelled')
    await expect(third).toHaveTextContent('Expired')
    await waitFor(() => expect(first).toHaveTextContent('$119,501'))
    await expect(second).toHaveTextContent('No Claims')
    const figures = within(canvas.getByRole('main'))
    await expect(figures.getByText('4 days')).toBeVisible()
    const days = `10/31/${year} (Carrier) and 09/30/${year} (Claims administrator)`
    await expect(figures.getByText(`Claims as of ${days}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^General Liability/ }))
    await canvas.findByText('No Policies Found.')
  },
}

export const TotalsFailed: Story = {
  name: 'Totals failed to load',
  beforeEach: mockApi(claimsHandlers({ '/GetClaimTotals': null })),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Commercial Auto policies' })
    const total = table.querySelector('tfoot tr')
    await expect(total).toHaveTextContent(/^Total of 3 policies[^\d]*$/)
  },
}

export const NoPolicies: Story = {
  name: '[CLM-022] No policies',
  beforeEach: mockApi(claimsHandlers({ '/getPoliciesByClient': { Payload: [] }, '/GetClaimTotals': { Payload: [] } })),
  play: async ({ canvas }) => {
    await canvas.findByText('No Policies Found.')
    await expect(canvas.getByRole('checkbox', { name: 'Excess (no policies)' })).toBeDisabled()
  },
}

const ordered: URLSearchParams[] = []
export const LossRuns: Story = {
  name: '[LRN-001] [LRN-002] Loss runs for the selected lines',
  beforeEach: () => {
    ordered.length = 0
    return mockApi(
      claimsHandlers({
        '/GetLossRunReport': (query: URLSearchParams) => {
          ordered.push(query)
          return { Payload: btoa('loss run') }
        },
        '/GetLossRunProgress': { Payload: null },
      }),
    )()
  },
  play: async ({ canvas, userEvent }) => {
    const pdf = await canvas.findByRole('button', { name: 'PDF for the selected lines' })
    for (const button of [pdf, canvas.getByRole('button', { name: 'Excel for the selected lines' })]) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    await expect(ordered).toEqual([])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Commercial Auto' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: "Workers' Compensation" }))
    const excel = canvas.getByRole('button', { name: 'Excel for the selected lines' })
    await expect(excel).not.toHaveAttribute('aria-disabled')
    await userEvent.click(excel)
    await waitFor(() => expect(ordered).toHaveLength(1))
    // The policy of nine years ago is not included (AMB-089).
    await expect(ordered[0]?.getAll('PolicyId')).toEqual(['71', '72', '74'])
    await expect(ordered[0]?.get('DocType')).toBe('excel')
    await expect(ordered[0]?.get('ClientId')).toBe('12')
  },
}

export const LossRunsWithoutClaims: Story = {
  name: '[CLM-021] Loss runs without claims',
  beforeEach: mockApi(claimsHandlers({ '/GetClaimTotals': { Payload: [] } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Commercial Auto' }))
    const section = within(await canvas.findByRole('region', { name: 'Combined Loss Runs' }))
    await expect(await section.findByText('No Claims')).toBeVisible()
  },
}

export const NoLossRuns: Story = {
  name: '[LRN-003] [PRM-004] No permission for Excel',
  beforeEach: mockApi(claimsHandlers({}, without('004-001-006'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Commercial Auto' }))
    await expect(canvas.getByRole('button', { name: 'PDF for the selected lines' })).not.toHaveAttribute(
      'aria-disabled',
    )
    const excel = canvas.getByRole('button', { name: 'Excel for the selected lines' })
    await expect(excel).toHaveAttribute('aria-disabled', 'true')
    await userEvent.hover(excel)
    await within(document.body).findByText(tooltip)
  },
}

export const NoPdf: Story = {
  name: '[PRM-074] [PRM-075] No permission for loss run PDFs and notifications',
  beforeEach: mockApi(claimsHandlers({}, without('004-001-003'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Commercial Auto' }))
    await expect(canvas.getByRole('button', { name: 'Excel for the selected lines' })).not.toHaveAttribute(
      'aria-disabled',
    )
    const notifications = canvas.getByRole('link', { name: 'Notifications' })
    await expect(notifications).not.toHaveAttribute('href')
    for (const control of [
      canvas.getByRole('button', { name: 'PDF for the selected lines' }),
      canvas.getByRole('button', { name: new RegExp(`^View Loss Runs ${inForce}`) }),
      notifications,
    ])
      await expect(control).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NoClaimsPermission: Story = {
  name: '[CLM-011] No permission to view claims',
  beforeEach: mockApi(claimsHandlers({ '/GetClaimTotals': null }, without('004-001-002'))),
  play: async ({ canvas, userEvent }) => {
    const view = await canvas.findByRole('link', { name: `View Claims on ${inForce}` })
    await expect(view).toHaveAttribute('aria-disabled', 'true')
    await expect(view).not.toHaveAttribute('href')
    await expect(canvas.queryByRole('link', { name: inForce })).toBeNull()
    await expect(canvas.queryByText(/^Open claims/)).toBeNull()
    await userEvent.hover(view)
    await within(document.body).findByText(tooltip)
  },
}

export const DrillDown: Story = {
  name: '[CLM-001] [CLM-002] [CLM-003] [CLM-011] [CLM-012] [CLM-014] [CLM-018] Drill-down with breadcrumbs',
  beforeEach: mockApi(claimsHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: `View Claims on ${inForce}` }))
    const table = await canvas.findByRole('table', { name: `Claims on ${inForce}` })
    await expect(firstCells(table)).toEqual(['CL/803', 'CL/804', 'CL/802', 'CL/801'])
    await userEvent.click(canvas.getByRole('link', { name: 'CL/803' }))
    await canvas.findByRole('heading', { level: 1, name: 'Claim CL/803' })
    await userEvent.click(await canvas.findByRole('link', { name: 'View all 2 notes' }))
    await canvas.findByRole('heading', { level: 1, name: 'Notes' })
    await within(canvas.getByRole('banner')).findByText(/^Claim CL/)
    const list = await canvas.findByRole('list', { name: 'Notes' })
    const entries = within(list).getAllByRole('listitem')
    await expect(entries).toHaveLength(2)
    for (const text of ['Reserve raised', 'Second estimate of the shop.', '04/02/'])
      await expect(entries[0]).toHaveTextContent(text)
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
    await expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Policies',
      'Claims',
      'Claim Details',
      'Notes',
    ])
    await expect(trail.getByRole('link', { name: 'Claim Details' })).toHaveAttribute('href', '/Claims/71/803')
    await expect(trail.getByRole('link', { name: 'Claims' })).toHaveAttribute('href', '/Claims/71')
    await userEvent.click(trail.getByRole('link', { name: 'Policies' }))
    await canvas.findByRole('table', { name: 'Commercial Auto policies' })
  },
}

export const NotesOfUnknownClaim: Story = {
  name: '[GEN-010] Notes of an unknown claim',
  args: { path: '/Claims/71/803/Notes/CL%2F999' },
  beforeEach: mockApi(claimsHandlers()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ridge Freight Lines'))
  },
}

export const NoClaims: Story = {
  name: '[CLM-021] No claims',
  args: { path: '/Claims/72' },
  beforeEach: mockApi(claimsHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByText('No Claims Found.')
  },
}

export const Filtered: Story = {
  name: 'Filter and sorting from search params',
  args: { path: '/Claims/71?state=open&sort=claim' },
  beforeEach: mockApi(claimsHandlers()),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: `Claims on ${inForce}` })
    await expect(firstCells(table)).toEqual(['CL/802', 'CL/803', 'CL/804'])
    await userEvent.click(canvas.getByRole('link', { name: 'CL/803' }))
    await canvas.findByRole('heading', { level: 1, name: 'Claim CL/803' })
    await canvas.findByText('2 of 3')
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }))
    await canvas.findByRole('heading', { level: 1, name: 'Claim CL/804' })
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/Claims/71/803?sort=claim&state=open',
    )
  },
}

export const Reports: Story = {
  name: 'Reports submitted online',
  beforeEach: mockApi(claimsHandlers()),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Reports' })
    const [first, second] = rowsOf(table)
    for (const text of ['CN112026091234567', 'Dana Reyes', 'Auto', 'Received'])
      await expect(first).toHaveTextContent(text)
    for (const text of ['By email', 'eli.novak@ridge-freight.example', 'Received, severe'])
      await expect(second).toHaveTextContent(text)
    await expect(within(table).getByRole('button', { name: 'Receipt CN112026091234567' })).toBeVisible()
    await expect(within(table).getByRole('link', { name: 'CN112026091234567' })).toHaveAttribute(
      'href',
      '/report-claim/confirmation/CN112026091234567',
    )
  },
}

const isDisabled = async (control: HTMLElement) => {
  await expect(control).toHaveAttribute('aria-disabled', 'true')
  await expect(control).not.toHaveAttribute('href')
}

export const ReportsWithoutReporting: Story = {
  name: '[PRM-004] [PRM-084] Reports without permission to report',
  beforeEach: mockApi(claimsHandlers({}, without('006-001'))),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Reports' })
    const receipts = within(table).getAllByRole('button', { name: /^Receipt / })
    await expect(receipts).toHaveLength(reports.length)
    for (const receipt of receipts) await isDisabled(receipt)
    await expect(within(table).queryByRole('link')).toBeNull()
    await userEvent.hover(receipts[0]!)
    await within(document.body).findByText(tooltip)
  },
}

export const ReportsWithClaims: Story = {
  name: 'Reports that became claims',
  beforeEach: mockApi(
    claimsHandlers({
      '/FNOLReports': {
        Payload: reports.map((report, at) => ({
          ...report,
          claims: [
            {
              ...{ ClaimsRecId: 803 + at, PolicyId: 71, ClaimNumber: `CL/${803 + at}`, AdjusterFirstName: 'Chidi' },
              ...{ AdjusterLastName: 'Okafor', AdjusterEmail: 'c.okafor@adjusters.example' },
            },
          ],
        })),
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Claim CL/803, Chidi Okafor' })).toHaveAttribute(
      'href',
      '/Claims/71/803',
    )
  },
}

export const NoReportsYet: Story = {
  name: '[PRM-004] [PRM-084] No reports',
  beforeEach: mockApi(claimsHandlers({ '/FNOLReports': { Payload: [] } })),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Reports submitted online' }))
    await expect(await section.findByRole('link', { name: 'Report a claim' })).toHaveAttribute('href', '/report-claim')
  },
}

export const NoReportsYetWithoutReporting: Story = {
  name: '[PRM-004] [PRM-084] No reports and no permission to report',
  beforeEach: mockApi(claimsHandlers({ '/FNOLReports': { Payload: [] } }, without('006-001'))),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Reports submitted online' }))
    const report = await section.findByRole('link', { name: 'Report a claim' })
    await isDisabled(report)
    await userEvent.hover(report)
    await within(document.body).findByText(tooltip)
  },
}

export const ReportsWithoutClaims: Story = {
  name: '[PRM-084] Reports without permission to view claims',
  beforeEach: mockApi(claimsHandlers({ '/GetClaimTotals': null }, without('004-001-002'))),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Reports' })
    for (const receipt of within(table).getAllByRole('button', { name: /^Receipt / }))
      await expect(receipt).not.toHaveAttribute('aria-disabled')
  },
}

export const ReportsHidden: Story = {
  name: '[PRM-006] No permission for reports',
  beforeEach: mockApi(
    claimsHandlers(
      { '/GetClaimTotals': null },
      everyClaimsCode.filter((code) => !['004-001-002', '006-001'].includes(code)),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Commercial Auto policies' })
    await expect(canvas.queryByText('Reports submitted online')).toBeNull()
  },
}

export const ManyReports: Story = {
  name: 'More than 100 reports',
  beforeEach: mockApi(
    claimsHandlers({
      '/FNOLReports': (query: URLSearchParams) => ({
        Payload: Array.from({ length: 130 }, (_, at) => ({
          ...reports[0],
          RecId: 130 - at,
          ConfirmationNum: `CN1120260912${String(34_130 - at)}`,
        }))
          .filter(({ RecId }) => RecId < Number(query.get('after') ?? 131))
          .slice(0, Number(query.get('limit'))),
      }),
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages of Reports' }))
    await expect(pages.getByText('1–20 of more than 100')).toBeVisible()
    await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Rows per page' }), '100')
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }))
    await expect(await pages.findByText('101–130 of 130')).toBeVisible()
  },
}

export const FailedToLoad: Story = {
  name: 'Claim totals and reports failed to load',
  beforeEach: mockApi(claimsHandlers({ '/GetClaimTotals': null, '/FNOLReports': null })),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Commercial Auto policies' })
    await canvas.findByText('The reports did not load')
    await expect(await canvas.findByRole('button', { name: 'Try again to load Incurred, current terms' })).toBeVisible()
  },
}
