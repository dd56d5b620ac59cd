import type { Grid } from '../grid.ts'
import { hasColumns, rowsOfGrid, type ForeignRow } from './foreign-table.ts'
import type { ForeignForm, ForeignItem } from './questionnaire.ts'
import { parseLogic } from './redcap-logic.ts'
import { tickedOptions } from './ticked-options.ts'

const kinds: Readonly<Record<string, string>> = {
  text: 'textbox',
  notes: 'textarea',
  radio: 'radio',
  dropdown: 'dropdown',
  checkbox: 'section',
  yesno: 'radio',
  truefalse: 'radio',
  file: 'file',
  slider: 'textbox',
}

const choicesOf: Readonly<Record<string, string>> = { yesno: '1, Yes | 0, No', truefalse: '1, True | 0, False' }

/** Whether a CSV file is a REDCap data dictionary. */
export function isRedcap(grid: Grid): boolean {
  return hasColumns(grid, 'variablefieldname', 'fieldtype')
}

/** Reads a REDCap data dictionary. Each form is a section, and each section header one in it. */
export function readRedcap(grid: Grid): ForeignForm {
  const leftOut: string[] = []
  const forms = new Map<string, ForeignItem & { items: ForeignItem[] }>()
  let inner: ForeignItem[] = []
  for (const row of rowsOfGrid(grid)) {
    const form = row.text('formname') || 'form'
    const name = row.text('variablefieldname')
    const known = forms.get(form)
    const section = known ?? { ...sectionOf(`form_${form}`, form), items: [] }
    if (!known) {
      forms.set(form, section)
      inner = section.items
    }
    const header = row.text('sectionheader')
    if (header) {
      inner = []
      section.items.push({ ...sectionOf(`section_${name}`, header), items: inner })
    }
    inner.push(...itemOf(row, name, leftOut))
  }
  return { items: [...forms.values()], leftOut }
}

const sectionOf = (name: string, label: string) => ({ name, label, kind: 'section' })

function itemOf(row: ForeignRow, name: string, leftOut: string[]): ForeignItem[] {
  const type = row.text('fieldtype').toLowerCase()
  const label = row.text('fieldlabel') || name
  const validation = row.text('textvalidationtypeorshowslidernumber').toLowerCase()
  if (type === 'calc' || type === 'descriptive' || type === 'sql') {
    leftOut.push(`${name} is of the type ${type}, which takes no answer.`)
    return []
  }
  for (const [bound, text] of [
    ['least', row.text('textvalidationmin')],
    ['most', row.text('textvalidationmax')],
  ] as const)
    if (text) leftOut.push(`${name} must be at ${bound} ${text}.`)
  const codes = codesOf(choicesOf[type] ?? row.text('choicescalculationsorsliderlabels'))
  const logic = row.text('branchinglogic')
  const item: ForeignItem = {
    name,
    kind: kindOf(type, validation),
    label,
    isNumber: type === 'slider' || /^(?:number|integer)/.test(validation),
    required: row.text('requiredfield').toLowerCase() === 'y',
    confidential: row.text('identifier').toLowerCase() === 'y',
    condition: logic ? parseLogic(logic) : null,
    written: logic,
  }
  return [type === 'checkbox' ? { ...item, required: false, items: tickedOptions(name, codes) } : { ...item, codes }]
}

function kindOf(type: string, validation: string): string {
  if (validation.startsWith('date')) return 'calendar'
  return validation === 'email' || validation === 'phone' ? validation : (kinds[type] ?? 'textbox')
}

/** `1, Yes | 0, No` */
function codesOf(choices: string): { value: string; label: string }[] {
  return choices.split('|').flatMap((choice) => {
    const [, value, label] = /^\s*([^,]+?)\s*,\s*(.*?)\s*$/.exec(choice) ?? []
    return value === undefined || label === undefined ? [] : [{ value, label }]
  })
}
