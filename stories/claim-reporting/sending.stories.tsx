import { confirmationPattern } from '@captive/form-engine/claim'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { mockUploads } from '../documents/mock-uploads.ts'
import { mockApi, settled, signedInAs } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { draftPath, refused, possibleDuplicates, unanswered, withDraft } from './mock-handlers.ts'
import { returnToCheck, checkAnswers, percent, stepHeading } from './wizard-actions.ts'

const meta = {
  title: 'Claim reporting/Submit',
  component: PortalStory,
  args: { path: draftPath },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
const toast = (text: string) => waitFor(() => expect(page.getByText(text)).toBeVisible())

export const CheckYourAnswers: Story = {
  name: '[WIZ-005] Step 4: answers to check and change',
  beforeEach: mockApi(withDraft('workers-compensation-fall', 4)),
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await expect(percent(canvas)).toBe('100')
    const steps = canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
    await expect(steps).toEqual(['Claim Type', 'Personal Info', 'Loss Info'])
    await expect(canvas.getByText('photo-of-the-scene.jpg')).toBeVisible()
    await expect(canvas.queryByText(/1120/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(canvas.getByRole('button', { name: /^Show .*Social Security|^Show .*SSN/i }))
    await expect(canvas.getByText(/1120/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change Personal Info' }))
    await stepHeading(canvas, 'Personal Info')
    await returnToCheck(canvas)
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
    await returnToCheck(canvas)
    const again = within(canvas.getByRole('region', { name: 'Personal Info' }))
    await waitFor(() => expect(again.getByRole('button', { name: 'Change ZIP code' })).toHaveFocus())
    await expect(again.getByText('68102')).toBeVisible()
  },
}

/** Replaces XMLHttpRequest, which uploads files, with one that never ends. */
function endlessUploads() {
  const { XMLHttpRequest } = window
  window.XMLHttpRequest = class {
    upload = {}
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {}
  } as unknown as typeof XMLHttpRequest
  return () => {
    window.XMLHttpRequest = XMLHttpRequest
  }
}

export const FileUploading: Story = {
  name: 'Submit while a file is uploading',
  beforeEach: [mockApi(withDraft('auto-in-a-hurry', 4)), endlessUploads],
  play: async ({ canvas, canvasElement }) => {
    await checkAnswers(canvas)
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]') ?? document.body
    await userEvent.upload(chooser, new File(['film'], 'film.mp4'))
    const submit = canvas.getByRole('button', { name: 'Submit' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(submit)
    await waitFor(() => expect(canvas.getByText('Some files are still uploading')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel film.mp4' }))
    await waitFor(() => expect(canvas.queryByText('Some files are still uploading')).toBeNull())
    await checkAnswers(canvas)
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'false')
  },
}

export const Submitting: Story = {
  name: '[WIZ-006] Submitting',
  beforeEach: [mockApi(withDraft('auto-in-a-hurry', 4)), unanswered('/FNOLSubmit2')],
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('button', { name: 'Submitting' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText(/^The server has not responded yet/)).toBeNull()
    const words = 'The server has not responded yet. We will keep trying. Your answers are kept.'
    await expect(await canvas.findByText(words, {}, { timeout: 8_000 })).toBeVisible()
  },
}

/** A duplicate report and a duplicate claim, for a person with these permissions. */
const withDuplicates = (codes: readonly string[]) =>
  mockApi(
    withDraft('auto-in-a-hurry', 4, {
      ...signedInAs({ permissions: ['006-001', ...codes] }),
      '/FNOLDuplicates': { Payload: possibleDuplicates() },
    }),
  )

export const ReportedAlready: Story = {
  name: '[PRM-073] Possible duplicates',
  beforeEach: withDuplicates(['004', '004-001', '004-001-002']),
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const note = within(await canvas.findByRole('alert'))
    await expect(note.getByText(/^Reported yesterday at 4:10 PM, CN112026091234567/)).toBeVisible()
    await expect(note.getByRole('link', { name: 'Open report CN112026091234567 in a new tab' })).toHaveAttribute(
      'href',
      '/report-claim/confirmation/CN112026091234567',
    )
    await expect(note.getByText(/^Claim CA-26-00417, loss on 11\/19\/2026/)).toBeVisible()
    const claim = note.getByRole('link', { name: /^Open claim CA-26-00417/ })
    await expect(claim).toHaveAttribute('href', '/Claims/7/417')
    await expect(claim).toHaveAttribute('target', '_blank')
    await userEvent.click(note.getByRole('button', { name: 'This is a different incident' }))
    await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
  },
}

export const ReportedWithoutClaims: Story = {
  name: '[PRM-004] [PRM-073] Possible duplicate without permission for its page',
  beforeEach: withDuplicates(['001', '001-007', '004']),
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const note = within(await canvas.findByRole('alert'))
    const claim = await note.findByRole('link', { name: /^Open claim CA-26-00417/ })
    await expect(claim).toHaveAttribute('aria-disabled', 'true')
    await expect(claim).not.toHaveAttribute('href')
  },
}

export const Submitted: Story = {
  name: '[RPT-009] [RPT-010] [RPT-011] [RPT-012] [RPT-013] [WIZ-035] Submitted',
  beforeEach: mockApi(withDraft('auto-two-vehicles', 4)),
  play: async ({ canvas }) => {
    await checkAnswers(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    await waitFor(() => expect(heading).toHaveFocus())
    const slip = within(canvas.getByRole('region', { name: 'Confirmation Number' }))
    await waitFor(() => expect(slip.getByText(confirmationPattern('online'))).toBeVisible())
    await expect(slip.getByText('Confirmation Number')).toBeVisible()
    await expect(canvas.getByText('Received 11/20/2026, 3:04 PM')).toBeVisible()
    await expect(canvas.getByText('Within 24 business hours')).toBeVisible()
    await expect(canvas.getByText(/your claim number and how to reach your adjuster/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^claims\.operations@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:claims\.operations@captive\.example\?subject=CN\d{15}$/),
    )
    await expect(canvas.getByText(/dash camera footage/)).toBeVisible()
    await toast('Claim has been Reported. A claim representative will contact you shortly.')
  },
}

export const Refused: Story = {
  name: '[WIZ-036] [WIZ-037] Refused by the server',
  beforeEach: mockApi(withDraft('auto-in-a-hurry', 4, { '/FNOLSubmit2': refused })),
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
  name: '[WIZ-039] [WIZ-040] Session ended on Submit',
  beforeEach: mockApi(
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

const withUploadResponse = (status: number, message: string) =>
  mockUploads(status, { Error: { ErrorStatus: status, ErrorMessage: message } })

const chooserIn = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>('input[type=file][multiple]') ?? document.body

export const FileRefused: Story = {
  name: 'File refused by the server',
  beforeEach: [
    mockApi(withDraft('auto-in-a-hurry', 4)),
    withUploadResponse(415, 'It is a program, and those are not accepted.'),
  ],
  play: async ({ canvas, canvasElement }) => {
    await checkAnswers(canvas)
    await userEvent.upload(chooserIn(canvasElement), new File(['bytes'], 'event.dav'))
    const refusal = within(await canvas.findByRole('alert'))
    await expect(refusal.getByText('event.dav')).toBeVisible()
    await expect(refusal.getByText('It is a program, and those are not accepted')).toBeVisible()
    await expect(page.queryByText('Session Time is Out. Please Log in.')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'false')
  },
}

export const ProgramRefused: Story = {
  name: 'Program refused before upload',
  beforeEach: [mockApi(withDraft('auto-in-a-hurry', 4)), endlessUploads],
  play: async ({ canvas, canvasElement }) => {
    await checkAnswers(canvas)
    await userEvent.upload(chooserIn(canvasElement), [new File(['MZ'], 'setup.exe'), new File(['PK'], 'photos.zip')])
    const refusal = within(await canvas.findByRole('alert'))
    await expect(refusal.getByText('setup.exe')).toBeVisible()
    await expect(refusal.getByText(/^It is a Windows program/)).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photos.zip' })).toBeVisible()
  },
}

export const SessionOverAtFile: Story = {
  name: '[UPL-019] Session ended during an upload',
  beforeEach: [mockApi(withDraft('auto-in-a-hurry', 4)), withUploadResponse(401, 'Log in.')],
  play: async ({ canvas, canvasElement }) => {
    await checkAnswers(canvas)
    await userEvent.upload(chooserIn(canvasElement), new File(['bytes'], 'event.dav'))
    await toast('Session Time is Out. Please Log in.')
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await expect(canvas.queryByRole('link', { name: 'Send it now' })).toBeNull()
    await userEvent.click(await canvas.findByRole('link', { name: 'Continue the report' }))
    await checkAnswers(canvas)
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible()
  },
}
