import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { storeChosenCompany } from '../../src/session/chosen-company.ts'
import { companies, mockApi, settled, signedInAs } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { refused, reportingServer } from './mock-handlers.ts'

const meta = {
  title: 'Claim reporting/Email Claim',
  component: PortalStory,
  args: { path: '/report-claim/email-claim' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const page = within(document.body)

async function send(canvas: Canvas, comment: string) {
  await userEvent.type(await canvas.findByLabelText(/^What happened/), comment)
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false'))
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
}

export const Missing: Story = {
  name: '[EML-001] [EML-002] [EML-003] Answer missing',
  beforeEach: mockApi(reportingServer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Company/)).toHaveValue('Ridge Freight Lines')
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana.reyes@ridge-freight.example')
    await expect(canvas.queryByLabelText(/phone/i)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(within(await canvas.findByRole('alert')).getByRole('link', { name: 'What happened?' })).toBeVisible()
  },
}

export const AnotherCompany: Story = {
  name: '[EML-003] For another company',
  beforeEach: () => {
    const staff = signedInAs({ group: 'eMaxx', permissions: ['006-001', '000-001-001'] })
    const byId = (query: URLSearchParams) => ({
      Payload: companies.find(({ ClientId }) => String(ClientId) === query.get('ClientId')),
    })
    const restore = mockApi(reportingServer({ ...staff, '/GetClientByClientId': byId }))()
    storeChosenCompany(14)
    return restore
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Company/)).toHaveValue('St. Croix Cartage, Inc.')
    await expect(canvas.getByLabelText(/^Street/)).toHaveValue('400 Quarry Road')
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('')
  },
}

export const Sent: Story = {
  name: '[EML-005] [EML-006] Sent',
  beforeEach: mockApi(reportingServer()),
  play: async ({ canvas }) => {
    await send(canvas, 'A parked truck was scraped at exit 61.')
    await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    const toast = 'Claim has been Emailed. A claim representative will contact you shortly.'
    await waitFor(() => expect(page.getByText(toast)).toBeVisible())
  },
}

export const Refused: Story = {
  name: '[EML-007] Refused by the server',
  beforeEach: mockApi(reportingServer({ '/FNOLEmail': refused })),
  play: async ({ canvas }) => {
    await send(canvas, 'A parked truck was scraped.')
    await expect(await page.findByText('Email Claim Failed')).toBeVisible() // shown once, without a toast
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus()
    await expect(canvas.getByLabelText(/^What happened/)).toHaveValue('A parked truck was scraped.')
  },
}

let sends = 0
export const SessionOver: Story = {
  name: '[EML-009] [WIZ-040] Session ended on Send',
  parameters: { rough: { storage: 'reads browser storage' } },
  beforeEach: () => {
    sends = 0
    const done = reportingServer()['/FNOLEmail']
    return mockApi(
      reportingServer({
        '/FNOLEmail': () => (sends++ === 0 ? Response.json({ Error: { ErrorStatus: 401 } }, { status: 401 }) : done),
        '/FNOLConfirmation': () => (sends < 2 ? { Payload: null } : reportingServer()['/FNOLConfirmation']),
      }),
    )()
  },
  play: async ({ canvas }) => {
    await send(canvas, 'A parked truck was scraped.')
    await canvas.findByText('Not sent yet. Everything you entered is kept.')
    await waitFor(() => expect(page.getByText('Session Time is Out. Please Log in.')).toBeVisible())
    const key = Object.keys(sessionStorage).find((each) => each.includes('form.email-claim'))
    const stored = JSON.parse(sessionStorage.getItem(key ?? '') ?? '') as object
    await expect(stored).toMatchObject({ comment: 'A parked truck was scraped.' })
    await expect(stored).not.toHaveProperty('company')
    await userEvent.click(canvas.getByRole('link', { name: 'Send it now' }))
    await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    await expect(sends).toBe(2)
    await expect(Object.keys(sessionStorage).filter((each) => each.includes('email-claim'))).toEqual([])
  },
}

export const RefusedByStatus: Story = {
  name: 'Refused with status 400',
  beforeEach: mockApi(
    reportingServer({
      '/FNOLEmail': Response.json(
        { Error: { ErrorStatus: 400, ErrorMessage: 'The form is closed.' } },
        { status: 400 },
      ),
    }),
  ),
  play: async ({ canvas }) => {
    await send(canvas, 'A parked truck was scraped.')
    await expect(await page.findByText('Email Claim Failed')).toBeVisible()
    await expect(canvas.getByText('The form is closed.')).toBeVisible()
    await expect(page.queryByText('Session Time is Out. Please Log in.')).toBeNull()
  },
}

export const Leaving: Story = {
  name: '[EML-008] Prompt before leaving',
  beforeEach: mockApi(reportingServer()),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^What happened/)
    await userEvent.click(canvas.getByRole('link', { name: /home$/ }))
    const dialog = await page.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Email has not been sent. Do you want to leave the page?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
  },
}

const leave = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('link', { name: /home$/ }))
  await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
  await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
}

export const LeftUnsent: Story = {
  name: 'Unsent email claim on the dashboard',
  beforeEach: mockApi(reportingServer()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/^What happened/))
    await leave(canvas)
    await expect(canvas.queryByText(/unsent email claim/)).toBeNull()
    await userEvent.click(canvas.getAllByRole('link', { name: 'Report Claim' })[0]!)
    await userEvent.click(await canvas.findByRole('link', { name: /^Email Send/ }))
    await userEvent.type(await canvas.findByLabelText(/^What happened/), 'A parked truck was scraped.')
    await leave(canvas)
    await waitFor(() => expect(canvas.getByText(/^You have an unsent email claim\./)).toBeVisible())
    await userEvent.click(canvas.getByRole('link', { name: 'Continue the email claim' }))
    await expect(await canvas.findByLabelText(/^What happened/)).toHaveValue('A parked truck was scraped.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByRole('heading', { level: 1, name: 'Your claim was submitted' })
    await userEvent.click(canvas.getByRole('link', { name: /home$/ }))
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await expect(canvas.queryByText(/unsent email claim/)).toBeNull()
  },
}
