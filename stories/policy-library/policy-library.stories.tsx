import type { Policy } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'

import { lastVisitAt } from '../documents/last-visit.ts'
import { everyCode, mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'

const meta = {
  title: 'Policy library/Policy library',
  component: PortalStory,
  args: { path: '/insurance/policy-library' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

function policy(PolicyId: number, LOB: string, year: number): Policy {
  const PolicyNumber = `${LOB.slice(0, 2).toUpperCase()}-${year}-${PolicyId}`
  const term = { EffectiveDate: `${year}-03-01`, EffDate: `${year}-03-01`, ExpirationDate: `${year + 1}-03-01` }
  const rest = { CarrierName: 'Ridge Reinsurance', CancelDate: null, CategoryCode: 'PC3-IC' }
  return { PolicyId, RecId: PolicyId, PolicyNumber, LOB, ...term, ...rest }
}

const policies = [
  policy(1, 'Commercial Auto', 2024),
  policy(2, 'Commercial Auto', 2025),
  policy(3, 'General Liability', 2025),
  policy(4, 'Excess', 2025),
]
const papers = policies
  .slice(0, 3)
  .map(({ PolicyId, PolicyNumber }) =>
    sampleDocument(PolicyId, 'Policy Library_Policies', '2025-03-01', { PolicyNumber }),
  )

const server = (answers: MockHandlers = {}) =>
  mockApi({
    ...signedInAs(),
    '/getPoliciesByClient': { Payload: policies },
    '/getDocumentsByClient': (query: URLSearchParams) => ({ Payload: query.get('clientId') === '12' ? papers : [] }),
    ...answers,
  })

export const Policies: Story = {
  name: '[POL-001] [POL-002] [DOC-009] Policies with a document',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Insurance Policies' })
    const table = await canvas.findByRole('table', { name: 'Insurance Policies' })
    await expect(within(table).getAllByRole('row')).toHaveLength(4)
    await expect(within(table).queryByText(/^EX-/)).toBeNull()
    await expect(within(table).getAllByRole('button', { name: /^View .* in a new tab$/ })).toHaveLength(3)
    await expect(within(table).getByRole('link', { name: 'CO-2024-1' })).toHaveAttribute('href', '/Claims/1')
  },
}

export const SinceTheLastVisit: Story = {
  name: 'Marks new documents',
  beforeEach: () => {
    lastVisitAt('2026-01-05T12:00:00Z')
    const [late, ...others] = papers
    const filed = [{ ...late!, CreatedDateTime: '2026-01-06T12:00:00.000Z' }, ...others]
    return server({ '/getDocumentsByClient': { Payload: filed } })()
  },
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('New since your last visit')
    await expect(mark.closest('tr')).toHaveTextContent('CO-2024-1')
  },
}

export const WithoutClaims: Story = {
  name: '[PRM-073] No claims link without 004-001-002',
  beforeEach: server(signedInAs({ permissions: everyCode.filter((code) => code !== '004-001-002') })),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Insurance Policies' })
    await expect(within(table).getByText('CO-2024-1')).toBeVisible()
    await expect(within(table).queryByRole('link')).toBeNull()
  },
}

export const OnADay: Story = {
  name: 'Policies in force on a day',
  args: { path: '/insurance/policy-library?on=2024-08-15' },
  beforeEach: server(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 policy in force on 08/15/2024')
    await expect(within(await canvas.findByRole('table')).getAllByRole('row')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await canvas.findByText('3 policies')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Line' }), 'General Liability')
    await canvas.findByText('1 General Liability policy')
  },
}

export const TypedDay: Story = {
  name: 'Day typed on the keyboard',
  beforeEach: server(),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('In force on')
    field.focus()
    // What a browser reports for the digits of the year: a date that is complete, but not yet the one that is meant.
    for (const value of ['0002-08-15', '0020-08-15', '0202-08-15', '2024-08-15']) {
      await fireEvent.input(field, { target: { value } })
      await expect(field).toHaveValue(value)
    }
    await canvas.findByText('1 policy in force on 08/15/2024')
    await fireEvent.input(field, { target: { value: '0002-08-15' } })
    field.blur()
    await waitFor(() => expect(field).toHaveValue('2024-08-15'))
    await fireEvent.input(field, { target: { value: '' } })
    await canvas.findByText('3 policies')
    await expect(field).toHaveValue('')
  },
}

export const NoPolicies: Story = {
  name: '[POL-003] No policies',
  beforeEach: server({ '/getDocumentsByClient': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Policies Found.')
  },
}

export const FailedToLoad: Story = {
  name: 'Failed to load',
  beforeEach: server({ '/getPoliciesByClient': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('The policies did not load')
  },
}

export const WithoutCode: Story = {
  name: '[PRM-021] Redirects without 002-001',
  beforeEach: mockApi(signedInAs({ permissions: ['002', '001'] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Insurance Policies')).toBeNull())
    await canvas.findByRole('heading', { level: 1, name: /Dashboard|Ridge|Welcome|Good/ })
  },
}
