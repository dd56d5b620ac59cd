import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { storeChosenCompany } from '../../src/session/chosen-company.ts'
import { mockApi, settled, signedInAs } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { analysisHandlers, comparison, development, lossAnalysis } from './loss-analysis-handlers.ts'

const meta = {
  title: 'Claims/Loss analysis',
  component: PortalStory,
  args: { path: '/Claims/analysis' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

/** The search params of the link of a figure. */
const linkOf = (figure: HTMLElement) =>
  Object.fromEntries(new URL(figure.getAttribute('href')!, 'http://localhost').searchParams)

export const ManyClaims: Story = {
  name: 'Claims of a company',
  beforeEach: mockApi(analysisHandlers()),
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole('table', { name: 'Losses by line of business' })
    await expect(lines).toHaveTextContent('$1,200,000')
    const open = within(lines).getByRole('link', { name: '30, Open, Commercial Auto' })
    await expect(linkOf(open)).toEqual({ line: 'Commercial Auto', status: 'open' })
    const other = within(lines).getByRole('link', { name: '10, Claims, Other lines' })
    await expect(linkOf(other)).toEqual({ without: 'line' })
    const late = canvas.getByRole('link', { name: '10, Claims, 8 to 30 days' })
    await expect(linkOf(late)).toEqual({ leastLag: '8', mostLag: '30' })
  },
}

export const UnknownValues: Story = {
  name: 'Charts leave out claims without a value',
  beforeEach: mockApi(analysisHandlers()),
  play: async ({ canvas }) => {
    const vehicles = within(await canvas.findByRole('region', { name: 'Vehicles' }))
    await waitFor(() => expect(vehicles.getAllByText('Unit 117')).toHaveLength(2), { timeout: 20_000 })
    await expect(vehicles.getAllByText('No vehicle')).toHaveLength(1)
  },
}

export const Comparison: Story = {
  name: 'Company compared with the quartiles of its program',
  beforeEach: mockApi(analysisHandlers()),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: /Losses of the last three calendar years/ })
    const own = within(table).getByRole('link', { name: '40.0, This company, Claims per year' })
    await expect(linkOf(own)).toEqual({ from: '2023-01-01', to: '2026-01-01' })
    await expect(table).toHaveTextContent('Claims per year per 100 power units62.5')
    await expect(canvas.getByText(/The quartiles are based on 23 members/)).toBeVisible()
  },
}

export const TooFewMembers: Story = {
  name: 'Fewer than five members and no power units',
  beforeEach: mockApi(
    analysisHandlers({
      '/GetLossComparison': {
        Payload: { ...comparison, PowerUnits: null, PerYear: null, PerPowerUnits: null, Average: null },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/fewer than five members to compare with/)
    await canvas.findByText('No power unit count is on file for this company.')
  },
}

export const Triangle: Story = {
  name: 'Policy years by age',
  beforeEach: mockApi(analysisHandlers()),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: /Incurred by policy year and age/ })
    const row = within(table).getByRole('row', { name: /^2024/ })
    await expect(row).toHaveTextContent('2024$172,000–no valuation–no valuation$290,000')
    await expect(linkOf(within(row).getByRole('link', { name: '$172,000, 12 months, 2024' }))).toEqual({ year: '2024' })
  },
}

export const NoValuations: Story = {
  name: 'No valuations of earlier years',
  beforeEach: mockApi(
    analysisHandlers({ '/GetLossDevelopment': { Payload: development.map((year) => ({ ...year, Ages: [] })) } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/No valuations from earlier years are on file yet/)
  },
}

export const WholeProgram: Story = {
  name: 'Companies in the program, for staff',
  args: { path: '/Claims/analysis?companies=program' },
  beforeEach: () => {
    const restore = mockApi(analysisHandlers(signedInAs({ group: 'eMaxx' })))()
    storeChosenCompany(12)
    return restore
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Companies')).toHaveValue('program')
    const texas = await canvas.findByRole('link', { name: '90, Claims, TX' })
    await expect(linkOf(texas)).toEqual({ state: 'TX', companies: 'program' })
    await expect(canvas.queryByText('Compared with the program')).toBeNull()
  },
}

const nothing = { Claims: 0, Open: 0, TotalIncurred: 0, Reported: 0, DaysToReport: 0 }

export const NoClaims: Story = {
  name: 'No claims',
  beforeEach: mockApi(
    analysisHandlers({
      '/GetLossAnalysis': {
        Payload: {
          Total: { ...lossAnalysis.Total, ...nothing },
          ...{
            Lines: [],
            Years: [],
            Causes: [],
            States: [],
            Drivers: [],
            Vehicles: [],
            Hours: [],
            Lags: [],
            Valuations: [],
          },
        },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('The analysis will appear here after the first claim.')
  },
}

export const FailedToLoad: Story = {
  name: 'Analysis failed to load',
  beforeEach: mockApi(analysisHandlers({ '/GetLossAnalysis': null })),
  play: async ({ canvas }) => {
    await canvas.findByText('The analysis did not load')
  },
}

export const OneSectionFailed: Story = {
  name: 'Comparison failed to load',
  beforeEach: mockApi(analysisHandlers({ '/GetLossComparison': null })),
  play: async ({ canvas }) => {
    await canvas.findByText('The comparison did not load')
    await canvas.findByRole('table', { name: /Incurred by policy year and age/ })
  },
}

const huge = (value: number) => value * 9_000_001

export const HugeNumbers: Story = {
  name: 'Huge numbers on a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: mockApi(
    analysisHandlers({
      '/GetLossAnalysis': {
        Payload: {
          ...lossAnalysis,
          Total: { ...lossAnalysis.Total, Claims: 1_204_310, TotalIncurred: huge(1_200) },
          States: lossAnalysis.States.map((state) => ({
            ...state,
            Claims: state.Claims * 10_000,
            TotalIncurred: huge(state.Claims),
          })),
        },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Losses by state of loss' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OnAPhone: Story = { ...ManyClaims, name: 'On a phone', globals: { viewport: { value: 'phone' } } }
