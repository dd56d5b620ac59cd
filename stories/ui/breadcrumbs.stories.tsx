import type { Meta, StoryObj } from '@storybook/react-vite'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Breadcrumbs } from '../../src/ui/breadcrumbs.tsx'
import { claimTrail } from '../foundations/claim-trail.ts'

interface TrailProps {
  open: string
  /** The title of a page that the user may not open. */
  closed?: string
}

function Trail({ open, closed }: TrailProps) {
  const [router] = useState(() =>
    claimTrail(
      () => (
        <main>
          <Breadcrumbs opens={({ title }) => title !== closed} />
          <h1>A page</h1>
        </main>
      ),
      open,
    ),
  )
  return <RouterProvider router={router} />
}

const meta = {
  title: 'UI/Breadcrumbs',
  component: Trail,
  args: { open: '/claims/policy/claim' },
} satisfies Meta<typeof Trail>

export default meta
type Story = StoryObj<typeof meta>

const steps = (links: readonly HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

export const ThreeSteps: Story = {
  name: 'Links to the pages above',
  play: async ({ canvas }) => {
    await expect(steps(await canvas.findAllByRole('link'))).toEqual([
      ['Claims', '/claims'],
      ['Policy 2024', '/claims/policy'],
    ])
    await expect(canvas.getByText('Claim AL-204000').closest('[aria-current=page]')).toBeVisible()
  },
}

export const AStepThatDoesNotOpen: Story = {
  name: 'Page without permission',
  args: { closed: 'Policy 2024' },
  play: async ({ canvas }) => {
    await expect(steps(await canvas.findAllByRole('link'))).toEqual([['Claims', '/claims']])
  },
}

export const OnTop: Story = {
  name: 'Page of a section',
  args: { open: '/claims' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'A page' })
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const OnAPhone: Story = {
  name: 'Phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link')
    await waitFor(async () => {
      const tops = canvas.getAllByRole('listitem').map((step) => step.offsetTop)
      await expect(new Set(tops).size).toBe(1)
    })
  },
}
