import { compileForm, defineForm } from '@captive/form-engine'
import { useFormAnswers } from '@captive/form-engine/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalForm } from '../../src/forms/portal-form.tsx'

const meta: Meta = { title: 'Forms/Options that depend on answers' }
export default meta

const form = compileForm(
  defineForm({
    state: { kind: 'radio', label: 'State', options: ['Texas', 'Florida'] },
    county: {
      kind: 'radio',
      label: 'County',
      options: [
        { value: 'travis', label: 'Travis', when: { state: 'Texas' } },
        { value: 'polk', label: 'Polk', when: { state: 'Florida' } },
        'Not known yet',
      ],
    },
    road: { kind: 'textbox', label: 'Which road?', when: { county: 'travis' } },
  }),
)

function Place() {
  return <PortalForm store={useFormAnswers(form)} />
}

export const AnotherState: StoryObj = {
  name: 'another answer changes the options and clears the choice',
  render: () => <Place />,
  play: async ({ canvas, userEvent }) => {
    const county = await canvas.findByRole('radiogroup', { name: /County/ })
    await expect(within(county).getAllByRole('radio')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('radio', { name: 'Texas' }))
    await userEvent.click(await within(county).findByRole('radio', { name: 'Travis' }))
    await expect(await canvas.findByRole('textbox', { name: 'Which road?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Florida' }))
    await expect(await within(county).findByRole('radio', { name: 'Polk' })).not.toBeChecked()
    await expect(within(county).queryByRole('radio', { name: 'Travis' })).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: 'Which road?' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Texas' }))
    await expect(await within(county).findByRole('radio', { name: 'Travis' })).toBeChecked()
  },
}
