import type { VehicleScheduleRow } from '@captive/api-client/contract'
import { notificationsStore } from '@mantine/notifications'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { saved, watchDownloads } from '../shell/downloads.ts'
import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { sampleDocument } from '../shell/sample-documents.ts'

const meta = {
  title: 'Member kiosk/Landing',
  component: PortalStory,
  args: { path: '/insurance/member-kiosk' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const vehicles = Array.from({ length: 43 }, (_, at): VehicleScheduleRow => ({
  PolicyNumber: 'CAL-100-26',
  EffectiveDate: '2026-03-01',
  ExpirationDate: '2027-03-01',
  Vehyear: 2015 + (at % 11),
  Make: at % 4 ? 'Kenworth' : 'Great Dane',
  Model: at % 4 ? 'T680' : 'Champion Dry Van',
  VIN: `1XKYD49X0NJ1${String(at).padStart(5, '0')}`,
  City: 'Joliet',
  RegistrationState: 'IL',
  Type: at % 4 ? 'Tractor' : 'Trailer',
  ClassCode: '50499',
  CostNew: 174_000 + at * 100,
  Use: 'Commercial',
  Radius: 'Local',
}))

const codes = ['002', '002-003', '002-003-001', '002-003-002', '002-003-005', '002-003-006', '003-002-004']
const server = (answers: MockHandlers = {}, permissions: readonly string[] = codes) =>
  mockApi({
    ...signedInAs({ permissions }),
    '/GetClientMemberNumber': { Payload: [{ ProgramsRecId: 3, Number: '3-2015-0012' }] },
    '/getDocumentsByClient': { Payload: [sampleDocument(1, 'Member Kiosk_Agreements', '2026-01-01')] },
    '/GetVehicleSchedule': { Payload: vehicles },
    '/GetEndorsements': { Payload: [] },
    '/GetClientPolicyPowerUnit': { Payload: { dcPowerUnit: 30 } },
    ...answers,
  })

export const Landing: Story = {
  name: '[KSK-001] [KSK-002] [KSK-004] [KSK-007] [KSK-008] Member kiosk',
  beforeEach: server({
    '/GetClientMemberNumber': {
      Payload: [
        { ProgramsRecId: 3, Number: '3-2015-0012' },
        { ProgramsRecId: 1, Number: '1-2011-0007' },
      ],
    },
    '/GetPrograms': {
      Payload: [
        { RecId: 1, Code: 'PC1-IC', Name: 'Program One' },
        { RecId: 3, Code: 'PC3-IC', Name: 'Program Three' },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Agreements 2026-01-01')
    await expect(canvas.getByRole('link', { name: 'Sign agreements electronically' })).toHaveAttribute(
      'target',
      '_blank',
    )
    for (const [program, number] of [
      ['Program Three', '3-2015-0012'],
      ['Program One', '1-2011-0007'],
    ])
      await expect((await canvas.findByText(program!)).closest('dt')?.nextElementSibling).toHaveTextContent(number!)
    const documentation = within(canvas.getByRole('region', { name: 'Policy documentation' }))
    await expect(documentation.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/insurance/member-kiosk/endorsements',
      '/insurance/member-kiosk/renewal-Documentation',
    ])
    await canvas.findByRole('table', { name: 'Vehicles' })
    await expect(canvas.getByText('Vehicles covered').closest('dt')?.nextElementSibling).toHaveTextContent('43')
    await expect(canvas.getByRole('link', { name: 'Add or remove a vehicle' })).toHaveAttribute(
      'href',
      '/insurance/member-kiosk/endorsements',
    )
    const units = (await canvas.findByText('Power units on the policy')).closest('dt')?.parentElement
    await expect(units).toHaveTextContent('Power units on the policy3032 on the schedule')
  },
}

export const Downloaded: Story = {
  name: '[KSK-003] [KSK-006] [TBL-013] Downloads the schedule as Excel',
  beforeEach: () => {
    watchDownloads()
    return server()()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vehicle Schedule' }))
    await screen.findByText('Vehicle Schedule Downloaded')
    const { notifications } = notificationsStore.getState()
    await expect(notifications).toMatchObject([{ message: 'Vehicle Schedule Downloaded', autoClose: 5000 }])
    await expect(saved.mock.calls.map(([name]) => name)).toEqual(['Ridge Freight Lines_VehicleSchedule.xlsx'])
  },
}

export const NoAgreements: Story = {
  name: '[DOC-012] [KSK-007] No agreements',
  beforeEach: server({ '/getDocumentsByClient': { Payload: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Documents Found.')).toBeVisible()
    await expect((await canvas.findByText('Member number')).closest('dt')?.nextElementSibling).toHaveTextContent(
      '3-2015-0012',
    )
  },
}

export const NoVehicles: Story = {
  name: '[KSK-006] No vehicles',
  beforeEach: () => {
    watchDownloads()
    return server({ '/GetVehicleSchedule': { Payload: [] } })()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No Vehicle Schedule Found')
    await userEvent.click(canvas.getByRole('button', { name: 'Vehicle Schedule' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('No Vehicle Schedule Found')
    await expect(notificationsStore.getState().notifications).toMatchObject([{ autoClose: 5000 }])
    await expect(saved).not.toHaveBeenCalled()
  },
}

export const NoVins: Story = {
  name: 'Trailers without a VIN',
  beforeEach: server({ '/GetVehicleSchedule': { Payload: vehicles.slice(0, 3).map((row) => ({ ...row, VIN: '' })) } }),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Vehicles' }))
    await expect(table.getAllByRole('cell', { name: 'CAL-100-26' })).toHaveLength(3)
  },
}

export const WithoutCodes: Story = {
  name: '[PRM-032] [PRM-033] [PRM-034] [PRM-035] [PRM-038] Without permission',
  beforeEach: server({}, ['002', '002-003']),
  play: async ({ canvas, userEvent }) => {
    const documentation = within(await canvas.findByRole('region', { name: 'Policy documentation' }))
    const change = canvas.getByRole('link', { name: 'Add or remove a vehicle' })
    for (const link of [...documentation.getAllByRole('link'), change]) {
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).not.toHaveAttribute('href')
    }
    await expect(canvas.queryByRole('region', { name: 'Agreements' })).toBeNull()
    const button = canvas.getByRole('button', { name: 'Vehicle Schedule' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const FailedToLoad: Story = {
  name: '[GEN-008] Failed to load',
  beforeEach: server({ '/GetVehicleSchedule': null, '/getDocumentsByClient': null, '/GetClientMemberNumber': null }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Agreements' })).toBeNull())
    await waitFor(() => expect(canvas.queryByText('Member number')).toBeNull())
  },
}
