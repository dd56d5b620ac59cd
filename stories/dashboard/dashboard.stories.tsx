import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { lastVisitAt } from '../documents/last-visit.ts'
import { everyCode, mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'
import {
  claimTotals,
  dashboardHandlers,
  dayFromToday,
  emptyDashboardHandlers,
  fundRow,
  minutes,
} from './mock-handlers.ts'

const meta = {
  title: 'Dashboard',
  component: PortalStory,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const widgetCodes = ['001-001', '001-002', '001-003', '001-004', '001-005', '001-006', '001-007']
const permissions = [...everyCode, ...widgetCodes]

/** The mock handlers of a company with data in every widget. `answers` overrides some of them. */
const withAnswers = (answers: MockHandlers = {}, codes: readonly string[] = permissions) =>
  mockApi({ ...signedInAs({ permissions: codes }), ...dashboardHandlers, ...answers })

const heading = { level: 1, name: 'Ridge Freight Lines' }
const shownDate = (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')

/** The element of the metric with this label. */
const metric = (canvas: { getByText: (text: string, options: object) => HTMLElement }, label: string) =>
  canvas.getByText(label, { selector: 'dt, dt *' }).closest('dt')?.parentElement

const underwriter = {
  Department: 'Underwriting',
  FirstName: 'Dana',
  LastName: 'Underhill',
  BusinessEmail: 'dana.underhill@captive.example',
  BusinessPhone: '918-555-0101',
  BusinessPhoneExt: '7',
  BusinessCell: null,
}

export const AllWidgets: Story = {
  name: '[DSH-001] All widgets',
  beforeEach: withAnswers(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading)
    for (const name of ['Insurance', 'Claims', 'Weather', 'News'])
      await expect(await canvas.findByRole('region', { name })).toBeVisible()
    // each metric has its own request
    const shows = (label: string, text: string) => waitFor(() => expect(metric(canvas, label)).toHaveTextContent(text))
    await shows('Open claims, all terms', '37$150,001 incurredas of 09/30/2026Claims')
    await shows('Days to renewal', `40on ${shownDate(dayFromToday(40))}`)
    await shows('Fund balance', '$600,001')
    await shows('Fund balance', 'up 7%as of 09/30/2026')
    await shows('Weather risk today', 'High wind +128°F SnowTomorrow 39°F / 21°F, freezing')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const OnAPhone: Story = { ...AllWidgets, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...AllWidgets, globals: { scheme: 'dark' } }

/** A claims administrator whose claims were valued a month later than those of another. */
const later = { Source: 'Windrow', ValuationDate: '2026-10-31' }
export const ClaimsOfTwoSources: Story = {
  name: 'Claims of two sources with different valuation dates',
  beforeEach: withAnswers({
    '/GetMemberFundAnalysis': { Payload: [] },
    '/GetClaimTotals': {
      Payload: claimTotals.map((policy, at) => (at === 0 ? { ...policy, Valuations: [later] } : policy)),
    },
  }),
  play: async ({ canvas }) => {
    const asOf = 'as of 10/31/2026 (Windrow) and 09/30/2026 (Great Lakes TPA)'
    await waitFor(() => expect(metric(canvas, 'Open claims, all terms')).toHaveTextContent(asOf))
    await expect(await canvas.findByText(`Paid and reserves by policy year, ${asOf}`)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const ClaimsOfTwoSourcesOnAPhone: Story = { ...ClaimsOfTwoSources, globals: { viewport: { value: 'phone' } } }

let fundsResponse = Promise.withResolvers<unknown>()
export const Loading: Story = {
  name: 'Loading: weather and news wait for the figures',
  beforeEach: () => {
    fundsResponse = Promise.withResolvers()
    return withAnswers({ '/GetMemberFundAnalysis': () => fundsResponse.promise })()
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(metric(canvas, 'Open claims, all terms')).toHaveTextContent('37'))
    await waitFor(() => expect(metric(canvas, 'Weather risk today')).toHaveTextContent('High wind'))
    await canvas.findByText('Loading fund balances')
    await canvas.findByText('Loading claims by premium year')
    for (const name of ['Weather', 'News']) await expect(canvas.queryByRole('region', { name })).toBeNull()
    fundsResponse.resolve(dashboardHandlers['/GetMemberFundAnalysis'])
    const regions = ['Insurance', 'Claims', 'Weather', 'News']
    for (const name of regions) await canvas.findByRole('region', { name })
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(titles.filter((title) => regions.includes(title))).toEqual(regions)
    await waitFor(() => expect(canvas.queryByText(/^Loading /)).toBeNull())
  },
}

export const Weather: Story = {
  name: '[DSH-002] [DSH-003] [DSH-004] [DSH-005] [DSH-006] [TBL-007] Weather today, tomorrow and alerts',
  beforeEach: withAnswers(),
  play: async ({ canvas }) => {
    const widget = within(await canvas.findByRole('region', { name: 'Weather' }))
    const day = async (name: string) => (await widget.findByRole('heading', { level: 3, name })).parentElement
    await expect(widget.getByText('Joliet, IL')).toBeVisible()
    await expect(await day('Today')).toHaveTextContent('Today28°FSnow, Freezing')
    await expect(await day('Tomorrow')).toHaveTextContent('Tomorrow39°F / 21°F')
    const action = within((await day('Risk Management Action'))!)
    await expect(action.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'High wind: park empty and high-profile trailers.',
      'Snow: clear roofs and lights, and allow more time for every stop.',
    ])
  },
}

export const WeatherFails: Story = {
  name: '[DSH-007] Weather fails',
  beforeEach: withAnswers({ '/GetWeather': null }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'News' })
    await waitFor(() => expect(canvas.queryByText(/weather/i)).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const News: Story = {
  name: '[DSH-008] [DSH-009] Three news articles',
  beforeEach: withAnswers(),
  play: async ({ canvas }) => {
    const widget = within(await canvas.findByRole('region', { name: 'News' }))
    const links = await widget.findAllByRole('link', { name: /^Read More/ })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.captive.example/news/1',
      'https://www.captive.example/news/2',
      'https://www.captive.example/news/3',
    ])
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

export const Insurance: Story = {
  name: '[DSH-012] [DSH-013] [DSH-014] Days to renewal, A and B fund balances',
  beforeEach: withAnswers(),
  play: async ({ canvas }) => {
    const widget = within(await canvas.findByRole('region', { name: 'Insurance' }))
    await expect((await widget.findByText(/to renewal/)).closest('p')).toHaveTextContent(
      `40 days to renewal, on ${shownDate(dayFromToday(40))}.`,
    )
    const lines = (await widget.findAllByRole('row')).map(({ textContent }) => textContent)
    await expect(lines).toEqual([
      'LineA Fund BalanceB Fund BalanceAll funds',
      '2026 - 2027$100,000$50,000$150,000',
      '2025 - 2026$100,000$50,000$150,000',
      '2024 - 2025$100,000$50,000$150,000',
      'Earlier years$100,000$50,000$150,000',
      'All years$400,000$200,001$600,001',
    ])
  },
}

export const GroupFund: Story = {
  name: '[DSH-015] Group fund balance',
  beforeEach: withAnswers({
    '/GetMemberFundAnalysis': { Payload: [{ ...fundRow('202603', 2026, 7), ProgramCd: 'PC2-IC', BFundBalance: 0 }] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Group Fund Balance' })).toBeVisible()
    await expect(canvas.queryByText(/[AB] Fund Balance/)).toBeNull()
  },
}

export const ProgramWithoutFunds: Story = {
  name: '[TBL-016] Program without funds',
  beforeEach: withAnswers({
    '/GetMemberFundAnalysis': { Payload: [] },
    '/GetClientByClientId': {
      Payload: {
        ...(signedInAs()['/GetClientByClientId'] as { Payload: object }).Payload,
        ProgramsRecId: 600,
      },
    },
  }),
  play: async ({ canvas }) => {
    const claims = within(await canvas.findByRole('region', { name: 'Claims' }))
    await expect(await claims.findByRole('row', { name: '2025 - 2026 $34,000 $13,000' })).toBeVisible()
    await expect(canvas.queryByText('No Insurance Fund Found.')).toBeNull()
    await expect(canvas.queryByText(/Fund balance/i)).toBeNull()
  },
}

export const Claims: Story = {
  name: '[DSH-018] Paid and reserves by premium year',
  beforeEach: withAnswers(),
  play: async ({ canvas }) => {
    const widget = within(await canvas.findByRole('region', { name: 'Claims' }))
    await expect(
      await widget.findByRole('img', { name: /^Bar chart: Paid and reserves by premium year/ }),
    ).toBeVisible()
    await expect(widget.getByRole('row', { name: '2023 - 2024 $125,000 $42,500' })).toBeVisible()
    await expect(widget.getByRole('row', { name: 'All years $500,000 $170,000' })).toBeVisible()
  },
}

export const ClaimsAxis: Story = {
  name: '[TBL-006] Short amounts on the chart axis, full amounts in the table',
  beforeEach: withAnswers(),
  play: async ({ canvas }) => {
    const widget = within(await canvas.findByRole('region', { name: 'Claims' }))
    const chart = await widget.findByRole('img', { name: /^Bar chart/ })
    const money = () =>
      [...chart.querySelectorAll('text')].map((text) => text.textContent).filter((text) => /\$/.test(text))
    await waitFor(() => expect(money().length).toBeGreaterThan(2), { timeout: 20_000 })
    for (const amount of money()) await expect(amount).toMatch(/^\$(0|[\d.]+[KM])$/)
    await expect(widget.getByRole('table')).toHaveTextContent('$125,000')
    await expect(widget.getByRole('table')).not.toHaveTextContent(/\$[\d.]+[KM]/)
  },
}

export const Prospect: Story = {
  name: 'Prospect',
  beforeEach: mockApi({
    ...signedInAs({
      group: 'Prospect',
      permissions: [
        '001',
        '001-001',
        '001-002',
        '001-003',
        '001-004',
        '002',
        '002-006',
        '003',
        '003-004',
        '005-002-001',
      ],
    }),
    ...dashboardHandlers,
    '/getDocumentsByProgram': {
      Payload: [sampleDocument(1, 'Program Information_Supplemental Applications', '2026-09-01')],
    },
    '/GetEmaxxDirectory': { Payload: [underwriter, { ...underwriter, Department: 'Claims', LastName: 'Other' }] },
  }),
  play: async ({ canvas }) => {
    const titles = () => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await canvas.findByRole('region', { name: 'News' })
    await waitFor(() =>
      expect(titles()).toEqual(['Needs attention', 'Becoming a member', 'Questions? Call us', 'Weather', 'News']),
    )
    const steps = within(canvas.getByRole('region', { name: 'Becoming a member' }))
    await expect(await steps.findByRole('link', { name: /^Complete your applications.*1 document$/ })).toBeVisible()
    const call = within(canvas.getByRole('region', { name: 'Questions? Call us' }))
    await expect(call.getByText('Dana Underhill')).toBeVisible()
    await expect(call.getByRole('link', { name: '918-555-0101 ext. 7' })).toHaveAttribute(
      'href',
      'tel:9185550101;ext=7',
    )
    await expect(call.queryByText('Dana Other')).toBeNull()
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByText(/Report Claim/)).toBeNull() // the footer still has it
    await expect(main.getAllByText(/28°F/)).toHaveLength(1) // no second copy of the weather
    const boxes = main.getAllByRole('region').map((region) => region.getBoundingClientRect())
    for (const [index, box] of boxes.slice(1).entries())
      await expect(box.top - (boxes[index]?.bottom ?? 0)).toBeGreaterThanOrEqual(32)
    await expect(getComputedStyle(main.getByRole('region', { name: 'Needs attention' })).borderTopWidth).toBe('0px')
  },
}
export const ProspectOnAPhone: Story = { ...Prospect, globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  name: '[DSH-011] [DSH-017] [DSH-019] New company without data',
  beforeEach: mockApi({ ...signedInAs({ permissions }), ...emptyDashboardHandlers }),
  play: async ({ canvas }) => {
    await canvas.findByText('No News Articles Found.')
    await expect(canvas.getByText('No Insurance Fund Found.')).toBeVisible()
    await expect(canvas.getByText('No Claims Data Found for: Ridge Freight Lines')).toBeVisible()
    await expect(canvas.queryByText(/renewal/i)).toBeNull()
    await expect(canvas.queryByText(/weather/i)).toBeNull()
  },
}

export const NoDashboard: Story = {
  name: '[PRM-020] [PRM-006] No permission 001',
  beforeEach: withAnswers({}, [...widgetCodes, '002']),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading)
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    await expect(canvas.getByRole('main')).toHaveTextContent(/^Ridge Freight Lines$/)
  },
}

export const WithoutTheirPages: Story = {
  name: '[PRM-004] Links to pages without permission',
  beforeEach: withAnswers({}, ['001', '001-005', '001-006', '001-007', '002-003-005', '002-004', '004-001']),
  play: async ({ canvas }) => {
    for (const name of ['Claims', 'Renewal Documentation', 'Financial & Profitability']) {
      const link = await canvas.findByRole('link', { name })
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).not.toHaveAttribute('href')
    }
  },
}

export const FailedToLoad: Story = {
  name: '[GEN-008] All requests failed',
  beforeEach: mockApi({
    ...signedInAs({ permissions }),
    ...Object.fromEntries(Object.keys(dashboardHandlers).map((path) => [path, null])),
  }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(canvas.queryAllByRole('region')).toEqual([]))
    await expect(canvas.getByText(/^The items that need your attention did not load/)).toBeVisible()
    await expect(canvas.queryByText(/No .* Found/)).toBeNull()
    const failingFetch = window.fetch
    window.fetch = async (input, init) =>
      new URL(input instanceof Request ? input.url : input, location.href).pathname === '/api/GetClaimTotals'
        ? Response.json({ Payload: claimTotals })
        : await failingFetch(input, init)
    await userEvent.click(again)
    await expect(await canvas.findByText('37')).toBeVisible()
  },
}

export const FundsFail: Story = {
  name: '[GEN-008] [DSH-018] Funds fail',
  beforeEach: withAnswers({ '/GetMemberFundAnalysis': null }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.queryByRole('region', { name: 'Claims' })).toBeNull()
    await expect(canvas.queryByText(/\$34,000/)).toBeNull()
    await waitFor(() => expect(metric(canvas, 'Open claims, all terms')).toHaveTextContent('37'))
    const insurance = within(await canvas.findByRole('region', { name: 'Insurance' }))
    await expect((await insurance.findByText(/to renewal/)).closest('p')).toHaveTextContent('40 days to renewal')
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByText(/Fund balance/i)).toBeNull()
  },
}

export const ClaimsFail: Story = {
  name: '[GEN-008] [DSH-014] [DSH-018] Claim totals fail',
  beforeEach: withAnswers({ '/GetClaimTotals': null }),
  play: async ({ canvas }) => {
    const claims = within(await canvas.findByRole('region', { name: 'Claims' }))
    await expect(await claims.findByRole('row', { name: '2023 - 2024 $125,000 $42,500' })).toBeVisible()
    await expect(await canvas.findByRole('columnheader', { name: 'A Fund Balance' })).toBeVisible()
    await expect(metric(canvas, 'Fund balance')).toHaveTextContent('$600,001')
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByText('Open claims, all terms')).toBeNull()
  },
}

export const SectionPage: Story = {
  name: '[SHL-023] [PRM-021] [PRM-039] Section page with live facts',
  args: { path: '/insurance' },
  beforeEach: () => {
    lastVisitAt('2026-01-01')
    return withAnswers(
      {
        '/getDocumentsByProgram': { Payload: [minutes('2025-12-01'), minutes('2026-03-01'), minutes('2026-06-01')] },
        '/getDocumentsByClient': {
          Payload: [1, 2, 4].map((id) =>
            sampleDocument(id, 'Policy Library_Policies', '2026-01-01', { PolicyNumber: `CA-0012-${id}` }),
          ),
        },
      },
      permissions.filter((code) => code !== '002-004'),
    )()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Insurance' }) // the splash screen has its own main element
    const page = within(canvas.getByRole('main'))
    const line = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
    await waitFor(() => expect(line('Policy Library')).toHaveTextContent('2 in force'))
    await waitFor(() => expect(line('Governance')).toHaveTextContent('2 new documents'))
    const finances = line('Financial & Profitability')
    await expect(finances).toHaveAttribute('aria-disabled', 'true')
    await expect(finances).not.toHaveAttribute('href')
    await expect(finances).not.toHaveTextContent('$')
  },
}
