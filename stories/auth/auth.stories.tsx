import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { network, settled, signedInAs } from '../shell/network.ts'
import { PortalStory } from '../shell/portal-story.tsx'

const meta = {
  title: 'Shell/Auth',
  component: PortalStory,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const refused = (status: number, ErrorMessage: string) =>
  Response.json({ Error: { ErrorStatus: status, ErrorMessage } }, { status })
const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const longPassword = 'lantern river oak'

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

export const Login: Story = {
  name: '[AUT-007] [AUT-009] Signing in keeps the token and opens the portal',
  beforeEach: () => {
    const { '/checkAuth': answer, ...rest } = signedInAs()
    const restore = network({
      ...rest,
      '/checkAuth': answer,
      '/LogOn': { access_token: 'fresh', token_type: 'bearer', expires_in: 1_800 },
    })()
    sessionStorage.clear()
    return restore
  },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await expect(sessionStorage.getItem('member-portal.token')).toBe('fresh')
  },
}

export const Refused: Story = {
  name: '[AUT-008] A wrong password; what was typed stays',
  beforeEach: network({ '/LogOn': refused(401, 'Sign in again.') }),
  play: async ({ canvas }) => {
    await logIn(canvas)
    const summary = await canvas.findByRole('alert')
    await expect(within(summary).getByText('Invalid Username or Password', { selector: 'p' })).toBeVisible()
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
  name: 'The server is down at login; what was typed stays',
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

const neverAnswered = () => new Promise(() => undefined)

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
    '/ResetPassword': () => new Promise((resolve) => setTimeout(() => resolve(done), 500)),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), longPassword)
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${longPassword}{Enter}`)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Reset Password' })).toHaveAttribute('aria-busy', 'true'),
    )
    await canvas.findByRole('link', { name: 'Okay' })
    await expect(canvas.queryByRole('button', { name: 'Reset Password' })).toBeNull()
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

export const Reset: Story = {
  name: '[AUT-020] [AUT-024] [AUT-026] [AUT-027] Resetting a password',
  args: { path: '/reset/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: true }, '/ResetPassword': done }),
  play: async ({ canvas, canvasElement }) => {
    const send = await canvas.findByRole('button', { name: 'Reset Password' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByLabelText('New password'), longPassword)
    await userEvent.type(canvas.getByLabelText('Confirm password'), longPassword)
    await expect(send).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(send)
    await expect(await canvas.findByRole('link', { name: 'Okay' })).toHaveAttribute('href', '/login')
    const texts = await within(canvasElement.ownerDocument.body).findAllByText('Password reset successfully')
    await expect(texts.length).toBeGreaterThan(0)
  },
}

export const Setup: Story = {
  name: '[AUT-018] [AUT-021] [AUT-025] Setting a password that the server refuses',
  args: { path: '/setup/a-token' },
  beforeEach: network({
    '/ResetPassword': { Error: { ErrorStatus: 1, ErrorMessage: 'This password is too common. Choose another.' } },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Set Password' })
    await canvas.findByText(/At least 12 characters/)
    await userEvent.type(canvas.getByLabelText('New password'), longPassword)
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${longPassword}{Enter}`)
    await canvas.findByText('There was an error processing your request. Please try again.')
    await canvas.findByText('This password is too common. Choose another.')
    await within(canvasElement.ownerDocument.body).findByText('Error processing password set request')
  },
}

export const ResetFails: Story = {
  name: '[AUT-025] Resetting a password that fails says so, and what was typed stays',
  args: { path: '/reset/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: true }, '/ResetPassword': null }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), longPassword)
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${longPassword}{Enter}`)
    await canvas.findByText('There was an error processing your request. Please try again.')
    await within(canvasElement.ownerDocument.body).findByText('Error processing password reset request')
    await expect(canvas.getByLabelText('New password')).toHaveValue(longPassword)
  },
}

export const SetupDone: Story = {
  name: '[AUT-024] Setting the first password',
  args: { path: '/setup/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: true }, '/ResetPassword': done }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), longPassword)
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${longPassword}{Enter}`)
    await canvas.findByRole('link', { name: 'Okay' })
    const texts = await within(canvasElement.ownerDocument.body).findAllByText('Password set successfully')
    await expect(texts.length).toBeGreaterThan(0)
  },
}

export const DeadLink: Story = {
  name: 'A reset link that is over says so before anything is typed, and leads to a new one',
  args: { path: '/reset/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: false } }),
  play: async ({ canvas }) => {
    await canvas.findByText('This link is no longer good')
    await canvas.findByText(/within one hour of its mail/)
    await expect(canvas.queryByLabelText('New password')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot')
  },
}

export const LinkNotTold: Story = {
  name: 'Where the server does not tell whether a link is good, the form shows',
  args: { path: '/setup/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': refused(404, 'There is no such call.') }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('New password')
    await expect(canvas.queryByText('This link is no longer good')).toBeNull()
  },
}

export const LookingAtTheLink: Story = {
  name: 'While a link is looked at, the outline of the form stands',
  args: { path: '/setup/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': neverAnswered }),
  play: async ({ canvas }) => {
    await canvas.findByText('Looking at the link')
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
