import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { deliveryHandlers } from './mock-handlers.ts'
import { applied, incomplete, refused, vehicles, vehiclesPreview, waiting } from './sample-delivery.ts'

const meta = {
  title: 'Deliveries/The delivery',
  component: PortalStory,
  args: { path: '/settings/data/5' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const heading = { level: 1, name: waiting.FileName } as const
const dialogOf = async () => within(await within(document.body).findByRole('alertdialog'))

export const Waiting: Story = {
  name: 'Delivery waiting for review',
  beforeEach: () => mockApi(deliveryHandlers(waiting))(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading)
    await canvas.findByText('Check how the columns were read')
    const refusedRows = within(canvas.getByRole('table', { name: 'Rejected rows' }))
    await expect(refusedRows.getByRole('row', { name: /GL-1009/ })).toHaveTextContent('Unknown policy')
    await canvas.findByText('All totals agree')
    await canvas.findByText('In 71 of 74 rows, the total equals the sum of its parts.')
    await canvas.findByText('Ridge Freight Line is similar to Ridge Freight Lines')
    const sheet = within(canvas.getByRole('table', { name: 'First rows of Loss run' }))
    await expect(sheet.getByRole('row', { name: /Insured: Ridge/ })).toHaveTextContent('Group')
  },
}

export const WaitingOnAPhone: Story = {
  ...Waiting,
  name: 'Delivery waiting for review, on a phone',
  globals: { viewport: { value: 'phone' } },
}

const changes: { call: string; body: unknown }[] = []
export const FromCheckToTakeBack: Story = {
  name: 'Column corrected, claim accepted, applied and reverted',
  beforeEach: () => {
    changes.length = 0
    return mockApi(deliveryHandlers(waiting, {}, changes))()
  },
  play: async ({ canvas, userEvent }) => {
    const columns = within(await canvas.findByRole('table', { name: 'Columns' }))
    await userEvent.selectOptions(columns.getByRole('combobox', { name: 'Read Remark as' }), 'Facts of loss')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'RO means' }), 'Reopened')
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Analyze again' })).toBeNull())
    await expect(changes.at(-1)).toMatchObject({
      call: 'analyze',
      body: {
        RecId: 5,
        Mapping: {
          columns: { Remark: 'FactsofLoss' },
          ignored: [],
          valueMaps: { StatusCode: { RO: 'Reopened' } },
        },
        Accepted: [],
      },
    })
    await expect(canvas.getByRole('combobox', { name: 'Read Remark as' })).toHaveValue('FactsofLoss')

    await userEvent.click(canvas.getByRole('checkbox', { name: /GL-1012/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    const apply = await dialogOf()
    await apply.findByText('7 claims will be added, 22 will change.')
    await apply.findByText('1 claim that you just accepted will also be imported.')
    await apply.findByText('3 rejected rows and 1 questionable row will not be imported.')
    await userEvent.click(apply.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(changes.at(-1)).toEqual({ call: 'apply', body: { RecId: 5, Accepted: ['GL-1012'] } }))

    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    const takeBack = await dialogOf()
    await takeBack.findByText('7 claims that it added will be removed. 22 claims that it changed will be restored.')
    await userEvent.click(takeBack.getByRole('button', { name: 'Undo' }))
    await canvas.findByText('The claims are as they were before this delivery.')
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

export const OtherHead: Story = {
  name: 'Another row made the header',
  beforeEach: () => {
    changes.length = 0
    return mockApi(deliveryHandlers(waiting, {}, changes))()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make row 4 the header' }))
    await canvas.findByText(/^Row 4 will be the header/)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo corrections' }))
    await canvas.findByRole('table', { name: 'Columns' })
    await userEvent.click(canvas.getByRole('button', { name: 'Make row 4 the header' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }))
    await waitFor(() =>
      expect(changes.at(-1)?.body).toEqual({ RecId: 5, Mapping: { sheet: 'Loss run', headRow: 4 }, Accepted: [] }),
    )
  },
}

export const Incomplete: Story = {
  name: 'No date, no sender, a wrong total, missing claims',
  beforeEach: () => {
    changes.length = 0
    return mockApi(deliveryHandlers(incomplete, {}, changes))()
  },
  play: async ({ canvas, userEvent }) => {
    const needs = within(await canvas.findByRole('region', { name: 'Before you apply' }))
    await needs.findByText('Total in the file differs')
    await userEvent.click(needs.getByText('Show the claims'))
    await expect(needs.getByText('GL-0871')).toBeVisible()
    await canvas.findByText('1 total differs')
    await userEvent.type(needs.getByLabelText('Sender'), 'Great Lakes TPA')
    await userEvent.type(needs.getByLabelText('Valued as of'), '2026-10-31')
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }))
    await waitFor(() =>
      expect(changes.at(-1)?.body).toEqual({
        RecId: 5,
        Source: 'Great Lakes TPA',
        AsOf: '2026-10-31',
        Accepted: [],
      }),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Apply' })).not.toHaveAttribute('aria-disabled'))
  },
}

export const NotApplied: Story = {
  name: 'Apply refused by the server',
  beforeEach: () =>
    mockApi(
      deliveryHandlers(waiting, {
        '/ApplyDelivery': {
          Payload: null,
          Error: { ErrorStatus: 1, ErrorMessage: 'Another delivery is being applied. Try again when it is done.' },
        },
      }),
    )(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }))
    const dialog = await dialogOf()
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await dialog.findByText(/Another delivery is being applied/)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await canvas.findByRole('heading', heading)
  },
}

