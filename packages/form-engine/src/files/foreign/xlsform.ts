import { groupBy } from '../../definitions/group-by.ts'
import type { Code } from '../../definitions/outline.ts'
import type { Grid } from '../grid.ts'
import { hasColumns, rowsOfGrid, type ForeignRow } from './foreign-table.ts'
import type { ForeignForm, ForeignItem } from './questionnaire.ts'
import { parseLogic } from './redcap-logic.ts'
import { tickedOptions } from './ticked-options.ts'

const kinds: Readonly<Record<string, string>> = {
  text: 'textbox',
  integer: 'textbox',
  decimal: 'textbox',
  range: 'textbox',
  date: 'calendar',
  time: 'textbox',
  select_one: 'radio',
  select_multiple: 'section',
  image: 'file',
  file: 'file',
  audio: 'file',
  video: 'file',
  acknowledge: 'checkbox',
}
/** Types without an answer of a person. */
const silent =
  /^(?:note|calculate|hidden|start|end|today|deviceid|username|phonenumber|audit|xml-external|csv-external)$/

/** The sheet of questions, if a workbook is an XLSForm. */
export function surveyOf(grids: readonly Grid[]): Grid | undefined {
  return grids.find((grid) => grid.sheet?.toLowerCase() === 'survey' && hasColumns(grid, 'type', 'name'))
}

/** Reads an XLSForm: the sheets `survey` and `choices`. */
export function readXlsform(survey: Grid, grids: readonly Grid[]): ForeignForm {
  const choices = grids.find((grid) => grid.sheet?.toLowerCase() === 'choices')
  const lists = groupBy(choices ? rowsOfGrid(choices) : [], (row) => row.text('listname'))
  const codes = new Map([...lists].map(([list, rows]) => [list, rows.map(codeOf)] as const))
  const rows = rowsOfGrid(survey)
  const severalOf = new Set(rows.filter((row) => typeOf(row)[0] === 'select_multiple').map((row) => row.text('name')))
  const leftOut: string[] = []
  const top: ForeignItem[] = []
  const open = [top]
  for (const row of rows) {
    const [type] = typeOf(row)
    if (/^begin_(?:group|repeat)$/.test(type)) {
      const items: ForeignItem[] = []
      open.at(-1)?.push({ ...questionOf(row, severalOf, codes, leftOut), kind: 'section', required: false, items })
      open.push(items)
      if (type === 'begin_repeat') leftOut.push(`${row.text('name')} repeats. Name its id in the option repeating.`)
    } else if (/^end_(?:group|repeat)$/.test(type)) {
      if (open.length > 1) open.pop()
    } else if (silent.test(type))
      leftOut.push(`${row.text('name') || type} is of the type ${type}, which takes no answer.`)
    else if (type !== '') open.at(-1)?.push(questionOf(row, severalOf, codes, leftOut))
  }
  return { items: top, leftOut }
}

/** `begin group` and `begin_group` are the same. A choice names its list. */
function typeOf(row: ForeignRow): [type: string, list: string] {
  const [type = '', list = ''] = row
    .text('type')
    .trim()
    .replace(/^(begin|end)\s+/, '$1_')
    .split(/\s+/)
  return [type, list]
}

function questionOf(
  row: ForeignRow,
  severalOf: ReadonlySet<string>,
  codes: ReadonlyMap<string, readonly Code[]>,
  leftOut: string[],
): ForeignItem {
  const [type, list] = typeOf(row)
  const name = row.text('name')
  const relevant = row.text('relevant')
  if (!(type in kinds) && !type.startsWith('begin')) leftOut.push(`${name} is of the type ${type}, and becomes a text.`)
  for (const column of ['constraint', 'calculation', 'default', 'choicefilter'])
    if (row.text(column)) leftOut.push(`${name} has a ${column}: ${row.text(column)}`)
  const item = {
    name,
    kind: kinds[type] ?? 'textbox',
    label: row.text('label') || name,
    isNumber: type === 'integer' || type === 'decimal' || type === 'range',
    required: /^(?:yes|true|true\(\))$/i.test(row.text('required')),
    condition: relevant ? parseLogic(asLogic(relevant, severalOf)) : null,
    written: relevant,
  }
  const offered = codes.get(list) ?? []
  if (type === 'select_multiple') return { ...item, required: false, items: tickedOptions(name, offered) }
  return type === 'select_one' ? { ...item, codes: offered } : item
}

/** XPath in the notation of branching logic: `selected(${a}, 'x')` and `${a} = 'x'` are `[a]='x'`. */
function asLogic(relevant: string, severalOf: ReadonlySet<string>): string {
  return relevant
    .replaceAll(
      /selected\(\s*\$\{(\w+)\}\s*,\s*(?:'([^']*)'|"([^"]*)")\s*\)/g,
      (_, name: string, one = '', two = '') =>
        severalOf.has(name) ? `[${name}(${one || two})]='1'` : `[${name}]='${one || two}'`,
    )
    .replaceAll(/\$\{(\w+)\}/g, '[$1]')
}

const codeOf = (row: ForeignRow): Code => ({ value: row.text('name'), label: row.text('label') || row.text('name') })
