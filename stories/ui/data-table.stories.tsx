import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx'
import { DataTable, type DataTableProps } from '../../src/ui/data-table/data-table.tsx'
import { rowButton } from '../../src/ui/data-table/row-button.tsx'
import { useTableState } from '../../src/ui/data-table/use-table-state.ts'
import { sampleClaims, sampleColumns, type SampleClaim } from '../foundations/sample-claims.ts'

const opened = fn()
const openRow = rowButton<SampleClaim>(opened)

type Given = Omit<DataTableProps<SampleClaim>, 'state' | 'onState'>

function KeptTable(props: Given) {
  return <DataTable {...useTableState()} {...props} />
}

const meta: Meta<typeof KeptTable> = {
  title: 'UI/Data table',
  component: KeptTable,
  args: {
    label: 'Claims',
    rows: sampleClaims(48),
    columns: sampleColumns,
    rowKey: (claim: SampleClaim) => claim.number,
    emptyText: 'No Claims Found.',
    searchLabel: 'Search claims',
    rowAction: openRow,
  },
  beforeEach: () => {
    opened.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof KeptTable>

function TableWithQuestion(props: Given) {
  const [asked, setAsked] = useState(true)
  const answer = () => setAsked(false)
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        Claims
      </h1>
      <KeptTable {...props} />
      <ConfirmDialog opened={asked} title="Stay signed in?" onConfirm={answer} onCancel={answer}>
        You will be signed out in two minutes.
      </ConfirmDialog>
    </>
  )
}

const firstCells = (root: HTMLElement) =>
  within(root)
    .getAllByRole('row')
    .slice(1)
    .filter((row) => row.closest('tbody'))
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

export const TurnedOnPhone: Story = {
  name: 'Next page scrolls to its first row',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Claims' })
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.scrollIntoView({ block: 'center' })
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByText('21–40 of 48')).toBeInTheDocument())
    await waitFor(() => expect(table.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(table.getBoundingClientRect().top).toBeLessThan(innerHeight / 2)
    next.scrollIntoView({ block: 'center' })
    canvas.getByRole('button', { name: 'Previous page' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('1–20 of 48')).toBeInTheDocument())
    await expect(table.getBoundingClientRect().top).toBeLessThan(0)
  },
}

export const Paged: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('[TBL-001] a page has 20 rows', async () => {
      await expect(firstCells(canvasElement)).toHaveLength(20)
    })
    await step('[TBL-002] pages may have 15, 20, 25, 50 or 100 rows', async () => {
      const sizes = canvas.getByRole('combobox', { name: 'Rows per page' })
      await expect([...sizes.querySelectorAll('option')].map((option) => option.value)).toEqual([
        '15',
        '20',
        '25',
        '50',
        '100',
      ])
      await userEvent.selectOptions(sizes, '15')
      await expect(firstCells(canvasElement)).toHaveLength(15)
      sizes.blur()
    })
    await step('[TBL-003] arrow keys turn the page and stop at either end', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByText('1–15 of 48')).toBeVisible()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
      await expect(canvas.getByText('46–48 of 48')).toBeVisible()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByText('31–45 of 48')).toBeVisible()
    })
    await step('[TBL-003] arrow keys in a field move only its caret', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Search claims' }))
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByText('31–45 of 48')).toBeVisible()
    })
  },
}

