import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { formatMonth } from '../../src/format/month.ts'
import { expectSaved, storedFiles, watchDownloads } from '../shell/downloads.ts'
import { companies, mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'
import { linesOf, region } from '../shell/page-content.ts'

const meta = {
  title: 'Risk management/Telematics Exchange',
  component: PortalStory,
  args: { path: '/risk-management/telematics-exchange' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const codes = ['003', '003-002', '003-002-001', '003-002-002', '003-002-003', '003-002-004']
const category = 'Risk Management_Driver Scorecards'

/** The month `ago` months before the current one, as yyyyMM. */
function monthBefore(ago: number): string {
  const now = new Date()
  const month = new Date(now.getFullYear(), now.getMonth() - ago, 1)
  return `${month.getFullYear()}${String(month.getMonth() + 1).padStart(2, '0')}`
}
const thisMonth = monthBefore(0)
const lastDay = (yearMonth: string) => `${yearMonth.slice(0, 4)}-${yearMonth.slice(4)}-28`

/** About one hour of speeding in 100 hours of driving, decreasing by month. */
const months = Array.from({ length: 14 }, (_, ago) => ({
  ClientId: 12,
  YearMonth: monthBefore(ago),
  SpeedingUnder5_Sec: 2400 + ago * 36,
  Speeding5To10_Sec: 900,
  Speeding10To15_Sec: 240,
  SpeedingOver15_Sec: 60,
  TotalMovingTime_Hr: 100,
}))
const ranks = [
  { YearMonth: thisMonth, Rank: 3, Members: 41 },
  { YearMonth: monthBefore(1), Rank: 5, Members: 41 },
]
const everything: MockHandlers = {
  '/GetSpeedingRanks': { Payload: ranks },
  '/GetSpeedingMonthlySummaries': { Payload: months },
  '/GetClientTSPs': { Payload: [{ tsp: 'Axle IQ' }, { tsp: 'Truckwise' }] },
  '/GetClientTEStatus': (query: URLSearchParams) => ({
    Payload: query.get('ClientId') === '12' ? { statusAtUI: 'Active' } : null,
  }),
  '/GetClientTEVehicleCount': (query: URLSearchParams) => ({
    Payload: query.get('yearMonth') === thisMonth ? { vehicleCount: 1210 } : null,
  }),
  '/GetClientPolicyPowerUnit': { Payload: { dcPowerUnit: 1236 } },
  '/GetTechnologyVendors': { Payload: [{ RecId: 1, Name: 'Truckwise', Service: 'Telematics' }] },
  '/getDocumentsByClient': {
    Payload: Array.from({ length: 14 }, (_, ago) => sampleDocument(ago + 1, category, lastDay(monthBefore(ago + 1)))),
  },
}
const server = (answers: MockHandlers = {}, permissions: readonly string[] = codes) =>
  mockApi({ ...signedInAs({ permissions }), ...everything, ...answers })

type Canvas = ReturnType<typeof within>
/** The value of a term in a list of metrics or facts. */
const textOf = (list: Canvas, term: string) =>
  list.getAllByRole('term').find((each: HTMLElement) => each.textContent === term)?.parentElement?.textContent

export const Ranking: Story = {
  name: '[TEL-001] [TEL-002] [TEL-003] [PRM-063] Rank and speeding ratio by month',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3rd of 41 Members', { selector: 'dd > span, dd > span *' })).toBeVisible()
    await expect(textOf(canvas, 'Total Speed Ranking')).toContain(`up 2 since ${formatMonth(monthBefore(1))}`)
    const ranking = await region(canvas, 'Total Speed Ranking')
    const lines = linesOf(await ranking.findByRole('table'))
    await expect(lines).toHaveLength(13)
    await expect(lines[1]).toEqual([formatMonth(monthBefore(11)), '1.1%', '–'])
    await expect(lines.slice(-2)).toEqual([
      [formatMonth(monthBefore(1)), '1.0%', '5th of 41'],
      [formatMonth(thisMonth), '1.0%', '3rd of 41'],
    ])
    const course = ranking.getByRole('img', { name: /^Line chart: Speeding ratio/ })
    await waitFor(() => expect(course.querySelector('svg')).not.toBeNull(), { timeout: 20_000 })
  },
}

export const NoRanking: Story = {
  name: '[TEL-005] Company that has not sent data',
  beforeEach: server({
    '/GetSpeedingRanks': { Payload: [] },
    '/GetSpeedingMonthlySummaries': { Payload: [] },
    '/GetClientTEStatus': { Payload: { statusAtUI: 'Pending Data' } },
    '/GetClientTEVehicleCount': { Payload: null },
    '/GetTechnologyVendors': null,
    '/getDocumentsByClient': { Payload: [] },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Data Found for: Ridge Freight Lines')
    await canvas.findByText('Pending Data')
    await canvas.findByText('Truckwise') // although the vendors fail to load
    await expect(canvas.queryByText(/ of \d+ Members/)).toBeNull()
    const details = await region(canvas, 'Telematics details')
    await expect(textOf(details, 'Telematics Vehicle Count')).toContain(`No data in ${formatMonth(thisMonth)}`)
    await canvas.findByText('No Documents Found.')
  },
}

export const TooFewMembers: Story = {
  name: '[TEL-005] Fewer than five members',
  beforeEach: server({ '/GetSpeedingRanks': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Data Found for: Ridge Freight Lines')
    await expect(await canvas.findByText(/^A month is ranked once five members/)).toBeVisible()
    const ranking = await region(canvas, 'Total Speed Ranking')
    await expect(linesOf(ranking.getByRole('table'))).toHaveLength(13)
  },
}

export const FormerMember: Story = {
  name: '[TEL-005] A former member',
  beforeEach: server({
    '/GetSpeedingRanks': { Payload: [] },
    '/GetClientByClientId': { Payload: { ...companies[0], ClientType: 'XPolicyholder' } },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Data Found for: Ridge Freight Lines')
    await expect(await canvas.findByText(/This company is a former member\.$/)).toBeVisible()
    await expect(canvas.queryByText(/five members/)).toBeNull()
  },
}

/** The months of all members, for a server that does not compute rankings. */
const ofProgram = [12, 13, 14].flatMap((ClientId, at) =>
  months.map((month) => ({ ...month, ClientId, SpeedingOver15_Sec: 60 - 30 * at })),
)

export const RankedByPortal: Story = {
  name: '[TEL-002] [TEL-004] Server without a ranking',
  beforeEach: server({
    '/GetCapabilities': { Payload: [] },
    '/GetSpeedingRanks': null,
    '/GetClientsByProgram': {
      Payload: companies.slice(0, 3).map((one) => ({ ...one, ClientType: 'Policyholder' })),
    },
    '/GetSpeedingMonthlySummaries': (query: URLSearchParams) => ({
      Payload: query.has('clientIds') ? ofProgram : months,
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3rd of 3 Members', { selector: 'dd > span, dd > span *' })).toBeVisible()
  },
}

export const Scorecards: Story = {
  name: '[TEL-007] [TEL-008] [PRM-065] Driver scorecards by month',
  beforeEach: () => {
    watchDownloads()
    return server(storedFiles)()
  },
  play: async ({ canvas, userEvent }) => {
    const cards = await region(canvas, 'Driver Scorecards')
    const month = await cards.findByRole('combobox', { name: 'Month' })
    await expect(
      within(month)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(Array.from({ length: 12 }, (_, ago) => formatMonth(monthBefore(ago + 1))))
    await cards.findByText(`Driver Scorecards ${lastDay(monthBefore(1))}`)
    await userEvent.selectOptions(month, formatMonth(monthBefore(12)))
    const oldest = `Driver Scorecards ${lastDay(monthBefore(12))}`
    await userEvent.click(await cards.findByRole('button', { name: `Download ${oldest}` }))
    await expectSaved(`${oldest}.pdf`, 'key-12')
    await expect(cards.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const Details: Story = {
  name: '[TEL-009] [TEL-011] [TEL-012] [TEL-013] [TEL-015] [TEL-017] [PRM-066] Telematics details',
  beforeEach: server(),
  play: async ({ canvas }) => {
    const details = await region(canvas, 'Telematics details')
    await details.findByText('Telematics') // a vendor's details load after the vendor
    const facts = details.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    await expect(facts).toEqual([
      ['Telematics Service Provider', 'Axle IQTruckwiseTelematics'],
      ['Telematics Exchange Status', 'Active'],
      ['Telematics Vehicle Count', `1,210 in ${formatMonth(thisMonth)}`],
      ['Policy Power Unit Count', '1,236'],
    ])
  },
}

export const Unknown: Story = {
  name: 'Company unknown to the exchange',
  beforeEach: server({
    '/GetSpeedingRanks': { Payload: [] },
    '/GetSpeedingMonthlySummaries': { Payload: [] },
    '/GetClientTSPs': { Payload: [] },
    '/GetClientTEStatus': { Payload: null },
    '/GetClientTEVehicleCount': { Payload: null },
    '/GetClientPolicyPowerUnit': { Payload: null },
    '/getDocumentsByClient': { Payload: [] },
  }),
  play: async ({ canvas }) => {
    const details = await region(canvas, 'Telematics details')
    await details.findByText('None yet')
    await expect(details.getByText('Not known to the exchange')).toBeVisible()
    await expect(details.getByText('Unknown')).toBeVisible()
  },
}

export const FailedToLoad: Story = {
  name: '[GEN-008] Failed to load',
  beforeEach: server(Object.fromEntries(Object.keys(everything).map((path) => [path, null]))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' }, { timeout: 30_000 })
    await waitFor(() => expect(within(canvas.getByRole('main')).queryAllByRole('region')).toEqual([]))
  },
}

export const OutsideLink: Story = {
  name: '[TEL-006] [PRM-064] Exchange link with 003-002-002',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Telematics Exchange' })
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByRole('link', { name: 'Telematics Exchange' })).toHaveAttribute(
      'href',
      '/demo/telematics-exchange',
    )
  },
}

export const Phone: Story = {
  name: 'On a phone',
  beforeEach: server(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText('3rd of 41 Members')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
