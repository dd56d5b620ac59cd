import { vehicleQuestions } from '@captive/form-engine/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { tabTexts } from '../../src/browser-storage.ts'
import { settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { mockHandlers, done, policies, policy, sent, vehicles } from './mock-handlers.ts'

const meta = {
  title: 'Endorsements/Vehicle change',
  component: PortalStory,
  args: { path: '/insurance/member-kiosk/endorsements' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas, label: string) => canvas.findByRole('textbox', { name: new RegExp(`^${label}\\b`) })
const type = async (canvas: Canvas, label: string, text: string) => {
  const input = await field(canvas, label)
  await userEvent.clear(input)
  await userEvent.type(input, text)
  await userEvent.tab()
}
const choosePolicy = async (canvas: Canvas, number = 'CAL-100-26') =>
  userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^POLICY NUMBER/ }), number)
const tick = async (canvas: Canvas, name: RegExp) => userEvent.click(await canvas.findByRole('checkbox', { name }))
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit' })
const isReady = (canvas: Canvas, ready: boolean) =>
  waitFor(() => expect(submit(canvas)).toHaveAttribute('aria-disabled', String(!ready)))

const commonFacts: Record<string, string> = { YEAR: '2027', MAKE: 'Kenworth', MODEL: 'T680', VIN: '1M8GDM9AXKP042788' }
const addFacts: Record<string, string> = { GVW: '80,000', 'COST NEW': '174,000', 'GARAGE LOCATION': 'Joliet, IL' }

async function fillIn(canvas: Canvas, facts: Record<string, string> = { ...commonFacts, ...addFacts }) {
  await choosePolicy(canvas)
  for (const [label, text] of Object.entries(facts)) await type(canvas, label, text)
  await tick(canvas, /^COLLISION & COMPREHENSIVE/)
  await tick(canvas, /^YES, I CONFIRM/)
}

const chooseRemove = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('radio', { name: 'Remove Vehicle' }))

const labelsOf = (canvas: Canvas) =>
  [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox'), ...canvas.getAllByRole('checkbox')]
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((input) => (input as HTMLInputElement).labels?.[0]?.textContent?.replace(/\* required$/, '').trim())

const commonLabels = ['COMPANY', 'POLICY NUMBER', 'EFFECTIVE DATE', 'YEAR', 'MAKE', 'MODEL', 'VIN']
const addLabels = ['GVW', 'COST NEW', 'GARAGE LOCATION', 'REGISTRATION(PLATE)', 'LOSS PAYEE NAME', 'LOSS PAYEE ADDRESS']
const checkboxLabels = ['LIABILITY', 'COLLISION & COMPREHENSIVE', 'YES, I CONFIRM']

export const Adding: Story = {
  name: '[END-001] [END-003] [END-007] [END-008] [END-009] [END-010] [END-011] Add a vehicle',
  beforeEach: mockHandlers(),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Add Vehicle', checked: true })
    await expect(labelsOf(canvas)).toEqual([...commonLabels, ...addLabels, ...checkboxLabels])
    await expect(await field(canvas, 'COMPANY')).toHaveValue('Ridge Freight Lines')
    await expect(canvas.getByRole('group', { name: 'Coverage (check all that apply)' })).toBeVisible()
    await expect(canvas.getByText(/Coverage cannot be bound, altered or cancelled through online forms/)).toBeVisible()
    await expect(submit(canvas)).toBeVisible()
  },
}

export const Removing: Story = {
  name: '[END-002] [END-011] Remove a vehicle, on a phone',
  beforeEach: mockHandlers({}, ['002', '002-003', '002-003-002']),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await type(canvas, 'GVW', '80,000')
    await chooseRemove(canvas)
    await waitFor(() =>
      expect(labelsOf(canvas)).toEqual([
        'Find the vehicle on your vehicle schedule',
        ...commonLabels,
        ...checkboxLabels,
      ]),
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Add Vehicle' }))
    await expect(await field(canvas, 'GVW')).toHaveValue('80,000')
  },
}

export const Policies: Story = {
  name: '[END-004] [END-005] [END-006] Choosing a policy fills in the effective date',
  beforeEach: mockHandlers({
    '/getPoliciesByClient': { Payload: [...policies, policy('CAL-100-99', 'Commercial Auto', '2099-03-01')] },
  }),
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: /^POLICY NUMBER/ })
    const numbers = [...choice.querySelectorAll('option')].map(({ value }) => value).filter(Boolean)
    await expect(numbers).toEqual(['CAL-100-99', 'CAL-100-26', 'CAL-100-25'])
    const date = await field(canvas, 'EFFECTIVE DATE')
    await choosePolicy(canvas)
    await waitFor(() => expect(date).toHaveValue('03/01/2026'))
    await choosePolicy(canvas, 'CAL-100-99')
    await waitFor(() => expect(date).toHaveValue('03/01/2099'))
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a date: EFFECTIVE DATE' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }))
    await userEvent.click(dialog.getByRole('button', { name: '15 April 2099' }))
    await waitFor(() => expect(date).toHaveValue('04/15/2099'))
  },
}

