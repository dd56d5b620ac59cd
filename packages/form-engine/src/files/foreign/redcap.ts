import type { Grid } from '../grid.ts'
import { isSayable } from './foreign-calculation.ts'
import { hasColumns, rowsOfGrid, type ForeignRow } from './foreign-table.ts'
import { exampleIn } from './foreign-texts.ts'
import { parseCondition } from './parse-condition.ts'
import type { ForeignForm, ForeignItem, ForeignOption } from './questionnaire.ts'
import { annotationOf } from './redcap-annotation.ts'

const kinds: Readonly<Record<string, string>> = {
  text: 'textbox',
  notes: 'textarea',
  radio: 'radio',
  dropdown: 'dropdown',
  checkbox: 'checkboxList',
  yesno: 'radio',
  truefalse: 'radio',
  file: 'file',
  slider: 'textbox',
  calc: 'textbox',
}

const choicesOf: Readonly<Record<string, string>> = { yesno: '1, Yes | 0, No', truefalse: '1, True | 0, False' }

/** Whether a CSV file is a REDCap data dictionary. */
export function isRedcap(grid: Grid): boolean {
  return hasColumns(grid, 'variablefieldname', 'fieldtype')
}

/** Reads a REDCap data dictionary. Each form becomes a section, and each section header a section in it. */
export function readRedcap(grid: Grid): ForeignForm {
  const leftOut: string[] = []
  const forms = new Map<string, ForeignItem & { items: ForeignItem[] }>()
  const rows = rowsOfGrid(grid)
  const several = new Set(rows.filter((row) => typeOf(row) === 'checkbox').map(nameOf))
  const numbers = new Set(rows.filter(isNumeric).map(nameOf))
  let inner: ForeignItem[] = []
  for (const row of rows) {
    const form = row.text('Form Name') || 'form'
    const known = forms.get(form)
    const section = known ?? { ...sectionOf(`form_${form}`, form), items: [] }
    if (!known) {
      forms.set(form, section)
      inner = section.items
    }
    const header = row.text('Section Header')
    if (header) {
      inner = []
      section.items.push({ ...sectionOf(`section_${nameOf(row)}`, header), items: inner })
    }
    inner.push(...itemOf(row, { several, numbers }, leftOut))
  }
  return { items: [...forms.values()], leftOut }
}

const nameOf = (row: ForeignRow): string => row.text('Variable / Field Name')

const typeOf = (row: ForeignRow): string => row.text('Field Type').toLowerCase()

const validationOf = (row: ForeignRow): string => row.text('Text Validation Type OR Show Slider Number').toLowerCase()

const isNumeric = (row: ForeignRow): boolean =>
  /^(?:slider|calc)$/.test(typeOf(row)) || /^(?:number|integer)/.test(validationOf(row))

const sectionOf = (name: string, label: string) => ({ name, label, kind: 'section' })

/** The questions with several choices, and those whose answers are numbers, by name. */
interface Others {
  readonly several: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
}

function itemOf(row: ForeignRow, { several, numbers }: Others, leftOut: string[]): ForeignItem[] {
  const [name, type] = [nameOf(row), typeOf(row)]
  const validation = validationOf(row)
  const choices = row.text('Choices, Calculations, OR Slider Labels')
  if (type === 'calc' && !isSayable(choices, numbers)) {
    leftOut.push(`${name} is calculated in a way that the tables cannot express: ${choices}`)
    return []
  }
  if (type === 'descriptive' || type === 'sql') {
    leftOut.push(`${name} has the type ${type}, which takes no answer.`)
    return []
  }
  for (const [bound, text] of [
    ['least', row.text('Text Validation Min')],
    ['most', row.text('Text Validation Max')],
  ] as const)
    if (text) leftOut.push(`${name} must be at ${bound} ${text}.`)
  const logic = row.text('Branching Logic')
  const note = row.text('Field Note')
  const { example = exampleIn(note), longest, rest } = annotationOf(row.text('Field Annotation'))
  if (note && !exampleIn(note)) leftOut.push(`${name} has the note “${note}”.`)
  leftOut.push(...rest.map((tag) => `${name} has the action tag ${tag}.`))
  return [
    {
      name,
      kind: kindOf(type, validation),
      label: row.text('Field Label') || name,
      isNumber: isNumeric(row),
      required: row.text('Required Field?').toLowerCase() === 'y',
      confidential: row.text('Identifier?').toLowerCase() === 'y',
      condition: logic ? parseCondition(logic, several) : null,
      written: logic,
      ...(type === 'calc' ? { calculation: choices } : { codes: optionsIn(choicesOf[type] ?? choices) }),
      example,
      longest,
    },
  ]
}

/** A date with a time does not fit a calendar. */
function kindOf(type: string, validation: string): string {
  if (validation.startsWith('date_')) return 'calendar'
  return validation === 'email' || validation === 'phone' ? validation : (kinds[type] ?? 'textbox')
}

/** `1, Yes | 0, No` */
function optionsIn(choices: string): ForeignOption[] {
  return choices.split('|').flatMap((choice) => {
    const [, value, label] = /^\s*([^,]+?)\s*,\s*(.*?)\s*$/.exec(choice) ?? []
    return value === undefined || label === undefined ? [] : [{ value, label }]
  })
}
