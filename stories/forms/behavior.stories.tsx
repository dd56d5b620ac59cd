import { compileForm, defineForm, localToday, parseDefinitions } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { EngineForm, useFormAnswers, useFormState } from '@captive/form-engine/react'
import { FormStore } from '@captive/form-engine/store'
import type { RegistryWidgetsType, Widget as RjsfWidget, WidgetProps } from '@rjsf/utils'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { templates, widgets } from '../../src/forms/form-theme.ts'

const meta: Meta = { title: 'Forms/Behavior' }
export default meta

/** The number of renders per field id. */
const renders = new Map<string, number>()

/** The portal's widgets, which count their renders. */
const counted: RegistryWidgetsType = Object.fromEntries(
  Object.entries(widgets as Record<string, RjsfWidget>).map(([name, Widget]: [string, RjsfWidget]) => [
    name,
    function Counted(props: WidgetProps) {
      renders.set(props.id, (renders.get(props.id) ?? 0) + 1)
      return <Widget {...props} />
    },
  ]),
)

const auto = claimForm(parseDefinitions(servedDefinitions), 'Auto')
const sample = samples.find(({ claimType }) => claimType === 'Auto')!
const filledIn = () => new FormStore(auto, sample.answers(localToday()))

function CountedForm({ store }: { store: FormStore }) {
  return (
    <main>
      <EngineForm store={store} widgets={counted} templates={templates} />
    </main>
  )
}

const typedInto = filledIn()

export const KeyStroke: StoryObj = {
  name: 'a keystroke rerenders only its own field',
  render: () => <CountedForm store={typedInto} />,
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByDisplayValue('Des Moines')
    await expect(renders.size).toBeGreaterThan(60)
    renders.clear()
    await userEvent.type(city, ' and around')
    await expect([...renders.keys()]).toEqual([city.id])
    renders.clear()
    await expect(typedInto.answers()['c114']).toBe('Des Moines and around')
    await expect([...renders.keys()].filter((id) => id !== city.id)).toEqual([])
  },
}

const chosenIn = filledIn()

export const Choice: StoryObj = {
  name: 'showing a control renders only that control',
  render: () => <CountedForm store={chosenIn} />,
  play: async ({ userEvent }) => {
    const yes = document.getElementById('field-c272')!
    const before = chosenIn.state().visible.keys
    renders.clear()
    await userEvent.click(yes)
    const appeared = [...chosenIn.state().visible.keys].filter((key) => !before.has(key))
    await expect(appeared).not.toEqual([])
    await waitFor(() => expect([...renders.keys()].sort()).toEqual(['c272', ...appeared].map((key) => `field-${key}`)))
  },
}

const plain = compileForm(
  defineForm({
    name: { kind: 'textbox', label: 'Name', required: true },
    load: { kind: 'dropdown', label: 'Load', options: ['Dry goods', 'Liquids'] },
    hurt: { kind: 'radio', label: 'Was anyone hurt?', options: ['yes', 'no'] },
    vehicles: { kind: 'section', label: 'Vehicle', controls: { make: { kind: 'textbox', label: 'Make' } } },
  }),
  { repeating: ['vehicles'] },
)

function PlainForm() {
  const plainSession = useFormAnswers(plain)
  const { answers } = useFormState(plainSession)
  return (
    <main>
      <EngineForm store={plainSession} />
      <output aria-label="Answers">{JSON.stringify(answers)}</output>
    </main>
  )
}

export const WithoutTheme: StoryObj = {
  name: '[ENG-041] Plain widgets without a theme',
  render: () => <PlainForm />,
  parameters: { a11y: { test: 'off' }, rough: { largeText: 'plain widgets have no styles' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ana')
    await userEvent.selectOptions(canvas.getByLabelText('Load'), 'Liquids')
    await userEvent.click(canvas.getByLabelText('yes'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add Vehicle' }))
    await userEvent.type(canvas.getByLabelText('Make'), 'Kia')
    const expected = { name: 'Ana', load: 'Liquids', hurt: 'yes', vehicles: [{ id: 1, make: 'Kia' }] }
    await waitFor(() => expect(JSON.parse(canvas.getByLabelText('Answers').textContent ?? '')).toEqual(expected))
  },
}
