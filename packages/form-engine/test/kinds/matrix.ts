import { CONTROL_KINDS, compileForm, parseDefinitions, type Form, type Kind } from '../../src/index.ts'
import { toRjsf } from '../../src/rjsf/index.ts'

const columns = ['kind', 'answer', 'checks and their schemas', 'masked entry', 'widget', 'stock rjsf']

/** The settings of a text control that change its validation. */
const spellings = [
  {},
  { ControlLabel: 'SSN' },
  { ControlLabel: 'Phone' },
  { ControlDataTypeCode: 'number' },
  { ControlLabelCode: 'Zip' },
  { ControlLabelCode: 'TimeOfLoss' },
  { MaskDisplay: '##-##' },
  { AnyDay: 1 },
  { Calculation: '[2]' },
]

/** A Markdown table of all kinds with their checks and widgets, generated from the engine. */
export function kindsMatrix(): string {
  const rows = CONTROL_KINDS.map((kind) => rowOf(kind))
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function rowOf(kind: Kind): string[] {
  if (kind.container) return [kind.type, 'none', '', '', '', 'nothing']
  const ways = spelledForms(kind).map((form) => wayOf(form))
  const each = (ofWay: (way: Way) => string) => [...new Set(ways.map(ofWay).filter(Boolean))].join(', ')
  return [
    kind.type,
    answerOf(kind),
    each(checkOf),
    kind.masked ? 'yes' : '',
    each(({ widget }) => widget),
    each(({ stock }) => stock),
  ]
}

interface Way {
  readonly check: string
  readonly widget: string
  readonly stock: string
  readonly schema: unknown
}

/** One form with a control `c1` of the kind for each setting that may change its check. */
export function spelledForms(kind: Kind, more: object = {}): Form[] {
  return spellings.map((spelling) => formOf(kind, { ...more, ...spelling }))
}

function formOf(kind: Kind, spelling: object): Form {
  const control = {
    RecId: 1,
    ControlTypeCode: kind.type,
    ControlDataTypeCode: 'string',
    ControlLabel: 'A',
    ControlLabelCode: 'B',
  }
  const option = { ControlsRecId: 1, DisplayValue: 'x', DisplayLabel: 'X', IsActive: 1 }
  return compileForm(
    parseDefinitions({
      controls: [{ ...control, IsActive: 1, ...spelling }],
      displayValues: [option],
      dependencies: [],
    }),
  )
}

/** The checks and widgets of its control. */
function wayOf(form: Form): Way {
  const [{ check, rules }] = form.controls as [(typeof form.controls)[number]]
  const drawn = toRjsf(form).uiSchema['c1'] as { 'ui:widget'?: string }
  const properties = form.schema['properties'] as Record<string, unknown>
  return {
    check,
    widget: rules.widget(form.controls[0]!),
    stock: drawn['ui:widget'] ?? 'list',
    schema: properties['c1'],
  }
}

function answerOf({ json }: Kind): string {
  return json['type'] === 'array' ? 'list' : json['type'] === 'boolean' ? 'true or false' : 'text'
}

/** The name of a check with the JSON Schema keywords for it. */
function checkOf({ check, schema }: Way): string {
  const said = ['format', 'pattern', 'enum', 'minItems', 'items'].flatMap((word) => wordsIn(schema, word))
  return check === 'none' ? '' : said.length > 0 ? `${check} (${[...new Set(said)].join(', ')})` : check
}

const blank = '^\\s*$'

function wordsIn(schema: unknown, word: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]: [string, unknown]) => {
    if (name !== word) return wordsIn(value, word)
    return value === blank ? [] : [word === 'format' ? `\`${String(value)}\`` : word]
  })
}
