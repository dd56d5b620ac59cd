import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'

const meta = {
  title: 'Program information/Program information',
  component: PortalStory,
  args: { path: '/insurance/program-information' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

/** The cards in order, each with its permission code. */
const codeOf = {
  'Overview Summary': '002-006-001',
  'Information Circular': '002-006-002',
  'Program Highlights': '002-006-003',
  'Supplemental Applications': '002-006-004',
  'Binding Documents': '002-006-010',
}
const titles = Object.keys(codeOf)
const papers = titles.map((title, at) => sampleDocument(at, `Program Information_${title}`, '2026-01-01'))

const server = (codes: readonly string[], answers: MockHandlers = {}) =>
  mockApi({
    ...signedInAs({ permissions: ['002', '002-006', ...codes] }),
    '/getDocumentsByProgram': { Payload: papers },
    ...answers,
  })

const viewOf = (card: HTMLElement) => within(card).findByRole('button', { name: /^View / })

export const Cards: Story = {
  name: '[PRG-001] [PRG-003] [PRG-004] [PRG-005] [PRG-006] [PRG-007] Five cards',
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

const two = [
  { RecId: 3, Code: 'PC3-IC', Name: 'Program Three' },
  { RecId: 2, Code: 'PC2-IC', Name: 'Program Two' },
]
const before = {
  ClientId: 12,
  StartDate: '2020-01-01',
  EndDate: '2023-01-01',
  CreatedDateTime: '2020-01-01T00:00:00.000Z',
}

export const Chosen: Story = {
  name: '[PRG-002] Selects a current or former program',
  beforeEach: server(Object.values(codeOf), {
    '/GetPrograms': { Payload: [...two, { RecId: 5, Code: 'PC5-IC', Name: 'Program Five' }] },
    '/GetClientsChangeHistory': { Payload: [{ ...before, ProgramsRecId: 2 }] },
    '/getDocumentsByProgram': (query: URLSearchParams) => ({
      Payload:
        query.get('programsRecId') === '2'
          ? [sampleDocument(9, 'Program Information_Program Highlights', '2022-01-01')]
          : papers,
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    const program = await canvas.findByRole('combobox', { name: 'Program' })
    const names = within(program)
      .getAllByRole('option')
      .map((option) => option.textContent)
    await expect(names).toEqual(['Program Three', 'Program Two'])
    await canvas.findByText('Program Highlights 2026-01-01')
    await userEvent.selectOptions(program, 'Program Two')
    await canvas.findByText('Program Highlights 2022-01-01')
    await expect(canvas.queryByText('Program Highlights 2026-01-01')).toBeNull()
    await expect(program).toHaveDisplayValue('Program Two')
  },
}

export const OneCode: Story = {
  name: '[PRG-008] [PRM-050] [PRM-051] Disabled View without its code',
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
  name: '[PRG-009] No documents',
  beforeEach: server([], { '/getDocumentsByProgram': { Payload: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No Documents Found.')).toHaveLength(1)
  },
}