export const FewRows: Story = {
  name: 'Single page',
  args: { rows: sampleClaims(15) },
  play: async ({ canvas, canvasElement }) => {
    await expect(firstCells(canvasElement)).toHaveLength(15)
    await expect(canvas.getByText('1–15 of 15')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Rows per page' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull()
  },
}

export const HeadStays: Story = {
  name: 'Sticky header',
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const label = canvas.getByText('Rows per page').getClientRects()
    await expect(label, 'the label of the page size is one line').toHaveLength(1)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50')
    await waitFor(() => expect(firstCells(canvasElement)).toHaveLength(48))
    const header = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 4
    scrollTo({ top: 600, behavior: 'instant' })
    await waitFor(() => expect(scrollY).toBe(600))
    await expect(canvasElement.querySelector('thead')?.getBoundingClientRect().top).toBe(header)
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const OneRowOnAPhone: Story = {
  name: 'Sort order on a phone',
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <KeptTable {...args} />
      <KeptTable {...args} label="One claim" rows={sampleClaims(1)} />
    </>
  ),
  play: async ({ canvas }) => {
    const orders = [...canvas.getByRole('combobox', { name: 'Sort by' }).querySelectorAll('option')]
    await expect(orders.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Driver, A to Z', 'Date of loss, newest first', 'Incurred, highest first']),
    )
  },
}

export const NothingFoundOnAPhone: Story = {
  name: 'Empty table on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search claims' }), 'zzz')
    await expect(await canvas.findByText('No Claims Found.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
  },
}

export const EmptyCellsOnAPhone: Story = {
  name: 'Empty cell on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { rows: sampleClaims(2).map((claim, at) => (at === 0 ? { ...claim, driver: '' } : claim)) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').filter((row) => row.closest('tbody'))
    await expect(first!.querySelector('[data-label=Driver]')).not.toBeVisible()
    await expect(second!.querySelector('[data-label=Driver]')).toBeVisible()
  },
}

export const OnPaper: Story = {
  name: 'Prints up to 1,000 rows',
  args: { rows: sampleClaims(1_040) },
  play: async ({ canvas, canvasElement }) => {
    dispatchEvent(new Event('beforeprint'))
    await expect(firstCells(canvasElement)).toHaveLength(1_000)
    await expect(canvas.getByText('1–1,000 of 1,040')).toBeVisible()
    dispatchEvent(new Event('afterprint'))
    await expect(firstCells(canvasElement)).toHaveLength(20)
  },
}

export const UnderADialog: Story = {
  render: (args) => <TableWithQuestion {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('[TBL-003] arrow keys do not turn the page behind an open dialog', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByText('1–20 of 48')).toBeVisible()
    })
    await step('[TBL-003] arrow keys turn the page again after the dialog is closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByText('21–40 of 48')).toBeVisible()
    })
  },
}

export const Sorted: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    // [TBL-004] a click on a column header sorts, another click reverses the order
    const head = canvas.getByRole('button', { name: 'Incurred' })
    await userEvent.click(head)
    await expect(canvas.getByRole('columnheader', { name: 'Incurred' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstCells(canvasElement)[0]).toBe('AL-24001')
    await userEvent.click(head)
    await expect(canvas.getByRole('columnheader', { name: 'Incurred' })).toHaveAttribute('aria-sort', 'descending')
    await expect(firstCells(canvasElement)[0]).toBe('AL-24035')
  },
}

export const Searched: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search claims' })
    await step('[SEL-006] case and punctuation do not matter', async () => {
      await userEvent.type(search, 'al 24-003')
      await waitFor(() => expect(firstCells(canvasElement)).toEqual(['AL-24003']))
    })
    await step('a search without results says so', async () => {
      await userEvent.type(search, 'zzz')
      await expect(await canvas.findByText('No Claims Found.')).toBeVisible()
      await expect(canvas.getByText('Nothing matches “al 24-003zzz”. Try a shorter search.')).toBeVisible()
    })
  },
}

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'AL-24002' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledWith(expect.objectContaining({ number: 'AL-24002' }))
  },
}

export const Empty: Story = { args: { rows: [] } }

export const EmptyByFilter: Story = {
  name: 'Filter without matches',
  args: { rows: [], exported: true, filters: <span>All programs</span> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Claims Found.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
    await expect(canvas.queryByText('No rows')).toBeNull()
  },
}

export const PlainRows: Story = {
  render: (args) => {
    const { rowAction: _, searchLabel: __, ...plain } = args
    return <KeptTable {...plain} />
  },
}
