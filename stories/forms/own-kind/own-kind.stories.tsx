import { compileForm, defineForm, type Answers } from '@captive/form-engine'
import { EngineForm, useFormAnswers } from '@captive/form-engine/react'
import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { emailList } from '../../../packages/form-engine/examples/email-list.ts'
import { templates, widgets } from '../../../src/forms/form-theme.ts'
import { EmailListWidget } from './email-list-widget.tsx'

const form = compileForm(
  defineForm({
    copies: { kind: 'radio', label: 'Send copies of this report?', options: ['Yes', 'No'] },
    people: {
      kind: 'emailList',
      label: 'Who else should know?',
      help: 'One email address on each line.',
      required: true,
      when: { copies: 'Yes' },
    },
  }),
  { kinds: [emailList] },
)
const withOwn = { ...widgets, EmailListWidget }

function OwnKind({ answers = {} }: { answers?: Answers }) {
  const store = useFormAnswers(form, answers)
  return (
    <main>
      <EngineForm store={store} widgets={withOwn} templates={templates} />
      <Button mt="xl" onClick={() => store.focusFirstError()}>
        Continue
      </Button>
    </main>
  )
}

export default { title: 'Forms/A kind of your own' } satisfies Meta

/** Uses the custom kind from the package's documentation with a widget in the portal's style. */
export const AskedForAfterAnAnswer: StoryObj = {
  name: 'a custom kind is shown by a condition and validated',
  render: () => <OwnKind />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    const people = await canvas.findByRole('textbox', { name: /Who else should know/ })
    await userEvent.type(people, 'ann@a.example{enter}bob')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByText('Please enter one email address on each line.')
    await expect(people).toHaveFocus()
    await userEvent.type(people, '@b.example{enter}')
    await userEvent.tab()
    await expect(people).toHaveDisplayValue('ann@a.example\nbob@b.example')
    await expect(canvas.queryByText('Please enter one email address on each line.')).toBeNull()
  },
}

export const Filled: StoryObj = {
  name: 'a custom kind shows its initial answer',
  render: () => <OwnKind answers={{ copies: 'Yes', people: ['ann@a.example', 'bob@b.example'] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Who else/ })).toHaveDisplayValue('ann@a.example\nbob@b.example')
  },
}
