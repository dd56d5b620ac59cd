import { CONTROL_KINDS, compileForm, parseDefinitions, type Kind } from '../../src/index.ts'
import { toRjsf } from '../../src/rjsf/index.ts'

const columns = ['kind', 'answer', 'checks and their schemas', 'masked entry', 'widget', 'stock rjsf']

/** What may be written of a text control that changes how it is judged. */
const spellings = [
  {},
  { ControlLabel: 'SSN' },
  { ControlLabel: 'Phone' },
  { ControlDataTypeCode: 'number' },
  { ControlLabelCode: 'Zip' },
  { ControlLabelCode: 'TimeOfLoss' },
  { MaskDisplay: '##-##' },
  { AnyDay: 1 },
]

/** A table of all kinds in Markdown: what each is judged by, and what draws it, as the engine has it. */
export function kindsMatrix(): string {
  const rows = CONTROL_KINDS.map((kind) => rowOf(kind))
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function rowOf(kind: Kind): string[] {
  if (kind.container) return [kind.type, 'none', '', '', '', 'nothing']
  const ways = spellings.map((spelling) => controlOf(kind, spelling))
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

/** A control of the kind, with options for what needs some, as it is judged and drawn. */
function controlOf(kind: Kind, spelling: object): Way {
  const control = {
    RecId: 1,
    ControlTypeCode: kind.type,
    ControlDataTypeCode: 'string',
    ControlLabel: 'A',
    ControlLabelCode: 'B',
  }
  const option = { ControlsRecId: 1, DisplayValue: 'x', DisplayLabel: 'X', IsActive: 1 }
  const form = compileForm(
    parseDefinitions({
      controls: [{ ...control, IsActive: 1, ...spelling }],
      displayValues: [option],
      dependencies: [],
    }),
  )
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

/** The check with the words of JSON Schema that say the same. */
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
