import type { StoredClaimDraft } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { formatDate, today } from '../../src/format/date.ts'
import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { draftPath, withDraft } from './mock-handlers.ts'
import { percent, stepHeading } from './wizard-actions.ts'

const meta = {
  title: 'Claim reporting/Loss Info',
  component: PortalStory,
  args: { path: draftPath },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

/** Replaces the geolocation of the browser. */
const deviceAt = (coords: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>) => () => {
  const { geolocation } = navigator
  const fixed = { getCurrentPosition: (done: PositionCallback) => done({ coords } as GeolocationPosition) }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: fixed })
  return () => Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
}

export const LossInfo: Story = {
  name: '[WIZ-022] [WIZ-028] Step 3: severe loss with two other vehicles',
  beforeEach: mockApi(withDraft('auto-two-vehicles', 3)),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await expect(percent(canvas)).toBe('66.7')
    await expect(canvas.getAllByText('Call 1.888.CLAIM.50 right away')[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove Vehicle 2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Vehicle' }))
    await expect(await canvas.findByRole('button', { name: 'Remove Vehicle 3' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Vehicle 3' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'false'))
  },
}

export const QuickAnswers: Story = {
  name: 'Quick answers for date, time and location',
  beforeEach: [
    mockApi(withDraft('auto-in-a-hurry', 3)),
    deviceAt({ latitude: 41.60012, longitude: -93.60911, accuracy: 20 }),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await userEvent.click(canvas.getByRole('button', { name: 'Today: Date of loss' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Date of loss/ })).toHaveValue(formatDate(today())))
    await userEvent.click(canvas.getByRole('button', { name: /^Now: Time/ }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Time, with/ })).toHaveDisplayValue(/^\d+:\d\d [AP]M$/),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Use my location: / }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Street, highway/ })).toHaveValue(
        '41.60012, -93.60911 (within 65 feet)',
      ),
    )
  },
}

export const CompanyAddress: Story = {
  name: "Quick answers from the company's address",
  beforeEach: mockApi(withDraft('auto-in-a-hurry', 3)),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await userEvent.click(canvas.getByRole('button', { name: /^At the company's address: / }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Street, highway/ })).toHaveValue('400 Quarry Road'),
    )
    await expect(canvas.getByRole('button', { name: 'Illinois: State' })).toBeVisible()
  },
}

export const Undo: Story = {
  name: 'Undo of a quick answer',
  beforeEach: [
    mockApi(withDraft('auto-in-a-hurry', 3)),
    deviceAt({ latitude: 41.60012, longitude: -93.60911, accuracy: 20 }),
  ],
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    const place = canvas.getByRole('textbox', { name: /^Street, highway/ })
    const city = canvas.getByRole('textbox', { name: /^City or nearest city/ })
    const undo = () => canvas.findByRole('button', { name: /^Undo: Street, highway/ })
    await expect(canvas.queryByRole('button', { name: /^Undo: / })).toBeNull()
    await userEvent.clear(place)
    await userEvent.type(place, 'Dock 4 of the mill')
    await userEvent.clear(city)
    await userEvent.type(city, 'Elwood')
    await userEvent.click(canvas.getByRole('button', { name: /^At the company's address: / }))
    await waitFor(() => expect(place).toHaveValue('400 Quarry Road'))
    await expect(city).toHaveValue('Joliet')
    await userEvent.click(await undo())
    await waitFor(() => expect(place).toHaveValue('Dock 4 of the mill'))
    await expect(city).toHaveValue('Elwood')
    await userEvent.click(await undo())
    await waitFor(() => expect(place).toHaveValue('400 Quarry Road'))
    await userEvent.click(await undo())
    await userEvent.click(canvas.getByRole('button', { name: /^Use my location: / }))
    await waitFor(() => expect(place).toHaveValue('41.60012, -93.60911 (within 65 feet)'))
    await userEvent.click(await undo())
    await waitFor(() => expect(place).toHaveValue('Dock 4 of the mill'))
  },
}

export const CurrentAddress: Story = {
  name: 'Current location with an address',
  beforeEach: [
    () => {
      const place = { street: '12 Quarry Road', city: 'Lockport', state: 'IL', zip: '60441' }
      const handlers = withDraft('auto-in-a-hurry', 3, { '/FNOLPlace': { Payload: place } })
      const stored = handlers['/FNOLDraft'] as (query: URLSearchParams) => { Payload: StoredClaimDraft }
      delete stored(new URLSearchParams()).Payload.draft.answers['c114']
      return mockApi(handlers)()
    },
    deviceAt({ latitude: 41.60012, longitude: -93.60911, accuracy: 20 }),
  ],
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await userEvent.click(canvas.getByRole('button', { name: /^Use my location: / }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Street, highway/ })).toHaveValue(
        '12 Quarry Road, at 41.60012, -93.60911 (within 65 feet)',
      ),
    )
    await expect(canvas.getByRole('textbox', { name: /^City or nearest city/ })).toHaveValue('Lockport')
  },
}

