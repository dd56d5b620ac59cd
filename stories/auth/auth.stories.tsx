import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { tabTexts } from '../../src/browser-storage.ts'
import { network, settled, signedInAs } from '../shell/network.ts'
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

/** Types into the login form and sends it. */
async function logIn(canvas: ReturnType<typeof within>, password = longPassword) {
  await userEvent.type(await canvas.findByLabelText('Email'), 'dana.reyes@ridge-freight.example')
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
}

export const Landing: Story = {
  name: '[AUT-002] [AUT-003] The landing page: tagline and login',
  args: { path: '/' },
  beforeEach: network({}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /maximizing insurance through technology and risk management/i })
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(canvas.queryByRole('button', { name: 'Log Out' })).toBeNull()
  },
}

export const LoginForm: Story = {
  name: '[AUT-004] [AUT-005] Login asks for an email and a password, and leads on to a forgotten one',
  beforeEach: network({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('type', 'submit')
    await expect(canvas.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot')
  },
}

const given: Record<string, string>[] = []

export const Login: Story = {
  name: '[AUT-006] [AUT-007] [AUT-009] Signing in keeps the token and opens the portal',
  beforeEach: () => {
    given.length = 0
    const { '/checkAuth': answer, ...rest } = signedInAs()
    const restore = network({
      ...rest,
      '/checkAuth': answer,
      '/LogOn': async (_: URLSearchParams, request: Request) => {
        given.push(Object.fromEntries(new URLSearchParams(await request.text())))
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
    await expect(given).toMatchObject([{ username, password: longPassword, grant_type: 'password' }])
  },
}

export const Refused: Story = {
  name: '[AUT-008] A wrong password keeps the typed email and password',
  beforeEach: network({ '/LogOn': refused(401, 'Sign in again.') }),
  play: async ({ canvas }) => {
    await logIn(canvas)
    const summary = await canvas.findByRole('alert')
    await expect(within(summary).getByText('Invalid Username or Password', { selector: 'p, p *' })).toBeVisible()
    await expect(summary).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveValue('dana.reyes@ridge-freight.example')
  },
}

export const TooManyTries: Story = {
  name: 'Too many tries: the sentence of the server',
  beforeEach: network({ '/LogOn': refused(429, 'Too many tries. Wait 10 minutes.') }),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await canvas.findByText('Too many tries. Wait 10 minutes.')
  },
}

export const LoginWithoutServer: Story = {
  name: 'Server down at login: the typed email and password are kept',
  beforeEach: network({}),
  play: async ({ canvas }) => {
    await logIn(canvas)
    await canvas.findByText(/could not be reached/)
    await expect(canvas.getByLabelText('Password')).toHaveValue(longPassword)
  },
}

export const NothingTyped: Story = {
  name: 'Nothing typed: each missing field is named and linked',
  beforeEach: network({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter your password' }))
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}

export const ForgotUnderWay: Story = {
  name: '[AUT-011] While the request for a link is under way, its button is busy',
  args: { path: '/forgot' },
  beforeEach: network({ '/ForgotPassword': neverAnswered }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'dana.reyes@ridge-freight.example{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send the link' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const ResetUnderWay: Story = {
  name: '[AUT-023] While the new password is under way, its button is busy; then the result is told',
  args: { path: '/reset/a-token' },
  beforeEach: network({
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
  name: '[AUT-013] [AUT-014] A reset link was asked for',
  args: { path: '/forgot' },
  beforeEach: network({ '/ForgotPassword': done }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'dana.reyes@ridge-freight.example{Enter}')
    await canvas.findByText('Please check your email for further instructions on how to reset your password.')
    await within(canvasElement.ownerDocument.body).findByText('Password Reset Request Sent')
  },
}

const askedFor: (string | null)[][] = []

export const ForgotPasted: Story = {
  name: '[AUT-010] [AUT-012] A request for a new password sends the cleaned address and the portal origin; an invalid address is refused',
  args: { path: '/forgot' },
  beforeEach: () => {
    askedFor.length = 0
    return network({
      '/ForgotPassword': (query: URLSearchParams) => {
        askedFor.push([query.get('email'), query.get('origin')])
        return { Error: { ErrorStatus: 1, ErrorMessage: null } }
      },
    })()
  },
  play: async ({ canvas, canvasElement }) => {
    const email = await canvas.findByLabelText('Email')
    const send = canvas.getByRole('button', { name: 'Send the link' })
    await userEvent.type(email, 'a,b@ridge-freight.example')
    await userEvent.click(send)
    await waitFor(() => expect(email).toHaveAccessibleErrorMessage('Please enter a valid email address.'))
    await userEvent.clear(email)
    await userEvent.type(email, '<dana@ridge-freight.example>;')
    await userEvent.click(send)
    await canvas.findByText('There was an error processing your request. Please try again.')
    await expect(askedFor).toEqual([['dana@ridge-freight.example', window.location.origin]])
    await expect(email).toHaveValue('dana@ridge-freight.example')
    await within(canvasElement.ownerDocument.body).findByText('Error Processing Password Reset Request')
  },
}

export const ForgotFailed: Story = {
  name: '[AUT-015] [AUT-016] Asking for a reset link failed',
  args: { path: '/forgot' },
  beforeEach: network({ '/ForgotPassword': { Error: { ErrorStatus: 1, ErrorMessage: null } } }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'dana.reyes@ridge-freight.example{Enter}')
    await canvas.findByText('There was an error processing your request. Please try again.')
    await within(canvasElement.ownerDocument.body).findByText('Error Processing Password Reset Request')
  },
}

export const AgreeToACopy: Story = {
  name: 'A mailed link asks before it acts, and is answered',
  args: { path: '/confirm-copy/token' },
  beforeEach: network({ '/ConfirmCopy': done }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a copy' }))
    await canvas.findByText('The copy is on its way')
  },
}

export const KeepDraftsOver: Story = {
  name: 'A mailed link that is no longer good says so',
  args: { path: '/keep-drafts/token' },
  beforeEach: network({ '/KeepDrafts': { Error: { ErrorStatus: 1, ErrorMessage: 'This link is no longer good.' } } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/gets back the claim reports/)
    await userEvent.click(canvas.getByRole('button', { name: 'The account is still mine' }))
    await canvas.findByText('This link is no longer good.')
  },
}
