import type { StoredClaimDraft } from '@captive/api-client/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { formatDate, today } from '../../src/format/date.ts'
import { network, settled } from '../shell/network.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { keptReport, refused, reportedAlready, reportingServer, unanswered, withDraft } from './reporting-network.ts'
import { backToCheck, checkAnswers, next, stepHeading, type Canvas } from './wizard-walk.ts'

const meta = {
  title: 'Claim reporting/Online Claim',
  component: PortalStory,
  args: { path: '/report-claim/online-claim' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
const toast = (text: string) => waitFor(() => expect(page.getByText(text)).toBeVisible())
const percent = (canvas: Canvas) => canvas.getByRole('progressbar', { name: /^Step/ }).getAttribute('aria-valuenow')

/** Lets the browser say that it is somewhere. */
const deviceAt = (coords: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>) => () => {
  const { geolocation } = navigator
  const answer = { getCurrentPosition: (tell: PositionCallback) => tell({ coords } as GeolocationPosition) }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: answer })
  return () => Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
}

async function chooseType(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('radio', { name }))
  await next(canvas)
  await stepHeading(canvas, 'Personal Info')
}

export const Loading: Story = {
  name: 'The form is on its way',
  beforeEach: [network(reportingServer()), unanswered('/GetFNOLControls')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the claim form')).toBeInTheDocument()
  },
}

export const NotLoaded: Story = {
  name: 'The form did not load: the phone number is at hand',
  beforeEach: network(reportingServer({ '/GetFNOLControls': null })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The claim form did not load' })
    await expect(canvas.getByRole('link', { name: /Report by phone/ })).toHaveAttribute('href', 'tel:+18882524650')
  },
}

export const ClaimType: Story = {
  name: '[WIZ-001] [WIZ-004] [WIZ-007] Step 1: Next tells what is missing',
  beforeEach: network(reportingServer()),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Claim Type')
    await expect(percent(canvas)).toBe('0')
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'Auto',
      'GeneralLiability',
      'Property',
      'WorkersCompensation',
    ])
    const button = canvas.getByRole('button', { name: 'Next' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('link'))
    await expect(canvas.getByRole('radio', { name: 'Auto' })).toHaveFocus()
  },
}

export const PersonalInfo: Story = {
  name: '[WIZ-009] [WIZ-013] [WIZ-014] [WIZ-020] Step 2: filled in, to be confirmed',
  beforeEach: network(reportingServer()),
  play: async ({ canvas }) => {
    await chooseType(canvas, 'Auto')
    await expect(percent(canvas)).toBe('33.4')
    await expect(
      canvas.getByText(/^Then, about the loss: \d\d questions are needed, about \d minutes\.$/),
    ).toBeVisible()
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana.reyes@ridge-freight.example')
    await expect(canvas.getByLabelText(/^Policy number/)).toHaveValue('CA-2026-0312')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Personal Info' })).toHaveFocus()
    await expect(
      canvas.getByRole('checkbox', { name: /YES, I CONFIRM THAT THE ABOVE INFORMATION IS CORRECT/ }),
    ).not.toBeChecked()
  },
}

export const WrongPersonalInfo: Story = {
  name: '[WIZ-011] [WIZ-012] Step 2: an e-mail address and a phone number that cannot be',
  beforeEach: network(reportingServer()),
  play: async ({ canvas }) => {
    await chooseType(canvas, 'Property')
    const email = canvas.getByLabelText(/^Email/)
    await userEvent.clear(email)
    await userEvent.type(email, 'dana@')
    await userEvent.type(canvas.getByLabelText(/^Mobile phone/), '5')
    await next(canvas)
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByRole('link', { name: 'Email: Please enter a valid email address.' })).toBeVisible()
    await expect(summary.getByRole('link', { name: 'Mobile phone: Please enter a valid phone number.' })).toBeVisible()
    await expect(summary.getByRole('link', { name: 'Policy number' })).toBeVisible()
  },
}

export const LossInfo: Story = {
  name: '[WIZ-022] [WIZ-028] Step 3: the served form with two other vehicles, severe',
  args: { path: keptReport },
  beforeEach: network(withDraft('auto-two-vehicles', 3)),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await expect(percent(canvas)).toBe('66.7')
    await expect(canvas.getAllByText('Call 1.888.CLAIM.50 at once')[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove Vehicle 2' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Vehicle' }))
    await expect(await canvas.findByRole('button', { name: 'Remove Vehicle 3' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Vehicle 3' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'false'))
  },
}

export const QuickAnswers: Story = {
  name: 'Today, Yesterday, Now and Here answer when and where with one press',
  args: { path: keptReport },
  beforeEach: [
    network(withDraft('auto-in-a-hurry', 3)),
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
    await userEvent.click(canvas.getByRole('button', { name: /^Here: / }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Street, highway/ })).toHaveValue(
        '41.60012, -93.60911 (within 65 feet)',
      ),
    )
  },
}

