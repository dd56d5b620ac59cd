import { compileForm, defineForm } from '@captive/form-engine'
import { useFormAnswers, useFormState } from '@captive/form-engine/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PortalForm } from '../../src/forms/portal-form.tsx'

const meta: Meta = { title: 'Forms/Several choices' }
export default meta

const form = compileForm(
  defineForm({
    parts: {
      kind: 'checkboxList',
      label: 'Which parts are damaged?',
      required: true,
      options: ['Front', 'Rear', 'Glass'],
    },
    windows: { kind: 'textbox', label: 'Which windows?', when: { parts: 'Glass' } },
  }),
)

function Damage() {
  const store = useFormAnswers(form)
  const { answers } = useFormState(store)
  return (
    <>
      <PortalForm store={store} />
      <output>{JSON.stringify(form.submission(answers))}</output>
    </>
  )
}

export const ChooseAndClear: StoryObj = {
  name: 'Choices sent in the order of the options',
  render: () => <Damage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const group = await canvas.findByRole('group', { name: /Which parts are damaged/ })
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Glass' }))
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Front' }))
    await expect(await canvas.findByRole('textbox', { name: 'Which windows?' })).toBeVisible()
    await expect(canvasElement.querySelector('output')).toHaveTextContent(
      JSON.stringify(['Front', 'Glass']).replaceAll('"', '\\"'),
    )
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Glass' }))
    await expect(canvas.queryByRole('textbox', { name: 'Which windows?' })).toBeNull()
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Front' }))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(await canvas.findByText('Please choose at least one.')).toBeVisible()
  },
}