export const Discarded: Story = {
  name: 'Delivery discarded',
  beforeEach: () => mockApi(deliveryHandlers(waiting))(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await userEvent.click((await dialogOf()).getByRole('button', { name: 'Discard' }))
    await canvas.findByText('This file was discarded. No claim was changed.')
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull()
  },
}

export const Applied: Story = {
  name: 'Applied delivery',
  beforeEach: () => mockApi(deliveryHandlers(applied))(),
  play: async ({ canvas }) => {
    await canvas.findByText('The claims now match this file.')
    const columns = within(await canvas.findByRole('table', { name: 'Columns' }))
    await expect(columns.queryByRole('combobox')).toBeNull()
    await expect(columns.getByRole('row', { name: /Remark/ })).toHaveTextContent('Left out')
    await expect(canvas.queryByRole('button', { name: /^Make row/ })).toBeNull()
  },
}

export const Refused: Story = {
  name: 'Refused file',
  beforeEach: () => mockApi(deliveryHandlers(refused))(),
  play: async ({ canvas }) => {
    await canvas.findByText('File cannot be read')
    await canvas.findByText('loss run.pdf is a PDF. Ask the sender for an Excel or CSV file.')
    await expect(canvas.getByRole('button', { name: /^Download the file/ })).toBeVisible()
  },
}

export const Gone: Story = {
  name: 'Delivery not found',
  beforeEach: () => mockApi(deliveryHandlers(null))(),
  play: async ({ canvas }) => {
    await canvas.findByText('Delivery not found')
  },
}

export const FailedToLoad: Story = {
  name: 'Delivery failed to load',
  beforeEach: () => mockApi(deliveryHandlers(null, { '/GetDelivery': null }))(),
  play: async ({ canvas }) => {
    await canvas.findByText('The delivery did not load')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const PreviewFailing: Story = {
  name: 'File of the delivery fails',
  beforeEach: () => mockApi(deliveryHandlers(waiting, { '/DeliveryPreview': null }))(),
  play: async ({ canvas }) => {
    await canvas.findByText('The file did not load')
    await canvas.findByRole('table', { name: 'Rejected rows' })
  },
}

export const Vehicles: Story = {
  name: 'Delivery of vehicles',
  beforeEach: () => mockApi(deliveryHandlers(vehicles, { '/DeliveryPreview': { Payload: vehiclesPreview } }))(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'fleet.xlsx' })
    await canvas.findByText('New records')
    await expect(canvas.queryByText('Valued as of')).toBeNull()
    const columns = within(await canvas.findByRole('table', { name: 'Columns' }))
    await expect(columns.getAllByRole('option', { name: 'Year' })).not.toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    const dialog = await dialogOf()
    await dialog.findByText('3 records will be added, 1 will change.')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await canvas.findByText('The records now match this file.')
  },
}

const manyReasons = ['unknown-policy', 'not-a-date', 'damaged-number', 'unknown-value'] as const
const manyRefused = Array.from({ length: 62 }, (_, index) => ({
  row: 5 + index,
  class: manyReasons[index < 40 ? 0 : index % 4]!,
  claim: `GL-${2_000 + index}`,
  message: `The portal has no policy CA-${7_000 + index}.`,
}))
const withManyRefused = {
  ...waiting,
  Refused: manyRefused.length,
  Report: { ...waiting.Report, rows: { ...waiting.Report.rows, refused: manyRefused } },
}

export const ManyRefusedRows: Story = {
  name: 'Many refused rows, by reason',
  beforeEach: mockApi(deliveryHandlers(withManyRefused)),
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('button', { name: 'Show all 62 rows' })
    await expect(canvas.getByRole('heading', { name: 'Unknown policy: 46 rows' })).toBeVisible()
    await expect(canvas.queryByText('GL-2010')).toBeNull()
    await expect(canvas.getByText('GL-2002')).toBeVisible()
    all.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('GL-2010')).toBeVisible()
    const first = canvas.getByRole('button', { name: 'Show only the first rows for each reason' })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText('GL-2010')).toBeNull())
  },
}

export const ManyRefusedRowsOnAPhone: Story = {
  name: 'Many refused rows on a phone',
  beforeEach: mockApi(deliveryHandlers(withManyRefused)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const section = (await canvas.findByRole('heading', { name: 'Rejected rows' })).closest('section')
    await expect(section!.getBoundingClientRect().height).toBeLessThan(3_000)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const noTable = {
  ...waiting,
  ...{ State: 'refused' as const, New: 0, Changed: 0, Unchanged: 0, Doubtful: 0, Refused: 1 },
  Report: {
    ...waiting.Report,
    ...{ mapping: null, controlTotals: [] },
    rows: {
      ...{ new: 0, changed: 0, unchanged: 0, doubtful: [] },
      refused: [
        {
          row: null,
          class: 'not-a-delivery',
          message: 'losses.xlsx does not contain a table of claims. Check that it is the right file.',
        },
      ],
    },
  },
}

export const HeadShown: Story = {
  name: 'Refused file whose header row a user selects',
  beforeEach: () => {
    changes.length = 0
    return mockApi(deliveryHandlers(noTable, {}, changes))()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('losses.xlsx does not contain a table of claims. Check that it is the right file.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Make row 3 the header' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Analyze again' }))
    await waitFor(() =>
      expect(changes).toEqual([
        { call: 'analyze', body: { RecId: 5, Mapping: { sheet: 'Loss run', headRow: 3 }, Accepted: [] } },
      ]),
    )
  },
}
