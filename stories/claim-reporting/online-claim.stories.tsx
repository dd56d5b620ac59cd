import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { draftPath, reportingServer, unanswered, withDraft } from './mock-handlers.ts'
import { chooseType, next, percent, stepHeading } from './wizard-actions.ts'

const meta = {
  title: 'Claim reporting/Online Claim',
  component: PortalStory,
  args: { path: '/report-claim/online-claim' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: 'Loading',
  beforeEach: [mockApi(reportingServer()), unanswered('/GetFNOLControls')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the claim form')).toBeInTheDocument()
  },
}

export const FailedToLoad: Story = {
  name: 'Form could not be loaded',
  beforeEach: mockApi(reportingServer({ '/GetFNOLControls': null })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The claim form could not be loaded' })
    await expect(canvas.getByRole('link', { name: /Report by phone/ })).toHaveAttribute('href', 'tel:+18882524650')
  },
}

export const ClaimType: Story = {
  name: '[WIZ-001] [WIZ-004] [WIZ-007] Step 1: type missing',
  beforeEach: mockApi(reportingServer()),
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

export const PreviousAndNext: Story = {
  name: '[WIZ-003] Previous and Next',
  beforeEach: mockApi(reportingServer()),
  play: async ({ canvas }) => {
    await chooseType(canvas, 'Auto')
    await stepHeading(canvas, 'Personal Info')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await stepHeading(canvas, 'Claim Type')
    await expect(canvas.queryByRole('button', { name: 'Previous' })).toBeNull()
  },
}

export const PersonalInfo: Story = {
  name: '[WIZ-009] [WIZ-013] [WIZ-014] [WIZ-020] Step 2: prefilled, not confirmed',
  beforeEach: mockApi(reportingServer()),
  play: async ({ canvas }) => {
    await chooseType(canvas, 'Auto')
    await expect(percent(canvas)).toBe('33.4')
    await expect(
      canvas.getByText(/^Next: \d\d required questions about the loss \(about \d minutes\)\.$/),
    ).toBeVisible()
    const fields = ['Company', 'Email', 'Mobile phone', 'Policy number', 'Street', 'City', 'State', 'ZIP code']
    for (const label of fields) await expect(canvas.getByLabelText(new RegExp(`^${label}\\b`))).toBeVisible()
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana.reyes@ridge-freight.example')
    await expect(canvas.getByLabelText(/^Policy number/)).toHaveValue('CA-2026-0312')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Personal Info' })).toHaveFocus()
    await expect(
      canvas.getByRole('checkbox', { name: /YES, I CONFIRM THAT THE ABOVE INFORMATION IS CORRECT/ }),
    ).not.toBeChecked()
  },
}

export const StepFailed: Story = {
  name: 'Step that fails to render',
  beforeEach: [
    mockApi(reportingServer()),
    () => {
      const { error } = console
      console.error = () => undefined // React logs the error that the page then shows
      return () => {
        console.error = error
      }
    },
  ],
  play: async ({ canvas, canvasElement }) => {
    await chooseType(canvas, 'Property')
    await userEvent.type(canvas.getByLabelText(/^Mobile phone/), '2015550123')
    canvasElement.querySelector('[id^=personal]')?.closest('form > div > div')?.remove()
    await next(canvas) // the error summary is inserted before removed fields
    const failure = within(await canvas.findByRole('alert'))
    await expect(failure.getByText(/Everything you entered is kept/)).toBeVisible()
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }))
    await stepHeading(canvas, 'Personal Info')
    await expect(canvas.getByLabelText(/^Mobile phone/)).toHaveValue('2015550123')
    await expect(percent(canvas)).toBe('33.4')
  },
}

export const WrongPersonalInfo: Story = {
  name: '[WIZ-011] [WIZ-012] Step 2: invalid email and phone',
  beforeEach: mockApi(reportingServer()),
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

export const Confirming: Story = {
  name: '[WIZ-013] An edit clears the confirmation',
  beforeEach: mockApi(reportingServer()),
  play: async ({ canvas }) => {
    await chooseType(canvas, 'Auto')
    const box = canvas.getByRole('checkbox', { name: /^YES, I CONFIRM/ })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.type(canvas.getByLabelText(/^Company/), ' Inc.')
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await next(canvas) // commits all typed text
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Mobile phone'])
    await expect(box).toBeChecked()
    await expect(canvas.getByLabelText(/^Company/)).toHaveValue('Ridge Freight Lines Inc.')
  },
}

export const Upload: Story = {
  name: '[WIZ-001] [WIZ-005] [WIZ-031] Step 4',
  args: { path: draftPath },
  beforeEach: mockApi(withDraft('workers-compensation-fall', 4)),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Upload')
    await expect(percent(canvas)).toBe('100')
    await expect(canvas.getByText('3.7MB / 20MB')).toBeVisible()
    await expect(canvas.getByText('photo-of-the-scene.jpg')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Check your answers' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible()
  },
}

export const Leaving: Story = {
  name: '[WIZ-038] Prompt before leaving',
  beforeEach: mockApi(reportingServer()),
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Claim Type')
    await userEvent.click(canvas.getByRole('link', { name: /home$/ }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Online report has not finished. Do you want to leave the page?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('heading', { level: 2, name: 'Claim Type' })).toBeVisible()
  },
}