export const Complete: Story = {
  name: '[END-017] [END-018] [END-020] [END-021] Submit is enabled once the form is complete',
  beforeEach: mockHandlers(),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Add Vehicle' })
    await isReady(canvas, false)
    await fillIn(canvas)
    await isReady(canvas, true)
    await type(canvas, 'VIN', ' ')
    await isReady(canvas, false)
    await type(canvas, 'VIN', commonFacts['VIN']!)
    await isReady(canvas, true)
    for (const box of [/^COLLISION/, /^YES/]) {
      await tick(canvas, box)
      await isReady(canvas, false)
      await tick(canvas, box)
      await isReady(canvas, true)
    }
  },
}

export const CompleteRemoval: Story = {
  name: '[END-019] Complete request to remove a vehicle',
  beforeEach: mockHandlers({}, ['002', '002-003', '002-003-002']),
  play: async ({ canvas }) => {
    await chooseRemove(canvas)
    await fillIn(canvas, commonFacts)
    await isReady(canvas, true)
    await tick(canvas, /^COLLISION/)
    await isReady(canvas, false)
  },
}

export const AdditionalQuestions: Story = {
  name: 'Additional questions that the program published',
  beforeEach: mockHandlers({
    '/GetEndorsementQuestions': { Payload: { Version: 2, Tables: vehicleQuestions, Validator: null } },
  }),
  play: async ({ canvas }) => {
    const additional = within(await canvas.findByRole('group', { name: 'Additional questions' }))
    await fillIn(canvas)
    await isReady(canvas, true)
    await userEvent.click(additional.getAllByRole('radio', { name: 'Yes' })[0]!)
    await isReady(canvas, false)
    await type(canvas, 'Name of the lessor', 'Keel Leasing')
    await type(canvas, 'Address of the lessor', '1 Pier Road')
    await isReady(canvas, true)
    await userEvent.click(submit(canvas))
    await canvas.findByText('Thank you for the request')
    await expect(canvas.getByText('Keel Leasing')).toBeVisible()
    await expect(sent[0]?.body.Further).toEqual({
      Version: 2,
      Values: [
        { ControlsRecId: 602, DataValue: 'yes' },
        { ControlsRecId: 603, DataValue: 'Keel Leasing' },
        { ControlsRecId: 604, DataValue: '1 Pier Road' },
      ],
    })
  },
}

export const AdditionalQuestionsFail: Story = {
  name: 'Additional questions failed to load',
  beforeEach: mockHandlers({ '/GetEndorsementQuestions': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('The questions did not load')
  },
}

export const Missing: Story = {
  name: '[END-016] Missing answers',
  beforeEach: mockHandlers(),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Add Vehicle' })
    await userEvent.click(submit(canvas))
    const summary = within(await canvas.findByRole('alert'))
    const links = summary.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      ...commonLabels.slice(1),
      ...addLabels.slice(0, 3),
      'Coverage (check all that apply)',
      'YES, I CONFIRM',
    ])
    const coverage = canvas.getByRole('group', { name: 'Coverage (check all that apply)' })
    await expect(within(coverage).getByText('Please choose at least one.')).toBeVisible()
    await userEvent.click(links.at(-2)!)
    await expect(coverage).toHaveFocus()
    await expect(sent).toEqual([])
  },
}

export const Notice: Story = {
  name: '[END-012] [END-013] [END-014] [END-015] Loss Prevention Protocols notice',
  beforeEach: mockHandlers(),
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Add Vehicle' })
    await expect(canvas.queryByText('Loss Prevention Protocols')).toBeNull()
    await tick(canvas, /^YES, I CONFIRM/)
    await canvas.findByText('Loss Prevention Protocols')
    await canvas.findByText(/must maintain approved cloud telematics and dash camera systems/)
    await canvas.findByText(/consents to sharing its telematics and safety event data through approved exchanges/)
    await chooseRemove(canvas)
    await waitFor(() => expect(canvas.queryByText('Loss Prevention Protocols')).toBeNull())
    await expect(canvas.getByRole('checkbox', { name: /^YES, I CONFIRM/ })).toBeChecked()
  },
}

export const Sent: Story = {
  name: '[END-026] [END-027] [END-028] Request sent',
  beforeEach: mockHandlers(),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await isReady(canvas, true)
    await userEvent.dblClick(submit(canvas))
    await expect(await canvas.findByText('Thank you for the request')).toBeVisible()
    await expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
        body: {
          ...{ change: 'Add Vehicle', COMPANY: 'Ridge Freight Lines', 'POLICY NUMBER': 'CAL-100-26' },
          ...{ 'EFFECTIVE DATE': '2026-03-01', ...commonFacts, ...addFacts },
          ...{ LIABILITY: false, COLLISIONANDCOMPREHENSIVE: true, CONFIRM: true },
        },
      },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Request another change' }))
    await expect(await field(canvas, 'VIN')).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'false')
  },
}

