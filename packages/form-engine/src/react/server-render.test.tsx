import type { WidgetProps } from '@rjsf/utils'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileForm, defineForm } from '../index.ts'
import { FormStore } from '../store/index.ts'
import { EngineForm, formStore } from './index.ts'

const form = compileForm(
  defineForm({
    name: { kind: 'textbox', label: 'Name' },
    day: { kind: 'calendar', label: 'Day', when: { name: 'Ana' } },
    cars: { kind: 'section', label: 'Car', controls: { make: { kind: 'textbox', label: 'Make' } } },
  }),
  { repeating: ['cars'], today: () => '2024-02-29' },
)

test('renders answers, items and conditions on a server', () => {
  const store = new FormStore(form, { name: 'Ana', cars: [{ id: 3, make: 'Kia' }] })
  const html = renderToString(<EngineForm store={store} />)
  expect(html).toContain('value="Ana"')
  expect(html).toContain('id="field-day"')
  expect(html).toContain('id="field-cars-0-make"')
})

test('a widget uses the date of the form', () => {
  const DateWidget = ({ registry }: WidgetProps) => <time>{formStore(registry).form.today()}</time>
  const store = new FormStore(form, { name: 'Ana' })
  expect(renderToString(<EngineForm store={store} widgets={{ DateWidget }} />)).toContain('2024-02-29')
})
