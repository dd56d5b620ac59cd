import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { DataTable, type DataTableProps } from '../../src/ui/data-table/data-table.tsx'
import { rowButton } from '../../src/ui/data-table/row-button.tsx'
import type { TableState } from '../../src/ui/data-table/table-state.ts'
import type { RowSelection } from '../../src/ui/data-table/use-data-table.ts'
import { useTableState } from '../../src/ui/data-table/use-table-state.ts'
import { deleteColumn, wideClaims, wideColumns, type WideClaim } from './wide-claims.tsx'

const opened = fn()
const deleted = fn()
const openRow = rowButton<WideClaim>(opened)
const withDelete = [...wideColumns, deleteColumn(deleted)]

type Given = Omit<DataTableProps<WideClaim>, 'state' | 'onState' | 'selection'> & {
  initial?: TableState
  selects?: boolean
  /** The width in pixels. Default: the width of the page. */
  width?: number
}

function WideTable({ initial, selects, width, ...props }: Given) {
  const [selected, onSelected] = useState<RowSelection['selected']>({})
  return (
    <div style={{ width, maxWidth: '100%' }}>
      <DataTable {...useTableState(initial)} {...props} {...(selects && { selection: { selected, onSelected } })} />
    </div>
  )
}

const meta: Meta<typeof WideTable> = {
  title: 'UI/Data table, wide',
  component: WideTable,
  args: {
    label: 'Claims',
    rows: wideClaims(48),
    columns: wideColumns,
    rowKey: (claim: WideClaim) => claim.number,
    emptyText: 'No Claims Found.',
    searchLabel: 'Search claims',
    rowAction: openRow,
    exported: true,
  },
  beforeEach: () => {
    opened.mockClear()
    deleted.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof WideTable>

const bodyRows = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('tbody tr')]
const names = (root: HTMLElement) => bodyRows(root).map((row) => row.querySelector('[data-names]')?.textContent)

export const ElevenColumns: Story = {
  args: { width: 760 },
  play: async ({ canvas, canvasElement, step }) => {
    const scroller = await canvas.findByRole('region', { name: 'Claims, scrolls sideways' })
    await step('figures, dates and identifiers stay on one line', async () => {
      for (const cell of canvasElement.querySelectorAll<HTMLElement>('tbody [data-kind]')) {
        await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
        const range = document.createRange()
        range.selectNodeContents(cell.querySelector('button') ?? cell)
        await expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1)
      }
    })
    await step('headings do not overlap', async () => {
      const heads = canvas.getAllByRole('columnheader').map((head) => head.firstElementChild?.getBoundingClientRect())
      for (const [at, head] of heads.slice(1).entries()) {
        await expect(head?.left ?? 0).toBeGreaterThanOrEqual(heads[at]?.right ?? 0)
      }
    })
    await step('the first column and the header stay in place while scrolling', async () => {
      const [row] = bodyRows(canvasElement)
      const name = row?.querySelector('[data-names]')
      const left = name?.getBoundingClientRect().left
      scroller.scrollTo({ left: 400, top: 0 })
      await expect(scroller.scrollLeft).toBe(400)
      await expect(name?.getBoundingClientRect().left).toBe(left)
      const head = canvas.getByRole('columnheader', { name: 'Claim' })
      const top = head.getBoundingClientRect().top
      scroller.scrollTo({ left: 0, top: 150 })
      await expect(scroller.scrollTop).toBeGreaterThan(0)
      await expect(head.getBoundingClientRect().top).toBe(top)
    })
  },
}

