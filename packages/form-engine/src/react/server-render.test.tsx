import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileForm, defineForm } from '../index.ts'
import { FormSession } from '../session/index.ts'
import { EngineForm, type ControlWidgetProps } from './index.ts'

const form = compileForm(
  defineForm({
    name: { kind: 'textbox', label: 'Name' },
    day: { kind: 'calendar', label: 'Day', when: { name: 'Ana' } },
    cars: { kind: 'section', label: 'Car', controls: { make: { kind: 'textbox', label: 'Make' } } },
  }),
  { repeating: ['cars'], today: () => '2024-02-29' },
)

test('a form renders on a server, with answers, items and conditions', () => {
  const session = new FormSession(form, { name: 'Ana', cars: [{ id: 3, make: 'Kia' }] })
  const html = renderToString(<EngineForm session={session} />)
  expect(html).toContain('value="Ana"')
  expect(html).toContain('id="field-day"')
  expect(html).toContain('id="field-cars-3-make"')
})

test('a widget is told the day that the form has, not that of the machine', () => {
  const DateWidget = ({ options }: ControlWidgetProps) => <time>{options.today}</time>
  const session = new FormSession(form, { name: 'Ana' })
  expect(renderToString(<EngineForm session={session} widgets={{ DateWidget }} />)).toContain('2024-02-29')
})
