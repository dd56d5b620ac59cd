import { servedDefinitions } from '@captive/form-engine/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { mockApi } from '../../shell/mock-handlers.ts'
import { colorSource } from '../color-source.ts'
import { StorybookLab } from '../storybook-lab.tsx'

const meta: Meta = { title: 'Definition Lab/Server', parameters: { layout: 'fullscreen' } }
export default meta

const served = (rows: unknown) => (_: URLSearchParams, request: Request) =>
  request.headers.get('Authorization') === 'Bearer lab-token'
    ? { Payload: rows }
    : Response.json({ Message: 'Sign in.' }, { status: 401 })

export const Opened: StoryObj = {
  name: 'Claim report opened from a server',
  beforeEach: mockApi({
    '/LogOn': async (_: URLSearchParams, request: Request) =>
      (await request.text()).includes('password=right')
        ? { access_token: 'lab-token', token_type: 'bearer', expires_in: 1800 }
        : Response.json({ error_description: 'Check the password.' }, { status: 400 }),
    '/logout': { Error: { ErrorStatus: 0, ErrorMessage: null } },
    '/GetFNOLControls': served(servedDefinitions.controls),
    '/GetFNOLControlDisplayValues': served(servedDefinitions.displayValues),
    '/GetFNOLControlDependencies': served(servedDefinitions.dependencies),
  }),
  render: () => <StorybookLab initial={colorSource} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open from a server' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Open from a server' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), 'https://portal.example/')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), 'staff@demo.example')
    await userEvent.type(dialog.getByLabelText(/^Password/), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in and open' }))
    await expect(await dialog.findByText('The tables were not opened')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/^Password/))
    await userEvent.type(dialog.getByLabelText(/^Password/), 'right')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in and open' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(
      await canvas.findByRole('option', { name: 'Claim report from portal.example', selected: true }),
    ).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: 'Today: Date of loss' })).toBeVisible()
  },
}
