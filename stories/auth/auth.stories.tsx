import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { tabTexts } from '../../src/browser-storage.ts'
import { mockApi, settled, signedInAs } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { choose, done, longPassword, neverAnswered, refused } from './auth-steps.ts'

const meta = {
  title: 'Shell/Auth',
  component: PortalStory,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

/** Fills in and submits the login form. */
async function logIn(canvas: ReturnType<typeof within>, password = longPassword) {
  await userEvent.type(await canvas.findByLabelText('Email'), 'dana.reyes@ridge-freight.example')
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
}

export const Landing: Story = {
  name: '[AUT-002] [AUT-003] Landing page',
  args: { path: '/' },
  beforeEach: mockApi({}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /maximizing insurance through technology and risk management/i })
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(canvas.queryByRole('button', { name: 'Log Out' })).toBeNull()
  },
}

export const LoginForm: Story = {
  name: '[AUT-004] [AUT-005] Login form',
  beforeEach: mockApi({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('type', 'submit')
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot')
  },
}

const signIns: Record<string, string>[] = []

export const Login: Story = {
  name: '[AUT-006] [AUT-007] [AUT-009] Login succeeds',
  beforeEach: () => {
    signIns.length = 0
    const { '/checkAuth': answer, ...rest } = signedInAs()
    const restore = mockApi({
      ...rest,
      '/checkAuth': answer,
      '/LogOn': async (_: URLSearchParams, request: Request) => {
        signIns.push(Object.fromEntries(new URLSearchParams(await request.text())))
        return { access_token: 'fresh', token_type: 'bearer', expires_in: 1_800 }
      },
    })()
    tabTexts.clear()
    return restore
  },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await expect(tabTexts.get('member-portal.token')).toBe('fresh')
    const username = 'dana.reyes@ridge-freight.example'
    await expect(signIns).toMatchObject([{ username, password: longPassword, grant_type: 'password' }])
  },
}

export const Refused: Story = {
  name: '[AUT-008] Wrong password',
  beforeEach: mockApi({ '/LogOn': refused(401, 'Sign in again.') }),
  play: async ({ canvas }) => {
    await logIn(canvas)
    const summary = await canvas.findByRole('alert')
    await expect(within(summary).getByText('Invalid Username or Password', { selector: 'p, p *' })).toBeVisible()
    await expect(summary).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveValue('dana.reyes@ridge-freight.example')
  },
}

export const TooManyTries: Story = {
  name: 'Too many attempts',
  beforeEach: mockApi({ '/LogOn': refused(429, 'Too many attempts. Wait 10 minutes.') }),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await canvas.findByText('Too many attempts. Wait 10 minutes.')
  },
}

export const LoginWithoutServer: Story = {
  name: 'Server not reachable',
  beforeEach: mockApi({}),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await canvas.findByText(/could not be reached/)
    await expect(canvas.getByLabelText('Password')).toHaveValue(longPassword)
  },
}

export const NothingTyped: Story = {
  name: 'Missing fields',
  beforeEach: mockApi({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter your password' }))
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}

export const ForgotPending: Story = {
  name: '[AUT-011] Requesting a link',
  args: { path: '/forgot' },
  beforeEach: mockApi({ '/ForgotPassword': neverAnswered }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'dana.reyes@ridge-freight.example{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send link' })).toHaveAttribute('aria-busy', 'true'))
  },
}

export const ResetPending: Story = {
  name: '[AUT-023] Saving a new password',
  args: { path: '/reset/a-token' },
  beforeEach: mockApi({
    '/IsPasswordLinkGood': { Payload: true },
    '/ResetPassword': () => new Promise((resolve) => setTimeout(() => resolve(done), 500)),
  }),
  play: async ({ canvas }) => {
    await choose(canvas, longPassword)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true'))
    await canvas.findByRole('link', { name: 'Okay' })
    await expect(canvas.queryByRole('button', { name: 'Saving' })).toBeNull()
  },
}

export const ForgotSent: Story = {
  name: '[AUT-013] [AUT-014] Link requested',
  args: { path: '/forgot' },
  beforeEach: mockApi({ '/ForgotPassword': done }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'dana.reyes@ridge-freight.example{Enter}')
    await canvas.findByText('Please check your email for further instructions on how to reset your password.')
    await within(canvasElement.ownerDocument.body).findByText('Password Reset Request Sent')
  },
}

const requests: (string | null)[][] = []

export const ForgotPasted: Story = {
  name: '[AUT-010] [AUT-012] Invalid and pasted email addresses',
  args: { path: '/forgot' },
  beforeEach: () => {
    requests.length = 0
    return mockApi({
      '/ForgotPassword': (query: URLSearchParams) => {
        requests.push([query.get('email'), query.get('origin')])
        return { Error: { ErrorStatus: 1, ErrorMessage: null } }
      },
    })()
  },
  play: async ({ canvas, canvasElement }) => {
    const email = await canvas.findByLabelText('Email')
    const send = canvas.getByRole('button', { name: 'Send link' })
    await userEvent.type(email, 'a,b@ridge-freight.example')
    await userEvent.click(send)
    await waitFor(() => expect(email).toHaveAccessibleErrorMessage('Please enter a valid email address.'))
    await userEvent.clear(email)
    await userEvent.type(email, '<dana@ridge-freight.example>;')
    await userEvent.click(send)
    await canvas.findByText('There was an error processing your request. Please try again.')
    await expect(requests).toEqual([['dana@ridge-freight.example', window.location.origin]])
    await expect(email).toHaveValue('dana@ridge-freight.example')
    await within(canvasElement.ownerDocument.body).findByText('Error Processing Password Reset Request')
  },
}

export const ForgotFailed: Story = {
  name: '[AUT-015] [AUT-016] Request fails',
  args: { path: '/forgot' },
  beforeEach: mockApi({ '/ForgotPassword': { Error: { ErrorStatus: 1, ErrorMessage: null } } }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'dana.reyes@ridge-freight.example{Enter}')
    await canvas.findByText('There was an error processing your request. Please try again.')
    await within(canvasElement.ownerDocument.body).findByText('Error Processing Password Reset Request')
  },
}

export const AgreeToACopy: Story = {
  name: 'Copy of an acknowledgement',
  args: { path: '/confirm-copy/token' },
  beforeEach: mockApi({ '/ConfirmCopy': done }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a copy' }))
    await canvas.findByText('We are sending you a copy')
  },
}

export const KeepDraftsExpired: Story = {
  name: 'Expired link to unfinished reports',
  args: { path: '/keep-drafts/token' },
  beforeEach: mockApi({ '/KeepDrafts': { Error: { ErrorStatus: 1, ErrorMessage: 'This link has expired.' } } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/get back the claim reports/)
    await userEvent.click(canvas.getByRole('button', { name: 'The account is still mine' }))
    await canvas.findByText('This link has expired.')
  },
}
