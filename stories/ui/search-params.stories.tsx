import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from '@tanstack/react-router'
import { expect, waitFor } from 'storybook/test'
import { DataTable } from '../../src/ui/data-table/data-table.tsx'
import { useSearchParams } from '../../src/ui/use-search-params.ts'
import { wideClaims, wideColumns } from './wide-claims.tsx'
import { WithSearchParams } from './with-search-params.tsx'

const rows = wideClaims(48)

function Page() {
  const { search, onSearch } = useSearchParams('/_signed-in/select-company')
  return (
    <>
      <DataTable
        state={search}
        onState={onSearch}
        label="Claims"
        rows={rows}
        columns={wideColumns}
        rowKey={({ number }) => number}
        emptyText="No Claims Found."
        searchLabel="Search claims"
      />
      <p data-testid="url">{useLocation({ select: ({ href }) => href })}</p>
    </>
  )
}

const meta: Meta<{ search: string }> = {
  title: 'UI/Search params',
  globals: { viewport: { value: 'desk' } },
  render: ({ search }) => (
    <WithSearchParams search={search}>
      <Page />
    </WithSearchParams>
  ),
}
export default meta
type Story = StoryObj<{ search: string }>

export const StateInTheUrl: Story = {
  name: 'State in the URL',
  args: { search: '?search=AL&page=2&size=15&hidden=city&tab=open' },
  play: async ({ canvas, userEvent, step }) => {
    const url = () => canvas.getByTestId('url').textContent
    await step('a link opens the same table', async () => {
      await expect(await canvas.findByText('2 / 4')).toBeVisible()
      await expect(canvas.getByRole('searchbox')).toHaveValue('AL')
      await expect(canvas.queryByRole('columnheader', { name: 'City' })).toBeNull()
    })
    await step('the first page and the default size are left out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
      await waitFor(() => expect(url()).not.toContain('page'))
      await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '20')
      await waitFor(() => expect(url()).not.toContain('size'))
    })
    await step('other search params stay', () => expect(url()).toBe('/select-company?search=AL&hidden=city&tab=open'))
    await step('an empty search is left out', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'))
      await waitFor(() => expect(url()).not.toContain('search='))
    })
  },
}

export const MalformedValues: Story = {
  args: { search: '?page=-1&size=7&search=[1]' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 / 3')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByLabelText('Rows per page')).toHaveValue('20')
  },
}
