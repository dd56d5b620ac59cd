import type { Grid } from '../grid.ts'
import { isSayable } from './foreign-calculation.ts'
import { hasColumns, rowsOfGrid, type ForeignRow } from './foreign-table.ts'
import { exampleIn } from './foreign-texts.ts'
import { parseCondition } from './parse-condition.ts'
import type { ForeignForm, ForeignItem } from './questionnaire.ts'
import { listsOf, optionsOf, otherOption, type ChoiceLists } from './xlsform-choices.ts'
import { lengthIn } from './xlsform-constraint.ts'

const kinds: Readonly<Record<string, string>> = {
  text: 'textbox',
  integer: 'textbox',
  decimal: 'textbox',
  range: 'textbox',
  date: 'calendar',
  time: 'textbox',
  select_one: 'radio',
  select_multiple: 'checkboxList',
  image: 'file',
  file: 'file',
  audio: 'file',
  video: 'file',
  acknowledge: 'checkbox',
}
/** Types that a person does not answer. */
const silent = /^(?:note|hidden|start|end|today|deviceid|username|phonenumber|audit|xml-external|csv-external)$/

const numeric = /^(?:integer|decimal|range|calculate)$/

/** The sheet of questions, if a workbook is an XLSForm. */
export function surveyOf(grids: readonly Grid[]): Grid | undefined {
  return grids.find((grid) => grid.sheet?.toLowerCase() === 'survey' && hasColumns(grid, 'type', 'name'))
}

/** What converting one question requires from the others. */
interface Survey {
  readonly lists: ChoiceLists
  /** The questions with several choices. */
  readonly several: ReadonlySet<string>
  /** The questions whose answers are numbers, and the calculations. */
  readonly numbers: ReadonlySet<string>
  readonly leftOut: string[]
}

/** Reads an XLSForm: the sheets `survey` and `choices`. */
export function readXlsform(survey: Grid, grids: readonly Grid[]): ForeignForm {
  const rows = rowsOfGrid(survey)
  const several = new Set(rows.filter((row) => typeOf(row).type === 'select_multiple').map((row) => row.text('name')))
  const numbers = new Set(rows.filter((row) => numeric.test(typeOf(row).type)).map((row) => row.text('name')))
  const form: Survey = { lists: listsOf(grids), several, numbers, leftOut: [] }
  const top: ForeignItem[] = []
  const open = [top]
  for (const row of rows) {
    const { type } = typeOf(row)
    if (/^begin_(?:group|repeat)$/.test(type)) {
      const items: ForeignItem[] = []
      open.at(-1)?.push({ ...partOf(row, form), kind: 'section', items })
      open.push(items)
      if (type === 'begin_repeat')
        form.leftOut.push(`${row.text('name')} repeats. Add its id to the option “repeating”.`)
    } else if (/^end_(?:group|repeat)$/.test(type)) {
      if (open.length > 1) open.pop()
    } else if (type === 'calculate') open.at(-1)?.push(...calculatedOf(row, form))
    else if (silent.test(type))
      form.leftOut.push(`${row.text('name') || type} has the type ${type}, which takes no answer.`)
    else if (type !== '') open.at(-1)?.push(...questionsOf(row, form))
  }
  return { items: top, leftOut: form.leftOut }
}

/** `select one yn or_other` is a `select_one` of the list `yn` that also accepts a free text. */
function typeOf(row: ForeignRow): { type: string; list: string; takesOther: boolean } {
  const [type = '', list = '', other = ''] = row
    .text('type')
    .trim()
    .replace(/^(begin|end|select)\s+/, '$1_')
    .split(/\s+/)
  return { type, list, takesOther: other === 'or_other' }
}

/** The properties that questions and groups share. */
function partOf(row: ForeignRow, { several }: Survey) {
  const relevant = row.text('relevant')
  return {
    name: row.text('name'),
    label: row.english('label') || row.text('name'),
    labelEs: row.spanish('label'),
    condition: relevant ? parseCondition(relevant, several) : null,
    written: relevant,
  }
}

function questionsOf(row: ForeignRow, form: Survey): ForeignItem[] {
  const { type, list, takesOther } = typeOf(row)
  const part = partOf(row, form)
  const { name } = part
  if (!(type in kinds)) form.leftOut.push(`${name} has the type ${type}, and becomes a text box.`)
  const required = row.text('required')
  const isRequired = /^(?:yes|true|true\(\))$/i.test(required)
  if (!isRequired && !/^(?:no|false|false\(\))?$/i.test(required))
    form.leftOut.push(`${name} is required only if ${required}.`)
  const { longest, rest } = lengthIn(row.text('constraint'))
  if (rest) form.leftOut.push(`${name} has a constraint: ${rest}`)
  for (const column of ['calculation', 'default'])
    if (row.text(column)) form.leftOut.push(`${name} has a ${column}: ${row.text(column)}`)
  const item: ForeignItem = {
    ...part,
    ...examplesOf(row, form),
    kind: kindOf(type, row.text('appearance')),
    isNumber: numeric.test(type),
    required: isRequired,
    longest,
  }
  if (!type.startsWith('select_')) return [item]
  const codes = optionsOf({ list, filter: row.text('choice_filter'), name }, form)
  return takesOther ? otherOption({ ...item, codes }) : [{ ...item, codes }]
}

/** A calculation is hidden in the source. In the tables, it is a question that shows the value. */
function calculatedOf(row: ForeignRow, form: Survey): ForeignItem[] {
  const part = partOf(row, form)
  const written = row.text('calculation')
  const calculation = written.replaceAll(/\$\{\s*([^}]*?)\s*\}/g, '[$1]').replaceAll(/\bdiv\b/g, '/')
  if (!isSayable(calculation, form.numbers)) {
    form.leftOut.push(`${part.name} is calculated in a way that the tables cannot express: ${written}`)
    return []
  }
  form.leftOut.push(`${part.name} is calculated, and shows its value. In the source, it is hidden.`)
  return [{ ...part, kind: 'textbox', isNumber: true, calculation }]
}

function kindOf(type: string, appearance: string): string {
  if (type === 'text' && /\bmultiline\b/.test(appearance)) return 'textarea'
  if (type === 'select_one' && /\b(?:minimal|autocomplete|search)\b/.test(appearance)) return 'dropdown'
  return kinds[type] ?? 'textbox'
}

/** Reads examples from hints. The tables cannot store other hints. */
function examplesOf(row: ForeignRow, { leftOut }: Survey): Pick<ForeignItem, 'example' | 'exampleEs'> {
  const [hint, hintEs] = [row.english('hint'), row.spanish('hint')]
  const example = exampleIn(hint)
  if (hint && !example) leftOut.push(`${row.text('name')} has the hint “${hint}”.`)
  const guidance = row.english('guidancehint')
  if (guidance) leftOut.push(`${row.text('name')} has the guidance “${guidance}”.`)
  return { example, exampleEs: example && exampleIn(hintEs) }
}
