import type { DefinitionsReview, DefinitionVersion } from '@captive/api-client/contract'
import { servedDefinitions, vehicleQuestions } from '@captive/form-engine/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { gridCell } from '../definition-lab/tables/grid-cell.ts'
import { mockApi, settled, signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'
import { PortalStory } from '../shell/portal-story.tsx'

const meta = {
  title: 'Settings/Published forms',
  component: PortalStory,
  args: { path: '/settings/definitions' },
  parameters: { layout: 'fullscreen' },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }
const version = (Number: number, Reason: string, IsCurrent: 0 | 1 = 0): DefinitionVersion => ({
  ...{ Form: 'claim-report', Number, Reason, IsCurrent, Restores: null },
  ...{ PublishedAt: `2026-11-2${Number}T15:00:00.000Z`, PublishedBy: 'dana.reyes@ridge-freight.example' },
})
const versions = [version(2, 'Ask for the trailer number', 1), version(1, 'Found when the portal started')]
const review: DefinitionsReview = {
  changes: [
    { kind: 'added', recId: 9_001, label: 'Trailer number', what: '', before: '', after: '' },
    { kind: 'removed', recId: 114, label: 'City or nearest city', what: '', before: '', after: '' },
    { kind: 'changed', recId: 124, label: 'What happened?', what: 'required', before: 'no', after: 'yes' },
  ],
  lost: [{ label: 'City or nearest city', reports: 2 }],
}
const server = (more: MockHandlers = {}) =>
  mockApi({
    ...signedInAs({ group: 'eMaxx', permissions: ['000-001', '000-001-007'] }),
    '/GetDefinitionVersions': { Payload: versions },
    '/GetDefinitionVersion': { Payload: servedDefinitions },
    '/ReviewDefinitions': { Payload: review },
    '/PublishDefinitions': done,
    '/RollBackDefinitions': done,
    ...more,
  })

const fileOf = (tables: unknown) =>
  new File([typeof tables === 'string' ? tables : JSON.stringify(tables)], 'claim-report.json')

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function choose(canvas: Canvas, tables: unknown): Promise<void> {
  await canvas.findByRole('button', { name: 'Choose a file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, fileOf(tables))
}

const broken = () => {
  const tables = structuredClone(servedDefinitions)
  Object.assign(tables.controls[3]!, { ControlTypeCode: 'texbox' })
  return tables
}

export const Versions: Story = {
  name: 'Published versions',
  beforeEach: server(),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Published versions' }))
    await expect(table.getByRole('row', { name: /In use.*Ask for the trailer number/ })).toBeVisible()
    await expect(table.getAllByRole('button', { name: /^Publish again: version \d$/ })).toHaveLength(1)
  },
}

export const Empty: Story = {
  name: 'No versions',
  beforeEach: server({ '/GetDefinitionVersions': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Published versions will appear here.')
  },
}

export const FailedToLoad: Story = {
  name: 'Versions failed to load',
  beforeEach: server({ '/GetDefinitionVersions': null }),
  play: async ({ canvas }) => {
    await canvas.findByText('The versions did not load')
  },
}

export const NotOffered: Story = {
  name: 'Server without publishing',
  beforeEach: server({ '/GetCapabilities': { Payload: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Publishing forms is not available on this server')
  },
}

export const FileWithErrors: Story = {
  name: 'File with an error',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await choose(canvas, broken())
    await canvas.findByText('1 error to correct')
    const findings = within(canvas.getByRole('list', { name: 'Errors and warnings' }))
    await expect(findings.getByText(/texbox/)).toBeVisible()
    await expect(findings.getByText(/controls.*4|controls\[3\]/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull()
  },
}

export const FileCorrected: Story = {
  name: 'Same file again after a correction',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await choose(canvas, broken())
    await canvas.findByText('1 error to correct')
    await choose(canvas, servedDefinitions)
    await canvas.findByText('claim-report.json has no errors')
    await canvas.findByText('New: “Trailer number”')
  },
}

export const Unreadable: Story = {
  name: 'File without definitions',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await choose(canvas, 'a photo')
    await canvas.findByText('This file contains no definitions')
  },
}

export const Reviewed: Story = {
  name: 'Changes before publishing',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await choose(canvas, servedDefinitions)
    await canvas.findByText('Removed: “City or nearest city”')
    await canvas.findByText('“What happened?”: required changes from “no” to “yes”')
    await canvas.findByText('2 unfinished reports lose the answer to “City or nearest city”.')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await canvas.findByText('Enter a reason.')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Reason/ }), 'Trailers')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await screen.findByText('The form was published.')
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull()
  },
}

