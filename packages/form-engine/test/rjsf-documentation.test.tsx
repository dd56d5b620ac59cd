// Applies the customizations in rjsf's documentation to a form of the engine.
import { toErrorSchema } from '@rjsf/utils'
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TitleFieldProps,
  WidgetProps,
} from '@rjsf/utils'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compileForm, defineForm } from '../src/index.ts'
import { EngineForm, type EngineFormProps } from '../src/react/index.ts'
import { FormStore } from '../src/store/index.ts'

const form = compileForm(
  defineForm({
    trip: {
      kind: 'section',
      label: 'The trip',
      controls: {
        load: { kind: 'dropdown', label: 'Load', options: ['Dry goods', 'Liquids'], required: true },
        place: { kind: 'textbox', label: 'Place', help: 'The nearest town.', autoComplete: 'address-level2' },
      },
    },
    cars: { kind: 'section', label: 'Car', controls: { make: { kind: 'textbox', label: 'Make' } } },
  }),
  { repeating: ['cars'] },
)
const answers = { load: 'Liquids', place: 'Ames', cars: [{ id: 7, make: 'Kia' }] }

function draw(props: Omit<EngineFormProps, 'store'>): string {
  return renderToString(<EngineForm store={new FormStore(form, answers)} {...props} />)
}

describe('custom widgets and fields', () => {
  const Loud = ({ id, value, required, options, schema, label }: WidgetProps) => (
    <b id={id}>
      {[label, value, required, schema.type, (options.enumOptions ?? []).map((option) => option.label)].join('|')}
    </b>
  )

  test('replaces a widget of the registry by name', () => {
    expect(draw({ widgets: { SelectWidget: Loud } })).toContain(
      '<b id="field-load">Load|Liquids|true|string|Dry goods,Liquids</b>',
    )
  })

  test("sets one control's widget by component or name", () => {
    const drawn = '<b id="field-place">Place|Ames|false|string|</b>'
    expect(draw({ uiSchema: { place: { 'ui:widget': Loud } } })).toContain(drawn)
    expect(draw({ uiSchema: { place: { 'ui:widget': 'loud' } }, widgets: { loud: Loud } })).toContain(drawn)
  })

  test('passes a widget its options from the UI schema', () => {
    const Colored = ({ options }: WidgetProps) => <i>{String(options['backgroundColor'])}</i>
    const uiSchema = { place: { 'ui:widget': Colored, 'ui:options': { backgroundColor: 'yellow' } } }
    expect(draw({ uiSchema })).toContain('<i>yellow</i>')
  })

  test('reports a missing widget by name', () => {
    expect(() => draw({ uiSchema: { place: { 'ui:widget': 'absent' } } })).toThrow("No widget 'absent'")
  })

  test("sets one control's field by name", () => {
    const Place = ({ formData, fieldPathId, schema }: FieldProps) => (
      <u id={fieldPathId.$id}>{`${schema.title}: ${String(formData)}`}</u>
    )
    const html = draw({ fields: { place: Place }, uiSchema: { place: { 'ui:field': 'place' } } })
    expect(html).toContain('<u id="field-place">Place: Ames</u>')
  })

  test('replaces a field of the registry by name', () => {
    const html = draw({ fields: { StringField: ({ formData }: FieldProps) => <s>{String(formData)}</s> } })
    expect(html.match(/<s>(.*?)<\/s>/g)).toEqual(['<s>Liquids</s>', '<s>Ames</s>', '<s>Kia</s>'])
  })
})

describe('custom templates', () => {
  test('passes the parts of a field to its template', () => {
    const FieldTemplate = ({ label, rawHelp, required, children }: FieldTemplateProps) => (
      <section title={label} data-help={rawHelp} data-required={required}>
        {children}
      </section>
    )
    const html = draw({ templates: { FieldTemplate } })
    expect(html).toContain('<section title="Load" data-required="true">')
    expect(html).toContain('<section title="Place" data-help="The nearest town." data-required="false">')
  })

  test('an object template arranges the fields', () => {
    const ObjectFieldTemplate = ({ properties }: ObjectFieldTemplateProps) => (
      <ol>
        {properties.map(({ name, content }) => (
          <li key={name} title={name}>
            {content}
          </li>
        ))}
      </ol>
    )
    const names = [...draw({ templates: { ObjectFieldTemplate } }).matchAll(/<li title="(\w+)">/g)]
    expect(names.map(([, name]) => name)).toEqual(['load', 'place', 'cars', 'make'])
  })

  test('array templates render a repeating section and its items', () => {
    const ArrayFieldTemplate = ({ title, items, canAdd }: ArrayFieldTemplateProps) => (
      <ul title={title} data-can-add={canAdd}>
        {items}
      </ul>
    )
    const ArrayFieldItemTemplate = ({ index, children, buttonsProps }: ArrayFieldItemTemplateProps) => (
      <li data-index={index} data-removable={buttonsProps.hasRemove} data-movable={buttonsProps.hasMoveDown}>
        {children}
      </li>
    )
    const html = draw({ templates: { ArrayFieldTemplate, ArrayFieldItemTemplate } })
    expect(html).toContain('<ul title="Car" data-can-add="true">')
    expect(html).toContain('<li data-index="0" data-removable="true" data-movable="false">')
    expect(html).toContain('id="field-cars-0-make"')
  })

  test('a title template renders section headings', () => {
    const TitleFieldTemplate = ({ id, title }: TitleFieldProps) => <em id={id}>{title}</em>
    const html = draw({ templates: { TitleFieldTemplate } })
    expect(html).toContain('<em id="field-trip-title">The trip</em>')
    expect(html).toContain('<em id="field-cars-title">Car</em>')
  })
})

describe('other form props', () => {
  test('merges titles, help and placeholders from the UI schema', () => {
    const place = { 'ui:title': 'Town', 'ui:help': 'Or city', 'ui:placeholder': 'Ames', 'ui:classNames': 'wide' }
    const html = draw({ uiSchema: { place, cars: { items: { make: { 'ui:title': 'Brand' } } } } })
    for (const shown of ['Town', 'Or city', 'placeholder="Ames"', 'wide', 'Brand']) expect(html).toContain(shown)
    expect(html).toContain('autoComplete="address-level2"') // the definition's value stays
  })

  test("passes the application's form context to its widgets", () => {
    const TextWidget = ({ registry }: WidgetProps) => <i>{(registry.formContext as { unit: string }).unit}</i>
    expect(draw({ widgets: { TextWidget }, formContext: { unit: '4711' } })).toContain('<i>4711</i>')
  })

  test('shows extra errors at their fields and in a list', () => {
    const error = { property: '.place', message: 'Unknown town.', stack: 'Place: Unknown town.' }
    const html = draw({ extraErrors: toErrorSchema([error]), showErrorList: 'top' })
    expect(html.match(/Unknown town\./g)).toHaveLength(2)
  })
})