export const WithTotals: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const total = () => canvasElement.querySelector('tfoot tr')
    await expect(total()?.textContent).toContain('Total')
    const shown = () => [...(total()?.querySelectorAll('[data-kind="figure"]') ?? [])].map((cell) => cell.textContent)
    const ofAllPages = wideColumns.flatMap((column) => column.total?.(wideClaims(48)) ?? [])
    await expect(shown()).toEqual(ofAllPages)
    await userEvent.type(canvas.getByRole('searchbox'), 'AL-24002')
    await waitFor(() => expect(names(canvasElement)).toEqual(['AL-24002']))
    const figures = [...canvasElement.querySelectorAll('tbody [data-kind="figure"]')].map((cell) => cell.textContent)
    await expect(shown()).toEqual(figures)
  },
}

export const ButtonsInRows: Story = {
  args: { columns: withDelete },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a control of a row does not open the row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete AL-24002' }))
      await expect(deleted).toHaveBeenCalledOnce()
      await expect(opened).not.toHaveBeenCalled()
    })
    await step('a click anywhere else opens it', async () => {
      const driver = bodyRows(canvasElement)[1]?.querySelector('[data-label="Driver"]')
      await userEvent.click(driver as HTMLElement)
      await expect(opened).toHaveBeenCalledOnce()
      await expect(opened).toHaveBeenCalledWith(expect.objectContaining({ number: 'AL-24002' }))
    })
  },
}

export const RowsSelected: Story = {
  args: { selects: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a ticked row is selected and not opened', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select AL-24003' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('1–20 of 48, 1 selected')
      await expect(opened).not.toHaveBeenCalled()
    })
    await step('a click anywhere in the cell ticks it, and the focus ring is inside', async () => {
      const box = canvas.getByRole('checkbox', { name: 'Select AL-24004' })
      const cell = box.closest('td')?.getBoundingClientRect() ?? new DOMRect()
      await expect(cell.width).toBeGreaterThanOrEqual(44)
      const corner = document.elementFromPoint(cell.right - 2, cell.bottom - 2)
      await userEvent.click(corner as HTMLElement)
      await expect(box).toBeChecked()
      await expect(opened).not.toHaveBeenCalled()
      await expect(box.getBoundingClientRect().left - cell.left).toBeGreaterThanOrEqual(5)
      await userEvent.click(box)
    })
    await step('all search results are ticked at once, on all pages', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('48 selected')
      await expect(canvasElement.querySelectorAll('tbody [data-selected]')).toHaveLength(20)
    })
  },
}

export const StateFromOutside: Story = {
  args: { initial: { search: 'Ruiz', sort: '-incurred', page: 99, hidden: 'city,cause' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the table follows its search params, and shows the last page for a number beyond it', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('Ruiz')
      await expect(names(canvasElement)).toHaveLength(7)
      await expect(canvas.getByRole('columnheader', { name: 'Incurred' })).toHaveAttribute('aria-sort', 'descending')
      await expect(canvas.queryByRole('columnheader', { name: 'City' })).toBeNull()
    })
  },
}

export const ColumnsPutAway: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await page.findByRole('checkbox', { name: 'City' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'City' })).toBeNull())
    await userEvent.click(page.getByRole('checkbox', { name: 'City' }))
    await canvas.findByRole('columnheader', { name: 'City' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('checkbox', { name: 'City' })).toBeNull())
  },
}

export const Exported: Story = {
  args: { rows: wideClaims(240), initial: { search: 'Ruiz', hidden: 'cause' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    const saved: { name: string; content: Blob }[] = []
    const { createObjectURL } = URL
    const { click } = HTMLAnchorElement.prototype
    let latest = new Blob()
    URL.createObjectURL = (content) => {
      latest = content as Blob
      return 'blob:nothing'
    }
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, content: latest })
    }
    try {
      for (const kind of ['CSV', 'Excel']) {
        await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
        await userEvent.click(await page.findByRole('menuitem', { name: kind }))
        await waitFor(() => expect(saved.at(-1)?.name).toBe(kind === 'CSV' ? 'Claims.csv' : 'Claims.xlsx'), {
          timeout: 20_000,
        })
        await waitFor(() => expect(page.queryByRole('menuitem')).toBeNull())
      }
    } finally {
      URL.createObjectURL = createObjectURL
      HTMLAnchorElement.prototype.click = click
    }
    const lines = (await saved[0]?.content.text())?.trim().split('\r\n') ?? []
    const found = wideClaims(240).filter(({ driver }) => driver.includes('Ruiz'))
    await expect(found.length).toBeGreaterThan(20) // more than one page
    await expect(lines).toHaveLength(1 + found.length)
    await expect(lines[0]).not.toContain('Cause')
    await expect(lines[1]).toMatch(/^AL-24001,Ana Ruiz,closed,01\/01\/2024,/)
    await expect(saved[1]?.content.size).toBeGreaterThan(1000)
  },
}

