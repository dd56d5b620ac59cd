import { compileForm, defineForm, type Answers } from '@captive/form-engine'
import { EngineForm, useFormAnswers } from '@captive/form-engine/react'
import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { templates, widgets } from '../../../src/forms/form-theme.ts'
import { EmailListWidget } from './email-list-widget.tsx'
import { emailList } from './email-list.ts'

const form = compileForm(
  defineForm({
    copies: { kind: 'radio', label: 'Send copies of this report?', options: ['Yes', 'No'] },
    people: {
      kind: 'emailList',
      label: 'Who else should know?',
      help: 'One e-mail address on each line.',
      required: true,
      when: { copies: 'Yes' },
    },
  }),
  { kinds: [emailList] },
)
const withOwn = { ...widgets, EmailListWidget }

function OwnKind({ answers = {} }: { answers?: Answers }) {
  const session = useFormAnswers(form, answers)
  return (
    <main>
      <EngineForm session={session} widgets={withOwn} templates={templates} />
      <Button mt="xl" onClick={() => session.focusFirstError()}>
        Continue
      </Button>
    </main>
  )
}

export default { title: 'Forms/A kind of your own' } satisfies Meta

/** The kind and its widget stand in two files beside this one; nothing in the engine knows them. */
export const AskedForAfterAnAnswer: StoryObj = {
  name: 'a kind from outside shows after an answer, says what is wrong and takes what is right',
  render: () => <OwnKind />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    const people = await canvas.findByRole('textbox', { name: /Who else should know/ })
    await userEvent.type(people, 'ann@a.example{enter}bob')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByText('Please enter one e-mail address on each line.')
    await expect(people).toHaveFocus()
    await userEvent.type(people, '@b.example{enter}')
    await userEvent.tab()
    await expect(people).toHaveDisplayValue('ann@a.example\nbob@b.example')
    await expect(canvas.queryByText('Please enter one e-mail address on each line.')).toBeNull()
  },
}

export const Filled: StoryObj = {
  name: 'what was answered before stands in it',
  render: () => <OwnKind answers={{ copies: 'Yes', people: ['ann@a.example', 'bob@b.example'] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Who else/ })).toHaveDisplayValue('ann@a.example\nbob@b.example')
  },
}
