import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { LoadingState } from '../../src/ui/loading-state.tsx'
import { StatusBadge } from '../../src/ui/status-badge.tsx'

const meta: Meta = { title: 'UI/States' }
export default meta
type Story = StoryObj

export const Empty: Story = { render: () => <EmptyState title="No Claims Found." /> }

export const EmptyWithAWayOn: Story = {
  render: () => (
    <EmptyState title="No claims yet" action={<Button>Report Claim</Button>}>
      Claims that you report appear here within a minute.
    </EmptyState>
  ),
}

const retry = fn()

export const Failed: Story = {
  render: () => <ErrorState onRetry={retry} action={<Button variant="subtle">Log Out</Button>} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing you entered is lost')
  },
  beforeEach: () => {
    retry.mockClear()
  },
}

export const FailedWithoutRetry: Story = {
  render: () => <ErrorState title="This claim is not there">It may belong to another company.</ErrorState>,
}

export const LoadingText: Story = { render: () => <LoadingState label="Loading the claim" /> }
export const LoadingFields: Story = { render: () => <LoadingState label="Loading the form" shape="fields" /> }
export const LoadingRows: Story = {
  render: () => <LoadingState label="Loading companies" shape="rows" count={8} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading companies')
  },
}

export const Badges: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <StatusBadge tone="ok">Received</StatusBadge>
      <StatusBadge tone="waiting">Waiting for documents</StatusBadge>
      <StatusBadge tone="info">Prefilled</StatusBadge>
      <StatusBadge tone="warning">Not saved, will try again</StatusBadge>
      <StatusBadge tone="error">Rejected</StatusBadge>
    </div>
  ),
}

export const BadgeInALine: Story = {
  name: 'Badge aligned with text',
  render: () => (
    <div
      style={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 12,
        fontSize: 'var(--mantine-font-size-sm)',
        lineHeight: 1.3,
      }}
    >
      <span>State</span>
      <StatusBadge tone="ok">Done</StatusBadge>
    </div>
  ),
  play: async ({ canvas }) => {
    const topOf = (word: string) => canvas.getByText(word).getBoundingClientRect().top
    await expect(Math.abs(topOf('Done') - topOf('State'))).toBeLessThan(0.5)
  },
}
