import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { choose, done, longPassword, neverAnswered, refused } from './auth-steps.ts'

const meta = {
  title: 'Shell/Passwords',
  component: PortalStory,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

export const Reset: Story = {
  name: '[AUT-020] [AUT-024] [AUT-026] [AUT-027] Resetting a password',
  args: { path: '/reset/a-token' },
  beforeEach: mockApi({ '/IsPasswordLinkGood': { Payload: true }, '/ResetPassword': done }),
  play: async ({ canvas, canvasElement }) => {
    const send = await canvas.findByRole('button', { name: 'Reset Password' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await choose(canvas, longPassword)
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(send)
    await expect(await canvas.findByRole('link', { name: 'Okay' })).toHaveAttribute('href', '/login')
    const texts = await within(canvasElement.ownerDocument.body).findAllByText('Password reset successfully')
    await expect(texts).toHaveLength(1) // no second copy in a toast
  },
}

export const NoPassword: Story = {
  name: '[AUT-019] [AUT-020] Empty form',
  args: { path: '/reset/a-token' },
  beforeEach: mockApi({ '/IsPasswordLinkGood': { Payload: true } }),
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
  name: '[AUT-019] [AUT-021] Invalid passwords',
  args: { path: '/setup/a-token' },
  beforeEach: mockApi({ '/IsPasswordLinkGood': { Payload: true } }),
  play: async ({ canvas }) => {
    await choose(canvas, 'lantern', 'lantern river')
    const [password, confirm] = [canvas.getByLabelText(/^New password/), canvas.getByLabelText(/^Confirm password/)]
    await waitFor(() => expect(password).toHaveAccessibleErrorMessage('Use at least 12 characters'))
    await userEvent.tab()
    await waitFor(() => expect(confirm).toHaveAccessibleErrorMessage('The passwords do not match'))
    await userEvent.type(password, ' river')
    await waitFor(() => expect(confirm).not.toBeInvalid())
    await expect(confirm).toHaveValue('lantern river')
    await expect(password).toBeValid()
  },
}

export const PasswordShown: Story = {
  name: 'Passwords shown on request',
  parameters: { rough: { storage: 'reads browser storage' } },
  args: { path: '/setup/a-token' },
  beforeEach: mockApi({ '/IsPasswordLinkGood': { Payload: true } }),
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
  name: '[AUT-018] [AUT-021] [AUT-025] Common password refused by the server',
  args: { path: '/setup/a-token' },
  beforeEach: mockApi({
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
  name: '[AUT-025] Reset fails',
  args: { path: '/reset/a-token' },
  beforeEach: mockApi({ '/IsPasswordLinkGood': { Payload: true }, '/ResetPassword': null }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, longPassword)
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('There was an error processing your request. Please try again.')
    await within(canvasElement.ownerDocument.body).findByText('Error processing password reset request')
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue(longPassword)
  },
}

let linkChecks = 0

export const LinkUsedMeanwhile: Story = {
  name: '[AUT-025] Link used meanwhile',
  args: { path: '/reset/a-token' },
  beforeEach: () => {
    linkChecks = 0
    return mockApi({
      '/IsPasswordLinkGood': () => ({ Payload: linkChecks++ === 0 }),
      '/ResetPassword': { Error: { ErrorStatus: 1, ErrorMessage: 'This link has expired.' } },
    })()
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, longPassword)
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('There was an error processing your request. Please try again.')
    await canvas.findByText('This link has expired.')
    await within(canvasElement.ownerDocument.body).findByText('Error processing password reset request')
    await userEvent.click(canvas.getByRole('link', { name: 'Request a new link' }))
    await canvas.findByRole('heading', { level: 1, name: 'Forgot Password' })
  },
}

export const LeftHalfDone: Story = {
  name: 'Leaving with an unsaved password',
  args: { path: '/reset/a-token' },
  beforeEach: mockApi({ '/IsPasswordLinkGood': { Payload: true } }),
  play: async ({ canvas }) => {
    await choose(canvas, longPassword)
    await userEvent.click(canvas.getByRole('link', { name: /Member Portal/ }))
    await canvas.findByText('Your password has not been reset. Do you want to leave the page?')
  },
}

export const SetupDone: Story = {
  name: '[AUT-024] Setting the first password',
  args: { path: '/setup/a-token' },
  beforeEach: mockApi({ '/IsPasswordLinkGood': { Payload: true }, '/ResetPassword': done }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, longPassword)
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('link', { name: 'Okay' })
    const texts = await within(canvasElement.ownerDocument.body).findAllByText('Password set successfully')
    await expect(texts).toHaveLength(1) // no second copy in a toast
  },
}

export const DeadLink: Story = {
  name: 'Expired link',
  args: { path: '/reset/a-token' },
  beforeEach: mockApi({ '/IsPasswordLinkGood': { Payload: false } }),
  play: async ({ canvas }) => {
    await canvas.findByText('This link has expired')
    await canvas.findByText(/expire after one hour/)
    await expect(canvas.queryByLabelText(/^New password/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot')
  },
}

export const LinkCheckFails: Story = {
  name: 'Link check fails',
  args: { path: '/setup/a-token' },
  beforeEach: mockApi({ '/IsPasswordLinkGood': refused(404, 'There is no such call.') }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^New password/)
    await expect(canvas.queryByText('This link has expired')).toBeNull()
  },
}

export const CheckingLink: Story = {
  name: 'Checking the link',
  args: { path: '/setup/a-token' },
  beforeEach: mockApi({ '/IsPasswordLinkGood': neverAnswered }),
  play: async ({ canvas }) => {
    await canvas.findByText('Checking your link')
  },
}
