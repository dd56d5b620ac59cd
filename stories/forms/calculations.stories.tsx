import { compileForm, defineForm } from '@captive/form-engine'
import { spanish } from '@captive/form-engine/es'
import { EngineForm, useFormAnswers } from '@captive/form-engine/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PortalForm } from '../../src/forms/portal-form.tsx'

const meta: Meta = { title: 'Forms/Calculated values' }
export default meta

const definitions = defineForm({
  daily: { kind: 'textbox', dataType: 'number', label: 'Wages for one day', controlLabelEs: 'Salario de un día' },
  days: { kind: 'textbox', dataType: 'number', label: 'Days lost', controlLabelEs: 'Días perdidos' },
  total: {
    kind: 'textbox',
    label: 'Lost wages',
    controlLabelEs: 'Salario perdido',
    calculation: 'round([daily] * [days], 2)',
  },
  confirmed: { kind: 'textbox', label: 'Who confirms the wages?', when: { total: { atLeast: '1000' } } },
})
const form = compileForm(definitions)
const inSpanish = compileForm(definitions, { language: spanish })

function Wages() {
  return <PortalForm store={useFormAnswers(form)} />
}

export const FollowsAnswers: StoryObj = {
  name: 'Calculated value follows the answers',
  render: () => <Wages />,
  play: async ({ canvas, userEvent }) => {
    const total = await canvas.findByRole('status', { name: 'Lost wages' })
    await expect(total.textContent).toBe('')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wages for one day' }), '187.50')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Days lost' }), '8')
    await waitFor(() => expect(total).toHaveTextContent('1500'))
    await expect(await canvas.findByRole('textbox', { name: 'Who confirms the wages?' })).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Days lost' }))
    await waitFor(() => expect(total.textContent).toBe(''))
    await expect(canvas.queryByRole('textbox', { name: 'Who confirms the wages?' })).toBeNull()
  },
}

function SpanishWages() {
  return <PortalForm store={useFormAnswers(inSpanish)} />
}

export const InSpanish: StoryObj = {
  name: 'a Spanish form calculates the same value',
  render: () => <SpanishWages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Salario de un día' }), '100')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Días perdidos' }), '2')
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Salario perdido' })).toHaveTextContent('200'))
  },
}

function PlainWages() {
  return <EngineForm store={useFormAnswers(form)} />
}

export const PlainTheme: StoryObj = {
  name: 'a form without a theme shows the value',
  parameters: { rough: { largeText: 'a form without a style' } },
  render: () => <PlainWages />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Wages for one day' }), '100')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Days lost' }), '3')
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Lost wages' })).toHaveTextContent('300'))
  },
}