export const AddressHere: Story = {
  name: 'Here with a geocoder: the address stands before the position, city, state and ZIP code are filled in',
  args: { path: keptReport },
  beforeEach: [
    () => {
      const place = { street: '12 Quarry Road', city: 'Lockport', state: 'IL', zip: '60441' }
      const answers = withDraft('auto-in-a-hurry', 3, { '/FNOLPlace': { Payload: place } })
      const kept = answers['/FNOLDraft'] as (query: URLSearchParams) => { Payload: StoredClaimDraft }
      delete kept(new URLSearchParams()).Payload.draft.answers['c114']
      return network(answers)()
    },
    deviceAt({ latitude: 41.60012, longitude: -93.60911, accuracy: 20 }),
  ],
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await userEvent.click(canvas.getByRole('button', { name: /^Here: / }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Street, highway/ })).toHaveValue(
        '12 Quarry Road, at 41.60012, -93.60911 (within 65 feet)',
      ),
    )
    await expect(canvas.getByRole('textbox', { name: /^City or nearest city/ })).toHaveValue('Lockport')
  },
}

export const LossInfoOnAPhone: Story = {
  name: 'Step 3 on a phone',
  args: { path: keptReport },
  beforeEach: network(withDraft('auto-in-a-hurry', 3)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Loss Info')
    await expect(canvas.queryByText('Call 1.888.CLAIM.50 at once')).toBeNull()
  },
}

export const DateOfLossTooLate: Story = {
  name: '[WIZ-030] The date of loss may not be later than the day the employer knew',
  args: { path: keptReport },
  beforeEach: network(withDraft('workers-compensation-fall', 3)),
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
  name: 'A list of up to five is buttons, a longer one stays a list',
  args: { path: keptReport },
  beforeEach: network(withDraft('auto-two-vehicles', 3)),
  play: async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    const who = canvasElement.querySelectorAll<HTMLInputElement>('input[type=radio][name="loss-c106"]')
    await expect([...who].map(({ labels }) => labels?.[0]?.textContent)).toContain('Driver')
    for (const list of canvasElement.querySelectorAll('select')) await expect(list.options.length).toBeGreaterThan(6)
  },
}

export const Severe: Story = {
  name: 'Someone was killed: the advice to call stands under the answer, is announced, and stays in the bar',
  args: { path: keptReport },
  beforeEach: network(withDraft('auto-in-a-hurry', 3)),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await stepHeading(canvas, 'Loss Info')
    await userEvent.click(canvasElement.querySelector('input[name="loss-c131"][value="yes"]') ?? document.body)
    const killed = await canvas.findByRole('radiogroup', { name: /^Was anyone killed/ })
    const yes = within(killed).getByRole('radio', { name: 'Yes' })
    await userEvent.click(yes)
    const advice = await canvas.findByText('Call 1.888.CLAIM.50 at once')
    await expect(advice.getBoundingClientRect().top - yes.getBoundingClientRect().bottom).toBeLessThan(200)
    await waitFor(() =>
      expect(canvas.getByText(/^Call 1\.888\.CLAIM\.50 at once\. Someone was killed\.$/)).toBeInTheDocument(),
    )
    await expect(canvas.getByRole('link', { name: 'Call 1.888.CLAIM.50' })).toBeVisible()
    await userEvent.click(within(killed).getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(canvas.queryByText('Call 1.888.CLAIM.50 at once')).toBeNull())
  },
}

export const Confirming: Story = {
  name: '[WIZ-013] An edit unticks the confirmation at once; a tick right after it stays',
  beforeEach: network(reportingServer()),
  play: async ({ canvas }) => {
    await chooseType(canvas, 'Auto')
    const box = canvas.getByRole('checkbox', { name: /^YES, I CONFIRM/ })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.type(canvas.getByLabelText(/^Company/), ' Inc.')
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await next(canvas) // takes over all text that is held back
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Mobile phone'])
    await expect(box).toBeChecked()
    await expect(canvas.getByLabelText(/^Company/)).toHaveValue('Ridge Freight Lines Inc.')
  },
}

export const Upload: Story = {
  name: '[WIZ-031] Step 4: files, if there are any',
  args: { path: keptReport },
  beforeEach: network(withDraft('workers-compensation-fall', 4)),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Upload')
    await expect(percent(canvas)).toBe('100')
    await expect(canvas.getByText('3.7MB / 20MB')).toBeVisible()
    await expect(canvas.getByText('photo-of-the-scene.jpg')).toBeVisible()
    await next(canvas)
    await stepHeading(canvas, 'Check your answers')
  },
}

