import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mailColumn, phoneColumn } from '../../src/ui/data-table/contact-columns.tsx'
import type { DataColumn } from '../../src/ui/data-table/data-column.ts'
import { DataTable } from '../../src/ui/data-table/data-table.tsx'
import { useTableState } from '../../src/ui/data-table/use-table-state.ts'

interface Person {
  name: string
  email: string
  phone: string
}

const people: readonly Person[] = [
  { name: 'Ada Okafor', email: 'ada@ridge-freight.example', phone: '312-456-7890' },
  { name: 'Max Ruiz', email: '', phone: '312-456-7891 ext. 12' },
]
const columns: readonly DataColumn<Person>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  mailColumn(({ email }) => email),
  phoneColumn(({ phone }) => phone),
]

function People() {
  return (
    <DataTable
      {...useTableState()}
      label="People"
      rows={people}
      columns={columns}
      rowKey={({ name }) => name}
      emptyText="No People Found."
      searchLabel="Search people"
    />
  )
}

const meta: Meta<typeof People> = { title: 'UI/Contact columns', component: People }
export default meta
type Story = StoryObj<typeof People>

export const Contacts: Story = {
  name: 'Email and phone links',
  play: async ({ canvas }) => {
    const [ada, adasPhone, maxsPhone, ...others] = canvas.getAllByRole('link')
    await expect(ada).toHaveAttribute('href', 'mailto:ada@ridge-freight.example')
    await expect(adasPhone).toHaveAttribute('href', 'tel:3124567890')
    await expect(maxsPhone).toHaveAttribute('href', 'tel:3124567891;ext=12')
    await expect(others).toEqual([])
  },
}