/** A report with a known vehicle. */
const withKnownVehicle = (searched: string[]) =>
  withDraft('auto-in-a-hurry', 3, {
    '/FNOLKnown': (query: URLSearchParams) => {
      searched.push(query.get('Search') ?? '')
      const text = '4127, 2021 Kenworth T680, 1XKYD49X0MJ412700'
      const answers = { UnitOrPlate: '4127', VehicleYear: '2021', VehicleMakeAndModel: 'Kenworth T680' }
      return { Payload: query.get('Kind') === 'vehicle' ? [{ text, source: 'report', answers }] : [] }
    },
  })
const searched: string[] = []

export const KnownVehicle: Story = {
  name: 'Known vehicle from an earlier report',
  beforeEach: () => {
    searched.length = 0
    return mockApi(withKnownVehicle(searched))()
  },
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    const unit = canvas.getByRole('textbox', { name: /^Unit number/ })
    await userEvent.clear(unit)
    await userEvent.type(unit, 'kenw')
    const choice = await canvas.findByRole('button', { name: /^4127, 2021 Kenworth T680/ })
    await expect(searched.at(-1)).toBe('kenw')
    await userEvent.click(choice)
    await waitFor(() => expect(unit).toHaveValue('4127'))
    await expect(canvas.getByRole('textbox', { name: /^Make and model/ })).toHaveValue('Kenworth T680')
    await expect(canvas.getByText(/^Filled in from your earlier report/)).toBeVisible()
    await waitFor(() => expect(unit).toHaveFocus())
    const asked = searched.length
    await userEvent.tab()
    await expect(canvas.queryByRole('button', { name: /^4127, 2021/ })).toBeNull()
    await expect(searched).toHaveLength(asked)
  },
}

export const NextSearch: Story = {
  name: 'Next search for a vehicle has no answer yet',
  beforeEach: mockApi(
    withDraft('auto-in-a-hurry', 3, {
      '/FNOLKnown': (query: URLSearchParams) => {
        if (query.get('Search')?.startsWith('pe')) return new Promise(() => undefined)
        return { Payload: [{ text: '2021 Kenworth T680', source: 'schedule', answers: { VehicleYear: '2021' } }] }
      },
    }),
  ),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    const unit = canvas.getByRole('textbox', { name: /^Unit number/ })
    await userEvent.clear(unit)
    await userEvent.type(unit, 'kenw')
    await canvas.findByRole('button', { name: /^2021 Kenworth T680/ })
    await userEvent.clear(unit)
    await userEvent.type(unit, 'pete')
    await expect(canvas.queryByRole('button', { name: /^2021 Kenworth T680/ })).toBeNull()
  },
}

export const ScheduledVehicle: Story = {
  name: 'Known vehicle from the schedule',
  beforeEach: mockApi(
    withDraft('auto-in-a-hurry', 3, {
      '/FNOLKnown': () => {
        const text = '2021 Kenworth T680, 1XKYD49X0MJ412700'
        const answers = { VehicleYear: '2021', VehicleMakeAndModel: 'Kenworth T680' }
        return { Payload: [{ text, source: 'schedule', answers }] }
      },
    }),
  ),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    const unit = canvas.getByRole('textbox', { name: /^Unit number/ })
    await userEvent.clear(unit)
    await userEvent.type(unit, 'kenw')
    await userEvent.click(await canvas.findByRole('button', { name: /^2021 Kenworth T680/ }))
    await expect(
      canvas.getByText(/^Filled in from your vehicle schedule. Now enter: Unit number or license plate/),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Make and model/ })).toHaveValue('Kenworth T680')
    await userEvent.keyboard('4127')
    await expect(unit).toHaveValue('4127')
  },
}

