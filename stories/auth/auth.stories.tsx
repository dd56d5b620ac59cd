import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { tabTexts } from '../../src/browser-storage.ts'
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

/** Types a new password into both fields of its form. */
async function choose(canvas: ReturnType<typeof within>, password: string, confirm = password) {
  await userEvent.type(await canvas.findByLabelText(/^New password/), password)
  await userEvent.type(canvas.getByLabelText(/^Confirm password/), confirm)
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
    tabTexts.clear()
    return restore
  },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await canvas.findByRole('heading', { level: 1, name: 'Ridge Freight Lines' })
    await expect(tabTexts.get('member-portal.token')).toBe('fresh')
  },
}

export const Refused: Story = {
  name: '[AUT-008] A wrong password; what was typed stays',
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

const askedFor: string[] = []

export const ForgotPasted: Story = {
  name: '[AUT-010] An address is asked for without what was pasted along; what is none is refused',
  args: { path: '/forgot' },
  beforeEach: () => {
    askedFor.length = 0
    return network({
      '/ForgotPassword': (query: URLSearchParams) => {
        askedFor.push(query.get('email') ?? '')
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
    await expect(askedFor).toEqual(['dana@ridge-freight.example'])
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

export const Reset: Story = {
  name: '[AUT-020] [AUT-024] [AUT-026] [AUT-027] Resetting a password',
  args: { path: '/reset/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: true }, '/ResetPassword': done }),
  play: async ({ canvas, canvasElement }) => {
    const send = await canvas.findByRole('button', { name: 'Reset Password' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await choose(canvas, longPassword)
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(send)
    await expect(await canvas.findByRole('link', { name: 'Okay' })).toHaveAttribute('href', '/login')
    const texts = await within(canvasElement.ownerDocument.body).findAllByText('Password reset successfully')
    await expect(texts).toHaveLength(1) // in one place, without a toast
  },
}

export const NoPassword: Story = {
  name: '[AUT-019] [AUT-020] Nothing typed: nothing is sent, and each missing field is named and linked',
  args: { path: '/reset/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: true } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Password' }))
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: 'Confirm password' }))
    await expect(canvas.getByLabelText(/^Confirm password/)).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: 'New password' }))
    await expect(canvas.getByLabelText(/^New password/)).toHaveFocus()
  },
}