export const OnAPhone: Story = {
  args: { width: 328, columns: withDelete, selects: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('each row is a card with the facts that matter', async () => {
      const [card] = bodyRows(canvasElement)
      const facts = [...(card?.querySelectorAll<HTMLElement>('td') ?? [])].filter(({ offsetParent }) => offsetParent)
      const labels = facts.map(({ dataset }) => dataset['label'])
      await expect(labels.filter(Boolean)).toEqual(['Claim', 'Driver', 'State', 'Date of loss', 'Incurred', 'Delete'])
    })
    await step('nothing extends beyond the page', async () => {
      const table = canvas.getByRole('table', { name: 'Claims' })
      await expect(table.scrollWidth).toBeLessThanOrEqual(328)
    })
    await step('the sort order is chosen from a list', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Incurred, highest first')
      await waitFor(() => expect(names(canvasElement)[0]).not.toBe('AL-24001'))
    })
  },
}

export const NothingFound: Story = {
  args: { initial: { search: 'zzz' }, selects: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No Claims Found.')).toBeVisible()
    await expect(canvasElement.querySelector('tbody, tfoot')).toBeNull() // a row group without rows is not valid HTML
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeDisabled()
  },
}

export const Empty: Story = { args: { rows: [], emptyHint: 'Claims will appear here once they are reported.' } }

export const FilledLater: Story = {
  name: 'Rows after the empty state',
  args: { width: 760 },
  render: (props) => {
    const [isFilled, fill] = useState(false)
    return (
      <>
        <button onClick={() => fill(true)}>Fill</button>
        <WideTable {...props} rows={isFilled ? props.rows : []} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No Claims Found.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fill' }))
    const scroller = await canvas.findByRole('region', { name: 'Claims, scrolls sideways' })
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
  },
}

export const RowsLoading: Story = {
  name: 'Rows of changed filters load',
  args: { width: 760, loading: 'Loading claims' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading claims')).toBeInTheDocument()
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await expect(canvas.queryByText('No Claims Found.')).toBeNull()
    await expect(canvasElement.querySelector('tbody, tfoot')).toBeNull()
  },
}

export const MoreWithTheServer: Story = {
  args: { rows: wideClaims(40), more: { loading: false }, initial: { page: 2 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('21–40 of more than 40')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByText('21–40 of more than 40')).toBeVisible()
  },
}

const many = wideClaims(20_000)

export const TwentyThousandRows: Story = {
  args: { rows: many },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search claims' }), 'AL-43999')
    await waitFor(() => expect(names(canvasElement)).toEqual(['AL-43999']))
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search claims' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }))
    await waitFor(() => expect(names(canvasElement)[0]).toBe('AL-44000'))
  },
}

export const TurnedInOrder: Story = {
  name: 'Paging does not sort again',
  args: { rows: many, initial: { sort: '-driver' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = names(canvasElement)
    const sort = spyOn(Array.prototype, 'sort')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(names(canvasElement)).not.toEqual(before))
    const lengths = sort.mock.contexts.map((sorted) => (sorted as unknown[]).length)
    sort.mockRestore()
    await expect(Math.max(0, ...lengths)).toBeLessThan(many.length)
  },
}
