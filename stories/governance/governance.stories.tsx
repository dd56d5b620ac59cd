import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { lastVisitAt } from '../documents/last-visit.ts'
import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'

const meta = {
  title: 'Governance/Governance',
  component: PortalStory,
  args: { path: '/insurance/governance' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const meetings = 'Governance_Organization_Meetings'
const thisYear = new Date().getFullYear()
const documents = [
  sampleDocument(1, 'Governance_Membership_Agreements', `${thisYear}-01-01`),
  sampleDocument(2, `${meetings}_Agendas`, `${thisYear + 1}-02-05`),
  sampleDocument(3, `${meetings}_Minutes`, '2025-09-12', { Description: 'Members’ meeting in Charleston' }),
  sampleDocument(4, `${meetings}_Minutes`, '2023-06-09'),
]
const programs = [
  { RecId: 1, Code: 'PC1-IC', Name: 'Program One' },
  { RecId: 3, Code: 'PC3-IC', Name: 'Program Three' },
  { RecId: 6, Code: 'PC6-IC', Name: 'Program Six' },
]
const change = { ClientId: 12, StartDate: '2015-01-01', EndDate: '2019-01-01', CreatedDateTime: '2015-01-01' }

/** Mock handlers for a company that moved from program 1 to program 3. */
const governanceApi = (answers: MockHandlers = {}, person: Parameters<typeof signedInAs>[0] = {}) =>
  mockApi({
    ...signedInAs(person),
    '/GetPrograms': { Payload: programs },
    '/GetClientsChangeHistory': { Payload: [{ ...change, ProgramsRecId: 1 }] },
    '/getDocumentsByProgram': (query: URLSearchParams) => ({
      Payload: query.get('programsRecId') === '3' ? documents : [],
    }),
    ...answers,
  })

const everyCode = [
  ...['002', '002-002', '002-002-001', '002-002-002', '002-002-003', '002-002-004'],
  ...['002-002-005', '002-002-006', '002-002-007', '002-002-008'],
]
const manager = [...everyCode, '002-002-006-001']

export const Landing: Story = {
  name: '[GOV-001] [GOV-002] [GOV-003] [GOV-004] [GOV-005] [GOV-006] [GOV-007] [GOV-008] [GOV-009] [GOV-019] Governance page',
  beforeEach: governanceApi({}, { permissions: everyCode }),
  play: async ({ canvas, userEvent }) => {
    const program = await canvas.findByRole('combobox', { name: 'Program' })
    await expect(
      within(program)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Program Three', 'Program One'])
    const membership = canvas.getByRole('region', { name: 'Membership' })
    await within(membership).findByText(`Agreements ${thisYear}-01-01`)
    const sign = within(membership).getByRole('link', { name: 'Sign agreements electronically' })
    await expect(sign).toHaveAttribute('href', '/demo/e-signature?program=3')
    const root = '/insurance/governance'
    const paths = {
      'Membership Directory': `${root}/membership/membership-directory`,
      'Member References': `${root}/membership/member-references`,
      'Officer & Committee Slate': `${root}/membership/officer-&-committee-slate`,
      'Organizational Documentation': `${root}/organization/organizational-documentation`,
      Meetings: `${root}/organization/meetings`,
      'Board of Directors': `${root}/organization/board-of-directors`,
      'Standing Committees': `${root}/organization/standing-committees`,
    }
    for (const [label, path] of Object.entries(paths)) {
      const link = canvas.getAllByRole('link', { name: new RegExp(`^${label}`) }).at(-1)
      await expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toBe(`${path}?program=3`)
    }
    await expect(canvas.getByText(`02/05/${thisYear + 1}`)).toBeVisible()
    await userEvent.selectOptions(program, 'Program One')
    await canvas.findByText('No Files Found')
  },
}

export const WithoutCodes: Story = {
  name: '[PRM-022] [PRM-023] [PRM-024] [PRM-025] [PRM-026] [PRM-027] [PRM-028] [PRM-029] [PRM-030] [GOV-002] No permissions',
  beforeEach: governanceApi({}, { permissions: ['002', '002-002'] }),
  play: async ({ canvas }) => {
    const membership = await canvas.findByRole('region', { name: 'Membership' })
    await expect(membership).not.toHaveTextContent('Agreements')
    const organization = canvas.getByRole('region', { name: 'Organization' })
    const links = [membership, organization].flatMap((region) => within(region).getAllByRole('link'))
    await expect(links).toHaveLength(7)
    for (const link of links) {
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).not.toHaveAttribute('href')
    }
    await expect(canvas.queryByText('Next meeting')).toBeNull()
  },
}

const deletions: string[] = []
export const Meetings: Story = {
  name: '[GOV-017] [DOC-008] [DOC-012] Documents by year',
  args: { path: '/insurance/governance/organization/meetings' },
  beforeEach: governanceApi({}, { permissions: everyCode }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(`Agendas ${thisYear + 1}-02-05`)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2025')
    await expect(canvas.getByText('Members’ meeting in Charleston')).toBeVisible()
    await expect(canvas.queryByText(`Agendas ${thisYear + 1}-02-05`)).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2024')
    await canvas.findByText('No Files Found For this Year')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Program' }), 'Program One')
    await canvas.findByText('No Files Found')
    await expect(canvas.queryByRole('combobox', { name: 'Year' })).toBeNull()
  },
}

export const SinceTheLastVisit: Story = {
  name: 'New document since the last visit',
  args: { path: '/insurance/governance/organization/meetings?year=2025' },
  beforeEach: () => {
    lastVisitAt('2026-01-05T12:00:00Z')
    const filedLate = sampleDocument(5, `${meetings}_Presentations`, '2025-09-12', {
      CreatedDateTime: '2026-01-06T12:00:00.000Z',
    })
    return governanceApi(
      { '/getDocumentsByProgram': { Payload: [...documents, filedLate] } },
      { permissions: everyCode },
    )()
  },
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('New since your last visit')
    await expect(mark.closest('li')).toHaveTextContent('Presentations 2025-09-12')
    await expect(canvas.getByText('Minutes 2025-09-12')).toBeVisible()
  },
}

export const LatestMinutes: Story = {
  name: 'New latest minutes',
  beforeEach: () => {
    lastVisitAt('2025-09-01T12:00:00Z')
    return governanceApi({}, { permissions: everyCode })()
  },
  play: async ({ canvas }) => {
    const metric = (await canvas.findByText('Latest minutes', { selector: 'dt, dt *' })).closest('dt')!.parentElement!
    await within(metric).findByText('New since your last visit')
    await expect(metric).toHaveTextContent('09/12/2025')
  },
}

export const NoDocument: Story = {
  name: '[DOC-001] [DOC-002] [DOC-004] Missing file',
  args: { path: '/insurance/governance/organization/meetings?year=2025' },
  beforeEach: governanceApi(
    { '/DocumentDownload': () => Response.json({ Error: { ErrorStatus: 404, ErrorMessage: 'No' } }, { status: 404 }) },
    { permissions: everyCode },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Minutes 2025-09-12' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('No Document Found'))
  },
}

export const Deleting: Story = {
  name: '[DOC-006] [DOC-007] [GOV-018] [PRM-031] Delete a document',
  args: { path: '/insurance/governance/organization/meetings?year=2025' },
  beforeEach: () => {
    deletions.length = 0
    const left = [...documents]
    return governanceApi(
      {
        '/getDocumentsByProgram': () => ({ Payload: [...left] }),
        '/DocumentDelete': (query: URLSearchParams) => {
          deletions.push(query.toString())
          left.splice(2, 1)
          return { Error: { ErrorStatus: 0, ErrorMessage: null } }
        },
      },
      { permissions: manager },
    )()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Minutes 2025-09-12' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveAccessibleName('Are you sure you want to delete this document?')
    await expect(dialog).toHaveTextContent('Minutes 2025-09-12')
    await expect(deletions).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await canvas.findByText('No Files Found For this Year')
    await expect(deletions).toEqual(['FileName=key-3&RecId=3'])
  },
}

export const FailedToLoad: Story = {
  name: 'Documents failed to load',
  args: { path: '/insurance/governance/organization/meetings' },
  beforeEach: governanceApi({ '/getDocumentsByProgram': null }, { permissions: everyCode }),
  play: async ({ canvas }) => {
    await canvas.findByText('The documents did not load')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const chicago = { Line1: '400 Quarry Road', City: 'Joliet', State: 'IL', ZipCode: '60431' }
const member = (ClientId: number, ClientName: string, ClientType = 'Policyholder') => ({
  ...{ ClientId, ClientName, ClientCode: '', ClientType, Program: null, ProgramsRecId: 3, BrokerClientId: null },
  Phone: '(815) 555-0134',
  Address: chicago,
})

export const Directory: Story = {
  name: '[GOV-010] [GOV-011] [PRM-024] Membership directory',
  args: { path: '/insurance/governance/membership/membership-directory' },
  beforeEach: governanceApi({
    '/GetClientsByProgram': (query: URLSearchParams) => ({
      Payload: query.get('ProgramsRecId') === '3' ? [member(12, 'Ridge'), member(13, 'Harbor Gate', 'Prospect')] : [],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Members' })
    await expect(within(table).getAllByRole('row')).toHaveLength(2)
    for (const text of ['Ridge', '400 Quarry Road', 'Joliet', 'IL']) within(table).getByText(text)
    await expect(within(table).getByRole('link', { name: '(815) 555-0134' })).toHaveAttribute('href', 'tel:8155550134')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Program' }), 'Program One')
    await canvas.findByText('No Members Found.')
  },
}

const reference = {
  Type: 'Board Member',
  FirstName: 'Eli',
  LastName: 'Novak',
  BusinessEmail: 'eli.novak@ridge-freight.example',
  BusinessPhone: '(815) 555-0177',
}
const headersOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

export const References: Story = {
  name: '[GOV-012] [GOV-013] [PRM-025] Member references',
  args: { path: '/insurance/governance/membership/member-references' },
  beforeEach: governanceApi({
    '/GetMembershipReferences': (query: URLSearchParams) => ({
      Payload: query.get('ProgramsRecId') === '3' ? [reference] : [],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'References' })
    await expect(headersOf(table)).toEqual(['Last Name', 'First Name', 'Type', 'Email', 'Phone'])
    const mail = within(table).getByRole('link', { name: reference.BusinessEmail })
    await expect(mail).toHaveAttribute('href', `mailto:${reference.BusinessEmail}`)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Program' }), 'Program One')
    await canvas.findByText('No References Found.')
  },
}

export const Slate: Story = {
  name: '[GOV-014] [GOV-015] [PRM-026] Officer and committee slate',
  args: { path: '/insurance/governance/membership/officer-&-committee-slate' },
  beforeEach: governanceApi({
    '/GetOfficerAndCommiteeSlates': (query: URLSearchParams) => ({
      Payload:
        query.get('ProgramsRecId') === '3'
          ? ['Chair', 'Board of Directors'].map((Type) => ({ ...reference, Type, ClientId: 12, Company: 'Ridge' }))
          : [],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Officers and committees' })
    await expect(headersOf(table)).toEqual(['Type', 'Company', 'First Name', 'Last Name'])
    await expect(table.querySelector('tbody td')).toHaveTextContent('Chair')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Program' }), 'Program One')
    await canvas.findByText('None Found.')
  },
}
