import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { localToday } from '@captive/form-engine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { draftPath, withDraftOf } from '../../claim-reporting/mock-handlers.ts'
import { stepHeading } from '../../claim-reporting/wizard-actions.ts'
import { mockApi, settled } from '../../shell/mock-handlers.ts'
import { PortalStory } from '../../shell/portal-story.tsx'
import { nameOfFrame, previewOfWindow, type MemberPreview } from './member-preview.ts'
import { showAsPrinted } from './show-as-printed.ts'

const meta = {
  title: 'Definition Lab/Member page',
  component: PortalStory,
  args: { path: draftPath },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const preview = previewOfWindow(window.name) ?? sample
    const { controls, displayValues, dependencies } = preview.tables
    if (preview.isPrinted) showAsPrinted()
    return mockApi(
      withDraftOf(preview, preview.step, {
        '/GetFNOLControls': { Payload: controls },
        '/GetFNOLControlDisplayValues': { Payload: displayValues },
        '/GetFNOLControlDependencies': { Payload: dependencies },
        '/FNOLValidator': { Payload: null },
      }),
    )()
  },
  afterEach: settled,
} satisfies Meta<typeof PortalStory>
export default meta

/** The report that the page shows outside a frame, from the catalogue. */
const sample: MemberPreview = {
  tables: servedDefinitions,
  claimType: 'Auto',
  step: 3,
  answers: samples.find(({ name }) => name === 'auto-two-vehicles')?.answers(localToday()) ?? {},
  isPrinted: false,
}

export const Report: StoryObj<typeof meta> = {
  name: 'The claim report with the tables of the Lab',
}

/** Gives the window the name that the Lab gives its frame, for the next story. */
const named = (preview: MemberPreview) => () => {
  window.name = nameOfFrame(preview)
  return () => {
    window.name = ''
  }
}

export const Renamed: StoryObj<typeof meta> = {
  name: 'An edited question at the last step',
  beforeEach: [
    named({
      ...sample,
      step: 4,
      tables: {
        ...servedDefinitions,
        controls: servedDefinitions.controls.map((row) =>
          row.ControlLabelCode === 'City' ? { ...row, ControlLabel: 'Nearest town' } : row,
        ),
      },
    }),
    meta.beforeEach,
  ],
  play: async ({ canvas }) => {
    await stepHeading(canvas, 'Upload')
    await expect((await canvas.findAllByText('Nearest town'))[0]).toBeVisible()
  },
}
