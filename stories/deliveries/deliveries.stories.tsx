import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { mockUploads } from '../documents/mock-uploads.ts'
import { mockApi, settled } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'
import { deliveryHandlers } from './mock-handlers.ts'
import { summary, waiting } from './sample-delivery.ts'

const meta = {
  title: 'Deliveries/Data deliveries',
  component: PortalStory,
  args: { path: '/settings/data' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const states = ['waiting', 'applied', 'refused', 'discarded', 'taken back'] as const
const several = states.map((State, at) => ({ ...summary, RecId: 9 - at, State }))
const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const csv = (name: string, content = 'Claim #,Paid\r\nGL-1,5\r\n') => new File([content], name, { type: 'text/csv' })
const picker = () => document.querySelector<HTMLInputElement>('#main input[type=file]')!

export const Register: Story = {
  name: 'Deliveries in every state',
  beforeEach: mockApi(deliveryHandlers(waiting, { '/GetDeliveries': { Payload: several } })),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Deliveries' }))
    for (const state of ['Waiting', 'Applied', 'Rejected', 'Discarded', 'Undone'])
      await expect(table.getByRole('cell', { name: state })).toBeVisible()
    await expect(table.getAllByRole('link')[0]).toHaveAttribute('href', '/settings/data/9')
    await canvas.findByText(/No data changes until you check the delivery/)
  },
}

export const Empty: Story = {
  name: 'No deliveries',
  beforeEach: mockApi(deliveryHandlers(null)),
  play: async ({ canvas }) => {
    await canvas.findByText('Deliveries will appear here. Upload the first file above.')
  },
}

export const FailedToLoad: Story = {
  name: 'Register failed to load',
  beforeEach: mockApi(deliveryHandlers(null, { '/GetDeliveries': null })),
  play: async ({ canvas }) => {
    await canvas.findByText('The deliveries did not load')
  },
}

export const NotOffered: Story = {
  name: 'Server without deliveries',
  beforeEach: mockApi(deliveryHandlers(null, { '/GetCapabilities': { Payload: [] } })),
  play: async ({ canvas }) => {
    await canvas.findByText('Deliveries are not available on this server')
    await expect(canvas.queryByRole('button', { name: 'Upload' })).toBeNull()
  },
}

export const BroughtIn: Story = {
  name: 'File uploaded',
  beforeEach: [() => mockApi(deliveryHandlers(waiting))(), mockUploads(200, { Payload: waiting, ...done })],
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Upload' })
    await userEvent.click(send)
    await canvas.findByText('Choose a file first.')
    await userEvent.upload(picker(), csv('great lakes.csv'))
    await expect(canvas.getByRole('list', { name: 'Chosen file' })).toHaveTextContent('great lakes.csv')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of data' }), 'Vehicles')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Sender/ }), 'Great Lakes TPA')
    await userEvent.click(send)
    await canvas.findByRole('heading', { level: 1, name: waiting.FileName })
  },
}

export const SameFile: Story = {
  name: 'Same file chosen again after it was removed',
  beforeEach: mockApi(deliveryHandlers(waiting)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Upload' })
    const file = csv('great lakes.csv')
    await userEvent.upload(picker(), file)
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }))
    await userEvent.upload(picker(), file)
    await expect(await canvas.findByRole('list', { name: 'Chosen file' })).toHaveTextContent('great lakes.csv')
  },
}

const gates: (() => void)[] = []

export const RemovedDuringCheck: Story = {
  name: 'File removed while its content is checked',
  beforeEach: [() => mockApi(deliveryHandlers(waiting))(), mockUploads(200, { Payload: waiting, ...done })],
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Upload' })
    const file = csv('great lakes.csv')
    const stream = file.stream.bind(file)
    const pull = async (controller: ReadableStreamDefaultController) => {
      await new Promise<void>((resolve) => gates.push(resolve))
      for await (const chunk of stream()) controller.enqueue(chunk)
      controller.close()
    }
    file.stream = () => new ReadableStream({ pull })
    await userEvent.upload(picker(), file)
    await userEvent.click(send)
    await waitFor(() => expect(gates).not.toHaveLength(0))
    await userEvent.click(canvas.getByRole('button', { name: /^(Remove|Cancel)/ }))
    gates.splice(0).forEach((open) => open())
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(canvas.getByRole('button', { name: 'Upload' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 1, name: waiting.FileName })).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const UsersTemplate: Story = {
  name: 'Users to invite, with their template',
  args: { path: '/settings/data?kind=users' },
  beforeEach: mockApi(deliveryHandlers(waiting)),
  play: async ({ canvas, userEvent }) => {
    const kind = await canvas.findByRole('combobox', { name: 'Kind of data' })
    await expect(kind).toHaveValue('users')
    await canvas.findByRole('button', { name: 'Download the template Users' })
    await userEvent.selectOptions(kind, 'Vehicles')
    await canvas.findByRole('button', { name: 'Download the template Vehicles' })
  },
}

export const NotBroughtIn: Story = {
  name: 'Files not uploaded',
  beforeEach: [
    () => mockApi(deliveryHandlers(waiting))(),
    mockUploads(200, { Payload: null, Error: { ErrorStatus: 1, ErrorMessage: 'Only staff can upload deliveries.' } }),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Upload' })
    for (const [file, reason] of [
      [csv('empty.csv', ''), /The file is empty/],
      [csv('great lakes.csv'), /Only staff can upload deliveries/],
    ] as const) {
      await userEvent.upload(picker(), file)
      await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
      await canvas.findByText(reason)
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    await expect(canvas.queryByRole('list', { name: 'Chosen file' })).toBeNull()
  },
}