export const CheckYourAnswers: Story = {
  name: '[WIZ-005] Step 4: the answers part by part, private ones as dots; a change comes back to where one was',
  args: { path: keptReport },
  beforeEach: network(withDraft('workers-compensation-fall', 4)),
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await expect(percent(canvas)).toBe('100')
    const parts = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(parts).toEqual(['Claim Type', 'Personal Info', 'Loss Info', 'Upload'])
    await expect(canvas.getByText('photo-of-the-scene.jpg')).toBeVisible()
    await expect(canvas.queryByText(/1120/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(canvas.getByRole('button', { name: /^Show .*Social Security|^Show .*SSN/i }))
    await expect(canvas.getByText(/1120/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change Personal Info' }))
    await stepHeading(canvas, 'Personal Info')
    await backToCheck(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change Personal Info' })).toHaveFocus())
    const personal = within(canvas.getByRole('region', { name: 'Personal Info' }))
    await userEvent.click(personal.getByRole('button', { name: 'Change ZIP code' }))
    await stepHeading(canvas, 'Personal Info')
    const zip = canvas.getByLabelText(/^ZIP code/)
    await waitFor(() => expect(zip).toHaveFocus())
    await userEvent.clear(zip)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your answers' }))
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByRole('link', { name: 'ZIP code' })).toBeVisible()
    await userEvent.type(zip, '68102')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^YES, I CONFIRM/ }))
    await backToCheck(canvas)
    const again = within(canvas.getByRole('region', { name: 'Personal Info' }))
    await waitFor(() => expect(again.getByRole('button', { name: 'Change ZIP code' })).toHaveFocus())
    await expect(again.getByText('68102')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change Upload' }))
    await stepHeading(canvas, 'Upload')
    await next(canvas)
    await stepHeading(canvas, 'Check your answers')
  },
}

export const Submitting: Story = {
  name: '[WIZ-006] While it is being sent',
  args: { path: keptReport },
  beforeEach: [network(withDraft('auto-in-a-hurry', 4)), unanswered('/FNOLSubmit2')],
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('button', { name: 'Submitting' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const ReportedAlready: Story = {
  name: 'An incident that may have been reported already: open it, or this is another one',
  args: { path: keptReport },
  beforeEach: network(withDraft('auto-in-a-hurry', 4, { '/FNOLDuplicates': { Payload: reportedAlready() } })),
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const note = within(await canvas.findByRole('alert'))
    await expect(note.getByText(/^Reported yesterday at 4:10 PM, CN112026091234567/)).toBeVisible()
    await expect(note.getByRole('link', { name: 'open it: CN112026091234567, in a new tab' })).toHaveAttribute(
      'href',
      '/report-claim/confirmation/CN112026091234567',
    )
    await expect(note.getByText(/^Claim CA-26-00417, loss of 11\/19\/2026/)).toBeVisible()
    await expect(note.getByRole('link', { name: /claim CA-26-00417/ })).toHaveAttribute('href', '/Claims/7/417')
    await userEvent.click(note.getByRole('button', { name: 'This is another one' }))
    await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
  },
}

export const Submitted: Story = {
  name: '[RPT-009] [RPT-010] [RPT-011] [RPT-012] [RPT-013] [WIZ-035] The confirmation',
  args: { path: keptReport },
  beforeEach: network(withDraft('auto-two-vehicles', 4)),
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    await waitFor(() => expect(heading).toHaveFocus())
    const slip = within(canvas.getByRole('region', { name: 'Confirmation Number' }))
    await waitFor(() => expect(slip.getByText(/^CN\d{15}$/)).toBeVisible())
    await expect(canvas.getByText('Received 11/20/2026, 3:04 PM')).toBeVisible()
    await expect(canvas.getByText('Within 24 business hours')).toBeVisible()
    await expect(canvas.getByText(/adjuster's contact and your claim number/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^claims\.operations@/ })).toBeVisible()
    await expect(canvas.getByText(/dash camera footage/)).toBeVisible()
    await toast('Claim has been Reported. A claim representative will contact you shortly.')
  },
}

export const Refused: Story = {
  name: '[WIZ-036] [WIZ-037] The server refuses: back at step 1, the answers can be restored',
  args: { path: keptReport },
  beforeEach: network(withDraft('auto-in-a-hurry', 4, { '/FNOLSubmit2': refused })),
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await stepHeading(canvas, 'Claim Type')
    await toast('Claim Report Failed')
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await expect(canvas.getByText('The policy is not one of this company. Choose another one.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore my answers' }))
    await stepHeading(canvas, 'Upload')
    await expect(canvas.getByText('photo-of-the-scene.jpg')).toBeVisible()
  },
}

export const SessionOver: Story = {
  name: '[WIZ-039] [WIZ-040] The session is over: to the start page, without a question',
  args: { path: keptReport },
  beforeEach: network(
    withDraft('auto-in-a-hurry', 4, {
      '/FNOLConfirmation': { Payload: null },
      '/FNOLSubmit2': new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } }),
    }),
  ),
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await toast('Session Time is Out. Please Log in.')
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await expect(page.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(canvas.getByText('Not sent yet. Everything you entered is kept.')).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: 'Send it now' }))
    await toast('Session Time is Out. Please Log in.')
    await canvas.findByRole('link', { name: 'Send it now' })
  },
}

export const Leaving: Story = {
  name: '[WIZ-038] Leaving an unfinished report is asked about',
  beforeEach: network(reportingServer()),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Claim Type')
    await userEvent.click(canvas.getByRole('link', { name: /home$/ }))
    const dialog = await page.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Online report has not finished. Do you want to leave the page?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('heading', { level: 2, name: 'Claim Type' })).toBeVisible()
  },
}
