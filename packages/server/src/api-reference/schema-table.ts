import { html, Html } from '../mail/html.ts'
import { prose } from './prose.ts'
import { entityOf, type JsonSchema } from './schemas.ts'

export interface Field {
  name: string
  required: boolean
  schema: JsonSchema
  description?: string
}

const nothing = html``

/** A table of fields; those of an object without a name of its own follow it, as `Error.ErrorStatus`. */
export function fieldTable(caption: string, fields: readonly Field[]): Html {
  if (fields.length === 0) return nothing
  const row = ({ name, required, schema, description }: Field) =>
    html`<tr>
      <th scope="row"><code>${name}</code>${required ? nothing : html` <span class="optional">optional</span>`}</th>
      <td>${typeWords(schema)}${limits(schema)}${sentences(schema, description)}</td>
    </tr>`
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">What it is</th>
      </tr>
    </thead>
    <tbody>
      ${fields.flatMap((field) => [field, ...innerFields(field)]).map(row)}
    </tbody>
  </table>`
}

/** A body, an answer or an entity: a table where it is an object, else one line. */
export function described(caption: string, schema: JsonSchema): Html {
  if (schema.properties) return html`${sentences({}, schema.description)}${fieldTable(caption, fieldsOf(schema))}`
  return html`<div class="whole"><b>${caption}</b> ${typeWords(schema)}${limits(schema)}${sentences(schema)}</div>`
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }))
}

/** The fields of the object that a field holds, alone or in a list or when it is not null. */
function innerFields({ name, schema }: Field): Field[] {
  const { object, path } = objectWithin(schema, name)
  return fieldsOf(object).flatMap((field) => {
    const inner = { ...field, name: `${path}.${field.name}` }
    return [inner, ...innerFields(inner)]
  })
}

function objectWithin(schema: JsonSchema, path: string): { object: JsonSchema; path: string } {
  if (schema.items) return objectWithin(schema.items, `${path}[]`)
  const [only, ...others] = schema.anyOf?.filter(({ properties, items }) => properties ?? items) ?? []
  return only && others.length === 0 ? objectWithin(only, path) : { object: schema, path }
}

/** The type in words; an entity is a link to its own table. */
function typeWords(schema: JsonSchema): Html {
  const { $ref, anyOf, items, type = 'anything' } = schema
  if ($ref) return html`<a href="#entity-${entityOf($ref)}">${entityOf($ref)}</a>`
  if (anyOf) return alternatives(anyOf.map(typeWords))
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return alternatives(schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`))
  if (items) return html`list of ${typeWords(items)}`
  if (schema.format === 'binary') return html`file`
  return html`${[type].flat().join(' or ')}`
}

const alternatives = (words: readonly Html[]): Html => new Html(words.map(({ markup }) => markup).join(' or '))

/** The schema, what its lists hold and what it may be, as far as no other place describes it. */
function within(schema: JsonSchema): JsonSchema[] {
  return [schema, ...[schema.items ?? [], schema.anyOf ?? []].flat().flatMap(within)]
}

function sentences(schema: JsonSchema, description?: string): Html {
  const all = new Set([description, ...within(schema).map((part) => part.description)])
  return html`${[...all].flatMap((text) => (text ? [html`<p>${prose(text)}</p>`] : []))}`
}

function limits(schema: JsonSchema): Html {
  const words = within(schema).flatMap(
    ({ minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, default: usual }) => [
      range(minimum, maximum, ''),
      range(minLength, maxLength, ' characters'),
      range(minItems, maxItems, ' entries'),
      pattern ? `matches \`${pattern}\`` : '',
      usual === undefined ? '' : `default \`${JSON.stringify(usual)}\``,
    ],
  )
  return html`${words.flatMap((word) => (word ? [html`<span class="limit">${prose(word)}</span>`] : []))}`
}

/** The largest number of a column says nothing. */
function range(least: number | undefined, most: number | undefined, unit: string): string {
  const said = most === 2_147_483_647 ? undefined : most?.toLocaleString('en-US')
  if (least !== undefined && said !== undefined) return `${least} to ${said}${unit}`
  if (said !== undefined) return `at most ${said}${unit}`
  return least === undefined ? '' : `at least ${least}${unit}`
}
