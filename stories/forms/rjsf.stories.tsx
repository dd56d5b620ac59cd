import { compileForm, defineForm } from '@captive/form-engine'
import { EngineForm, useFormAnswers } from '@captive/form-engine/react'
import type RjsfForm from '@rjsf/core'
import type { CustomValidator, ErrorTransformer } from '@rjsf/utils'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { templates, widgets } from '../../src/forms/form-theme.ts'
import { Button } from '@mantine/core'

export default { title: 'Forms/As rjsf documents it' } satisfies Meta

const form = compileForm(
  defineForm({
    name: { kind: 'textbox', label: 'Name', required: true },
    again: { kind: 'textbox', label: 'Name again', required: true },
  }),
)

interface ValidatedProps {
  customValidate?: CustomValidator
  transformErrors?: ErrorTransformer
}

/** A form that is validated through its ref, as in rjsf's documentation. */
function Validated(props: ValidatedProps) {
  const store = useFormAnswers(form)
  const ref = useRef<RjsfForm>(null)
  const [verdict, setVerdict] = useState('')
  const validate = () => setVerdict(ref.current?.validateForm() ? 'valid' : 'not valid')
  return (
    <main>
      <EngineForm store={store} ref={ref} widgets={widgets} templates={templates} {...props} />
      <Button mt="xl" onClick={validate}>
        Validate
      </Button>
      <output aria-label="Verdict">{verdict}</output>
    </main>
  )
}

export const ThroughItsRef: StoryObj = {
  name: 'validateForm returns the result and shows each error once',
  render: () => <Validated />,
  play: async ({ canvas, userEvent }) => {
    const validate = canvas.getByRole('button', { name: 'Validate' })
    await userEvent.click(validate)
    await expect(canvas.getByLabelText('Verdict')).toHaveTextContent('not valid')
    await expect(canvas.getAllByText('Please fill in this field.')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ana')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name again' }), 'Ana')
    await userEvent.click(validate)
    await expect(canvas.getByLabelText('Verdict')).toHaveTextContent(/^valid$/)
    await expect(canvas.queryByText('Please fill in this field.')).toBeNull()
  },
}

const sameNames: CustomValidator = (answers: { name?: string; again?: string }, errors) => {
  if (answers.name !== answers.again) errors['again']?.addError('The names differ.')
  return errors
}

export const CustomValidation: StoryObj = {
  name: 'a customValidate error stays until its field changes',
  render: () => <Validated customValidate={sameNames} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ana')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name again' }), 'Ann')
    await userEvent.click(canvas.getByRole('button', { name: 'Validate' }))
    await expect(canvas.getByLabelText('Verdict')).toHaveTextContent('not valid')
    await expect(canvas.getByText('The names differ.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name again' }), '{Backspace}a')
    await userEvent.click(canvas.getByRole('button', { name: 'Validate' }))
    await expect(canvas.getByLabelText('Verdict')).toHaveTextContent(/^valid$/)
    await expect(canvas.queryByText('The names differ.')).toBeNull()
  },
}

const inShort: ErrorTransformer = (errors) => errors.map((error) => ({ ...error, message: 'Missing.' }))

export const TransformedErrors: StoryObj = {
  name: 'transformErrors changes error texts, also while typing',
  render: () => <Validated transformErrors={inShort} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.tab()
    await expect(await canvas.findByText('Missing.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Validate' }))
    await expect(canvas.getAllByText('Missing.')).toHaveLength(2)
    await expect(canvas.queryByText('Please fill in this field.')).toBeNull()
  },
}