export const TwoPasswords: Story = {
  name: '[AUT-019] [AUT-021] What is wrong is said at its field once it is left, and nothing typed is taken away',
  args: { path: '/setup/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: true } }),
  play: async ({ canvas }) => {
    await choose(canvas, 'lantern', 'lantern river')
    const [password, confirm] = [canvas.getByLabelText(/^New password/), canvas.getByLabelText(/^Confirm password/)]
    await waitFor(() => expect(password).toHaveAccessibleErrorMessage('Use at least 12 characters'))
    await userEvent.tab()
    await waitFor(() => expect(confirm).toHaveAccessibleErrorMessage('The two passwords are not the same'))
    await userEvent.type(password, ' river')
    await waitFor(() => expect(confirm).not.toBeInvalid())
    await expect(confirm).toHaveValue('lantern river')
    await expect(password).toBeValid()
  },
}

export const PasswordShown: Story = {
  name: 'Each new password is hidden until its button is pressed, offered to password managers and kept nowhere',
  parameters: { rough: { storage: 'looks into the storage of the browser' } },
  args: { path: '/setup/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: true } }),
  play: async ({ canvas }) => {
    await choose(canvas, longPassword)
    for (const label of ['New password', 'Confirm password']) {
      const field = canvas.getByLabelText(new RegExp(`^${label}`))
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await expect(field).toHaveAttribute('spellcheck', 'false')
      await expect(field).toHaveAttribute('type', 'password')
      await userEvent.click(canvas.getByRole('button', { name: `Show ${label}` }))
      await expect(field).toHaveAttribute('type', 'text')
    }
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Set Password' })).toHaveAttribute('aria-disabled', 'false'),
    )
    await expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('lantern')
  },
}

export const Setup: Story = {
  name: '[AUT-018] [AUT-021] [AUT-025] A password that the server refuses: it says why at its field',
  args: { path: '/setup/a-token' },
  beforeEach: network({
    '/IsPasswordLinkGood': { Payload: true },
    '/ResetPassword': { Error: { ErrorStatus: 1, ErrorMessage: 'This password is too common. Choose another.' } },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Set Password' })
    await canvas.findByText(/At least 12 characters/)
    await choose(canvas, longPassword)
    await userEvent.keyboard('{Enter}')
    const summary = await canvas.findByRole('alert')
    await userEvent.click(
      within(summary).getByRole('link', { name: 'New password: This password is too common. Choose another.' }),
    )
    const password = canvas.getByLabelText(/^New password/)
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleErrorMessage('This password is too common. Choose another.')
    await expect(password).toHaveValue(longPassword)
    await within(canvasElement.ownerDocument.body).findByText('Error processing password set request')
    await userEvent.type(password, ' moss')
    await waitFor(() => expect(password).not.toBeInvalid())
  },
}

export const ResetFails: Story = {
  name: '[AUT-025] Resetting a password that fails says so, and what was typed stays',
  args: { path: '/reset/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: true }, '/ResetPassword': null }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, longPassword)
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('There was an error processing your request. Please try again.')
    await within(canvasElement.ownerDocument.body).findByText('Error processing password reset request')
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue(longPassword)
  },
}

let asked = 0

export const LinkUsedMeanwhile: Story = {
  name: '[AUT-025] A link that was used while the form was filled: the reason, and a new link without a question',
  args: { path: '/reset/a-token' },
  beforeEach: () => {
    asked = 0
    return network({
      '/IsPasswordLinkGood': () => ({ Payload: asked++ === 0 }),
      '/ResetPassword': { Error: { ErrorStatus: 1, ErrorMessage: 'This link is no longer good.' } },
    })()
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, longPassword)
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('There was an error processing your request. Please try again.')
    await canvas.findByText('This link is no longer good.')
    await within(canvasElement.ownerDocument.body).findByText('Error processing password reset request')
    await userEvent.click(canvas.getByRole('link', { name: 'Ask for a new link' }))
    await canvas.findByRole('heading', { level: 1, name: 'Forgot Password' })
  },
}

export const LeftHalfDone: Story = {
  name: 'A password that was typed and not sent is asked about before its page is left',
  args: { path: '/reset/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: true } }),
  play: async ({ canvas }) => {
    await choose(canvas, longPassword)
    await userEvent.click(canvas.getByRole('link', { name: /Member Portal/ }))
    await canvas.findByText('Your password has not been reset. Do you want to leave the page?')
  },
}

export const SetupDone: Story = {
  name: '[AUT-024] Setting the first password',
  args: { path: '/setup/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: true }, '/ResetPassword': done }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, longPassword)
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('link', { name: 'Okay' })
    const texts = await within(canvasElement.ownerDocument.body).findAllByText('Password set successfully')
    await expect(texts).toHaveLength(1) // in one place, without a toast
  },
}

export const DeadLink: Story = {
  name: 'A reset link that is over says so before anything is typed, and leads to a new one',
  args: { path: '/reset/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': { Payload: false } }),
  play: async ({ canvas }) => {
    await canvas.findByText('This link is no longer good')
    await canvas.findByText(/within one hour of its mail/)
    await expect(canvas.queryByLabelText(/^New password/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot')
  },
}

export const LinkNotTold: Story = {
  name: 'Where the server does not tell whether a link is good, the form shows',
  args: { path: '/setup/a-token' },
  beforeEach: network({ '/IsPasswordLinkGood': refused(404, 'There is no such call.') }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^New password/)
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