let responses: unknown[] = []

export const RequestFails: Story = {
  name: '[END-026] Request fails and is retried',
  beforeEach: [
    () => {
      responses = [new Response('{}', { status: 500 }), done, done]
    },
    mockHandlers({}, undefined, () => responses.shift()),
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await isReady(canvas, true)
    await userEvent.click(submit(canvas))
    await canvas.findByText('There was an error processing your request. Please try again.')
    await expect(await field(canvas, 'VIN')).toHaveValue(commonFacts['VIN'])
    await userEvent.click(submit(canvas))
    await canvas.findByText('Thank you for the request')
    await expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id])
    await userEvent.click(canvas.getByRole('button', { name: 'Request another change' }))
    await fillIn(canvas)
    await isReady(canvas, true)
    await userEvent.click(submit(canvas))
    await canvas.findByText('Thank you for the request')
    await expect(sent.at(-1)?.id).not.toBe(sent[0]?.id)
  },
}

export const Vin: Story = {
  name: 'Doubtful VIN',
  beforeEach: mockHandlers(),
  play: async ({ canvas }) => {
    await fillIn(canvas, { ...commonFacts, ...addFacts, VIN: '1M8GDM9AXKP042789' })
    const vin = await field(canvas, 'VIN')
    await waitFor(() => expect(vin).toHaveAccessibleDescription(/Its check digit, the ninth character, does not fit/))
    await isReady(canvas, true)
    await type(canvas, 'VIN', '1M8GDM9A')
    await waitFor(() => expect(vin).toHaveAccessibleDescription(/A VIN has 17 characters, and this one has 8\. Please/))
    await type(canvas, 'VIN', '1M8GDM9AXKP042788')
    await waitFor(() => expect(vin).not.toHaveAccessibleDescription(/Please check it/))
  },
}

export const FromTheSchedule: Story = {
  name: 'Vehicle found among 3,000 on the schedule',
  beforeEach: mockHandlers({ '/GetVehicleSchedule': { Payload: vehicles(3_000) } }),
  play: async ({ canvas }) => {
    await chooseRemove(canvas)
    const search = await canvas.findByRole('combobox', { name: /^Find the vehicle on your vehicle schedule/ })
    await waitFor(() => expect(search).toBeEnabled())
    await userEvent.click(search)
    const list = within(await within(document.body).findByRole('listbox'))
    await expect(list.getAllByRole('option')).toHaveLength(50)
    await userEvent.type(search, '2741 kenw')
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await field(canvas, 'VIN')).toHaveValue('1XKYD49X0NJ102741'))
    await expect(await field(canvas, 'MAKE')).toHaveValue('Kenworth')
    await expect(await field(canvas, 'MODEL')).toHaveValue('T680')
    await expect(canvas.getByRole('combobox', { name: /^POLICY NUMBER/ })).toHaveValue('CAL-100-26')
    await waitFor(async () => expect(await field(canvas, 'EFFECTIVE DATE')).toHaveValue('03/01/2026'))
  },
}

const storedDraft = { change: 'Add Vehicle', company: 'Ridge Freight Lines', policyNumber: 'CAL-GONE', year: '2027' }
export const RestoredDraft: Story = {
  name: 'Restored draft with an answer that no longer fits',
  beforeEach: [mockHandlers(), () => tabTexts.set('member-portal.form.endorsement-1-12', JSON.stringify(storedDraft))],
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'YEAR')).toHaveValue('2027')
    await expect(
      canvas.getByText('These answers no longer fit the form and were removed: POLICY NUMBER.'),
    ).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^POLICY NUMBER/ })).toHaveValue('')
  },
}

export const NoSchedule: Story = {
  name: 'Vehicle schedule fails',
  beforeEach: mockHandlers({ '/GetVehicleSchedule': null }),
  play: async ({ canvas }) => {
    await chooseRemove(canvas)
    await canvas.findByText('The vehicle schedule did not load. Enter the vehicle below.')
    await expect(await field(canvas, 'VIN')).toBeEnabled()
  },
}

export const NoPolicy: Story = {
  name: 'No policy',
  beforeEach: mockHandlers({ '/getPoliciesByClient': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Policy Found.')
    await expect(canvas.queryByRole('button', { name: 'Submit' })).toBeNull()
  },
}

export const FailedToLoad: Story = {
  name: 'Policies failed to load',
  beforeEach: mockHandlers({ '/getPoliciesByClient': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your policies did not load')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