export const Refused: Story = {
  name: 'Publication refused',
  beforeEach: server({
    '/PublishDefinitions': { Error: { ErrorStatus: 1, ErrorMessage: 'Nothing was published.' } },
  }),
  play: async ({ canvas }) => {
    await choose(canvas, servedDefinitions)
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Reason/ }), 'Trailers')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await canvas.findByText('The form was not published. Nothing was published.')
    await expect(canvas.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Trailers')
  },
}

export const Unchanged: Story = {
  name: 'File without a change',
  beforeEach: server({ '/ReviewDefinitions': { Payload: { changes: [], lost: [] } } }),
  play: async ({ canvas }) => {
    await choose(canvas, servedDefinitions)
    await canvas.findByText('Nothing changes. This is the form in use.')
  },
}

export const EditedInTheLab: Story = {
  name: 'Version edited in the Lab and published',
  beforeEach: server(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit in the Lab: version 2' }))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }, { timeout: 30_000 }))
    await expect(canvas.getAllByRole('button', { name: 'Today: Date of loss' })[0]).toBeInTheDocument()
    await userEvent.click(gridCell(canvasElement, 4, 'ControlTypeCode'))
    await userEvent.keyboard('texbox{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Check and publish' }))
    await canvas.findByText('1 error to correct')
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit in the Lab: version 2' }))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tables' }))
    await waitFor(() => expect(gridCell(canvasElement, 4, 'ControlTypeCode')).toHaveTextContent('texbox'))
    await userEvent.click(canvas.getByRole('tab', { name: /^Diagnostics/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Fix: enter “textbox”' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Check and publish' }))
    await canvas.findByText('Edited in the Lab.json has no errors')
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Reason/ }), 'Trailers')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await screen.findByText('The form was published.')
  },
}

export const RollBack: Story = {
  name: 'Earlier version published again',
  beforeEach: server(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish again: version 1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1 again' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'It confused drivers')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish again' }))
    await screen.findByText('Version 1 was published again.')
  },
}

export const AnotherForm: Story = {
  name: 'Vehicle endorsement published',
  beforeEach: server({
    '/GetDefinitionVersions': (query: URLSearchParams) => ({
      Payload: query.get('Form') === 'vehicle-endorsement' ? [] : versions,
    }),
    '/PublishDefinitions': async (_query: URLSearchParams, made: Request) => {
      const { Form } = (await made.json()) as { Form: string }
      return Form === 'vehicle-endorsement' ? done : { Error: { ErrorStatus: 1, ErrorMessage: `Not ${Form}` } }
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Form' }), 'Vehicle endorsement')
    await canvas.findByText('Published versions will appear here.')
    await choose(canvas, vehicleQuestions)
    await canvas.findByText('claim-report.json has no errors')
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Reason/ }), 'Leases')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await screen.findByText('The form was published.')
  },
}

export const AnotherFormInTheLab: Story = {
  name: 'Vehicle endorsement opened in the Lab',
  args: { path: '/settings/definitions?form=vehicle-endorsement&edit=1' },
  beforeEach: server({ '/GetDefinitionVersion': { Payload: vehicleQuestions } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Add Vehicle' }, { timeout: 30_000 }))
    await canvas.findByRole('radiogroup', { name: /Is the vehicle leased/ })
  },
}

export const OnPhone: Story = {
  name: 'Versions on a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: server(),
  play: Versions.play!,
}
