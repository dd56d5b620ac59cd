import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { network, settled, signedInAs } from '../shell/network.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { paper } from '../shell/sample-papers.ts'

const meta = {
  title: 'Program information/Program information',
  component: PortalStory,
  args: { path: '/insurance/program-information' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

/** The cards in their order, each with the code that opens it. */
const codeOf = {
  'Overview Summary': '002-006-001',
  'Information Circular': '002-006-002',
  'Program Highlights': '002-006-003',
  'Supplemental Applications': '002-006-004',
  'Binding Documents': '002-006-010',
}
const titles = Object.keys(codeOf)
const papers = titles.map((title, at) => paper(at, `Program Information_${title}`, '2026-01-01'))

const server = (codes: readonly string[], Payload: unknown = papers) =>
  network({
    ...signedInAs({ permissions: ['002', '002-006', ...codes] }),
    '/getDocumentsByProgram': { Payload },
  })

const viewOf = (card: HTMLElement) => within(card).findByRole('button', { name: /^View / })

export const Cards: Story = {
  name: '[PRG-001] [PRG-002] [PRG-003] [PRG-004] [PRG-005] [PRG-006] [PRG-007] Five cards of the program chosen',
  beforeEach: server(Object.values(codeOf)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Program' })).toHaveDisplayValue('Program Three')
    for (const title of titles) {
      const view = await viewOf(canvas.getByRole('region', { name: title }))
      await expect(view).not.toHaveAttribute('aria-disabled')
    }
    const order = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(order.filter((text) => titles.includes(text ?? ''))).toEqual(titles)
  },
}

export const OneCode: Story = {
  name: '[PRG-008] [PRM-050] [PRM-051] Each View needs its own code; the others are disabled',
  beforeEach: server(['002-006-010']),
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Program' })
    for (const [title, code] of Object.entries(codeOf)) {
      const view = await viewOf(await canvas.findByRole('region', { name: title }))
      await (code === '002-006-010'
        ? expect(view).not.toHaveAttribute('aria-disabled')
        : expect(view).toHaveAttribute('aria-disabled', 'true'))
    }
  },
}

export const NoDocuments: Story = {
  name: '[PRG-009] A program without documents: No Documents Found.',
  beforeEach: server([], []),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No Documents Found.')).toHaveLength(1)
  },
}
