import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { deliveryHandlers } from './mock-handlers.ts'
import { incomplete, preview, waiting } from './sample-delivery.ts'

const meta = {
  title: 'Deliveries/Corrections',
  component: PortalStory,
  args: { path: '/settings/data/5' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const changes: { call: string; body: unknown }[] = []
const serving = (delivery: typeof waiting, more: Parameters<typeof deliveryHandlers>[1] = {}) => {
  changes.length = 0
  return mockApi(deliveryHandlers(delivery, more, changes))()
}

export const HeaderAfterCorrections: Story = {
  name: 'Header moved after other corrections',
  beforeEach: () => serving(waiting),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'RO means' }), 'Reopened')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dates are written' }), 'DD/MM/YYYY')
    await userEvent.click(canvas.getByRole('button', { name: 'Make row 4 the header' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }))
    await waitFor(() =>
      expect(changes.at(-1)?.body).toEqual({
        RecId: 5,
        Mapping: {
          sheet: 'Loss run',
          headRow: 4,
          valueMaps: { StatusCode: { RO: 'Reopened' } },
          conventions: { dates: 'DD/MM/YYYY' },
        },
        Accepted: [],
      }),
    )
  },
}

const sheets = {
  Auto: { columns: { 'Claim #': 'ClaimNumber' }, headRow: 1 },
  GL: { columns: { Claim: 'ClaimNumber', Paid: 'LossPaid' }, headRow: 1 },
}
const ofTwoSheets = { ...waiting, Report: { ...waiting.Report, mapping: { sheets } } }
const rowsOf = (head: string) => [
  { number: 1, kind: 'head', cells: [head] },
  { number: 2, kind: 'data', cells: ['GL-1'] },
  { number: 3, kind: 'data', cells: ['GL-2'] },
]
const twoSheets = {
  ...preview,
  sheets: [
    { name: 'Auto', rows: rowsOf('Claim #') },
    { name: 'GL', rows: rowsOf('Claim') },
  ],
  columns: [
    { sheet: 'Auto', head: 'Claim #', field: 'ClaimNumber', samples: ['GL-1'] },
    { sheet: 'GL', head: 'Claim', field: 'ClaimNumber', samples: ['GL-1'] },
    { sheet: 'GL', head: 'Paid', field: 'LossPaid', samples: ['5'] },
  ],
}

export const HeadersOfTwoSheets: Story = {
  name: 'Headers of two sheets moved',
  beforeEach: () => serving(ofTwoSheets, { '/DeliveryPreview': { Payload: twoSheets } }),
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('combobox', { name: /sheet/i })
    await userEvent.click(canvas.getByRole('button', { name: 'Make row 2 the header' }))
    await userEvent.selectOptions(sheet, 'GL')
    await userEvent.click(canvas.getByRole('button', { name: 'Make row 3 the header' }))
    await userEvent.selectOptions(sheet, 'Auto')
    await expect(canvas.getByRole('button', { name: 'Make row 2 the header' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }))
    await waitFor(() =>
      expect(changes.at(-1)?.body).toEqual({
        RecId: 5,
        Mapping: { sheets: { Auto: { columns: {}, headRow: 2 }, GL: { columns: {}, headRow: 3 } } },
        Accepted: [],
      }),
    )
  },
}

const { rows } = waiting.Report
const doubt = { row: 12, class: 'sum-differs', claim: 'GL-1012', message: 'The total is 900.00.' } as const
const repeated = {
  ...waiting,
  Report: {
    ...waiting.Report,
    rows: {
      ...rows,
      refused: [9, 10].map((row) => ({
        row,
        class: 'duplicate-in-file' as const,
        claim: 'GL-1009',
        message: `Row ${row} contradicts another row.`,
      })),
      doubtful: [doubt, { ...doubt, sheet: 'Auto' }, { ...doubt, row: 13, class: 'outside-term' as const }],
    },
  },
}

export const SeveralRowsOfAClaim: Story = {
  name: 'Several rows of one claim',
  beforeEach: () => serving(repeated),
  play: async ({ canvas, userEvent }) => {
    const refused = within(await canvas.findByRole('table', { name: 'Rejected rows' }))
    const numbers = () => refused.getAllByRole('row').flatMap(({ textContent }) => /Row (\d+)/.exec(textContent)?.[1])
    await userEvent.click(refused.getByRole('button', { name: /^Row/ }))
    await userEvent.click(refused.getByRole('button', { name: /^Row/ }))
    await waitFor(() => expect(numbers().filter(Boolean)).toEqual(['10', '9']))
    const ticks = canvas.getAllByRole('checkbox', { name: /GL-1012/ })
    await expect(ticks).toHaveLength(3)
    await userEvent.click(ticks[1]!)
    for (const tick of ticks) await expect(tick).toBeChecked()
    await userEvent.click(ticks[2]!)
    for (const tick of ticks) await expect(tick).not.toBeChecked()
    await userEvent.click(ticks[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }))
    await waitFor(() => expect(changes.at(-1)?.body).toEqual({ RecId: 5, Accepted: ['GL-1012'] }))
  },
}

let answerAnalysis: (() => void) | undefined
export const CorrectedWhileAnalyzed: Story = {
  name: 'Corrections during an analysis',
  beforeEach: () => {
    const given = deliveryHandlers(incomplete, {}, changes)
    const analyze = given['/AnalyzeDelivery']
    changes.length = 0
    return mockApi({
      ...given,
      '/AnalyzeDelivery': async (query: URLSearchParams, request: Request) => {
        await new Promise<void>((answer) => (answerAnalysis = answer))
        return analyze(query, request)
      },
    })()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'RO means' }), 'Reopened')
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }))
    await waitFor(() => expect(answerAnalysis).toBeDefined())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sender' }), 'Keel Mutual')
    answerAnalysis?.()
    await within(document.body).findByText('The delivery was analyzed again.')
    await expect(canvas.getByRole('textbox', { name: 'Sender' })).toHaveValue('Keel Mutual')
    await expect(canvas.getByRole('button', { name: 'Analyze again' })).toBeVisible()
  },
}

export const Left: Story = {
  name: 'Asks before corrections are lost',
  beforeEach: () => serving(waiting),
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body)
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'RO means' }), 'Reopened')
    await userEvent.click(canvas.getByRole('link', { name: 'Data deliveries' }))
    const question = within(await page.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('combobox', { name: 'RO means' })).toHaveValue('Reopened')
  },
}

export const BlankSender: Story = {
  name: 'Sender of blanks only',
  beforeEach: () => serving(incomplete),
  play: async ({ canvas, userEvent }) => {
    const sender = await canvas.findByRole('textbox', { name: 'Sender' })
    await userEvent.type(sender, '   ')
    await expect(canvas.queryByRole('button', { name: 'Analyze again' })).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'RO means' }), 'Reopened')
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }))
    await waitFor(() => expect(changes.at(-1)?.body).toMatchObject({ Mapping: {}, Accepted: [] }))
    await expect(changes.at(-1)?.body).not.toHaveProperty('Source')
  },
}
