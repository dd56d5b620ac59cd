import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeader } from '../../src/ui/page-header.tsx'

const meta: Meta<typeof PageHeader> = { title: 'UI/Page header', component: PageHeader }
export default meta
type Story = StoryObj<typeof PageHeader>

export const TitleAlone: Story = { args: { title: 'Claims Reporting' } }

export const WithEverything: Story = {
  args: {
    title: 'Claims Reporting',
    eyebrow: 'Blue Ridge Haulage',
    children: 'Report a loss online, by phone or by email. Online takes about ten minutes.',
    actions: <Button variant="filled">Report Claim</Button>,
  },
}

export const LongTitle: Story = {
  args: { title: 'Certificate of Insurance Requests and Vehicle Schedule Changes for Brokered Companies' },
}