export const VinWarning: Story = {
  name: 'Warning about a VIN',
  beforeEach: mockApi(withDraft('auto-in-a-hurry', 3)),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    for (const more of canvas.queryAllByRole('button', { name: /^More details/, expanded: false }))
      await userEvent.click(more)
    const vin = canvas.getByRole('textbox', { name: /^VIN/ })
    await userEvent.type(vin, '1XKYD49X0MJ412701')
    await expect(canvas.queryByText(/check digit/)).toBeNull()
    await userEvent.tab()
    await waitFor(() => expect(vin).toHaveAccessibleDescription(/Its check digit, the ninth character, does not fit/))
    await expect(vin).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'false')
    await userEvent.clear(vin)
    await waitFor(() => expect(canvas.queryByText(/check digit/)).toBeNull())
  },
}

export const LossInfoOnAPhone: Story = {
  name: 'Step 3 on a phone',
  beforeEach: mockApi(withDraft('auto-in-a-hurry', 3)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await expect(canvas.queryByText('Call 1.888.CLAIM.50 right away')).toBeNull()
  },
}

export const SectionByLink: Story = {
  name: 'Section opened by link and by find in page',
  args: { path: `${draftPath}&section=c140` },
  beforeEach: mockApi(withDraft('auto-in-a-hurry', 3)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    const section = (name: RegExp) => canvas.getByRole('button', { name })
    await expect(section(/^Police or fire/)).toHaveAttribute('aria-expanded', 'true')
    await expect(section(/^When and where/)).toHaveAttribute('aria-expanded', 'false')
    const city = canvasElement.querySelector('#loss-c114') ?? document.body
    await expect(city.closest('[hidden]')).toHaveAttribute('hidden', 'until-found')
    city.dispatchEvent(new Event('beforematch', { bubbles: true })) // the event of find in page
    await expect(city).toBeVisible()
    await waitFor(() => expect(section(/^When and where/)).toHaveAttribute('aria-expanded', 'true'))
    await expect(section(/^Police or fire/)).toHaveAttribute('aria-expanded', 'false')
  },
}

export const MoreDetails: Story = {
  name: 'More details',
  beforeEach: mockApi(withDraft('auto-in-a-hurry', 3)),
  play: async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    const year = canvasElement.querySelector('#loss-c204') ?? document.body
    await expect(year).not.toBeVisible()
    await userEvent.click(
      canvasElement.querySelector('input[name="loss-c202"][value="tractor-trailer"]') ?? document.body,
    )
    await expect(await canvas.findByRole('textbox', { name: /^Trailer number/ })).toBeVisible()
    await expect(year).toBeVisible()
  },
}

export const DateOfLossTooLate: Story = {
  name: '[WIZ-030] Date of loss after the employer knew',
  beforeEach: mockApi(withDraft('workers-compensation-fall', 3)),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a date: Date of loss' }))
    const picker = within(await page.findByRole('dialog', { name: 'Pick a date: Date of loss' }))
    await userEvent.click(picker.getByRole('button', { name: new RegExp(`^${new Date().getDate()} `) }))
    const alert = await page.findByRole('alertdialog')
    await expect(alert).toHaveTextContent('Date of Loss can not be later than Date Employer Had Knowledge Of Injury')
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Date employer had knowledge of injury/ })).toHaveValue(''),
    )
  },
}

export const FewChoices: Story = {
  name: 'Short lists as radio buttons',
  beforeEach: mockApi(withDraft('auto-two-vehicles', 3)),
  play: async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    const who = canvasElement.querySelectorAll<HTMLInputElement>('input[type=radio][name="loss-c106"]')
    await expect([...who].map(({ labels }) => labels?.[0]?.textContent)).toContain('Driver')
    for (const list of canvasElement.querySelectorAll('select')) await expect(list.options.length).toBeGreaterThan(9)
  },
}

export const Severe: Story = {
  name: 'Severe loss: advice to call',
  beforeEach: mockApi(withDraft('auto-in-a-hurry', 3)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    await userEvent.click(canvasElement.querySelector('input[name="loss-c131"][value="yes"]') ?? document.body)
    const killed = await canvas.findByRole('radiogroup', { name: /^Was anyone killed/ })
    const yes = within(killed).getByRole('radio', { name: 'Yes' })
    await userEvent.click(yes)
    const advice = await canvas.findByText('Call 1.888.CLAIM.50 right away')
    await expect(advice.getBoundingClientRect().top - yes.getBoundingClientRect().bottom).toBeLessThan(200)
    await waitFor(() =>
      expect(canvas.getByText(/^Call 1\.888\.CLAIM\.50 right away\. Someone was killed\.$/)).toBeInTheDocument(),
    )
    await expect(canvas.getByRole('link', { name: 'Call 1.888.CLAIM.50' })).toBeVisible()
    await userEvent.click(within(killed).getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(canvas.queryByText('Call 1.888.CLAIM.50 right away')).toBeNull())
  },
}
