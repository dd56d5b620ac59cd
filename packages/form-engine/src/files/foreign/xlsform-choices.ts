import { groupBy } from '../../definitions/group-by.ts'
import type { Grid } from '../grid.ts'
import { compared } from './expression.ts'
import { rowsOfGrid, type ForeignRow } from './foreign-table.ts'
import type { ForeignItem, ForeignOption } from './questionnaire.ts'

/** The rows of the sheet `choices`, by list. */
export type ChoiceLists = ReadonlyMap<string, readonly ForeignRow[]>

/** Reads the sheet `choices`. */
export function listsOf(grids: readonly Grid[]): ChoiceLists {
  const choices = grids.find((grid) => grid.sheet?.toLowerCase() === 'choices')
  return groupBy(choices ? rowsOfGrid(choices) : [], (row) => row.text('list_name'))
}

/** The list of choices of a question, and the filter for its rows. */
interface Choices {
  readonly name: string
  readonly list: string
  readonly filter: string
}

/** The options of a question. Only the filter `column = ${question}` can be converted; any other one is ignored. */
export function optionsOf(
  { name, list, filter }: Choices,
  { lists, leftOut }: { readonly lists: ChoiceLists; readonly leftOut: string[] },
): ForeignOption[] {
  const rows = lists.get(list) ?? []
  if (!lists.has(list)) leftOut.push(`${name} has no options, because its list ${list} is elsewhere.`)
  if (filter === '') return rows.map(optionOf)
  const offered = filterIn(filter)
  if (!offered) {
    leftOut.push(`${name} always offers all options. It should filter them by ${filter}.`)
    return rows.map(optionOf)
  }
  const [used, blank] = [
    rows.filter((row) => row.text(offered.column)),
    rows.filter((row) => !row.text(offered.column)),
  ]
  for (const row of blank)
    leftOut.push(`${name} does not offer ${row.text('name')}, because its ${offered.column} is empty.`)
  return used.map((row) => ({
    ...optionOf(row),
    offeredBy: { item: offered.item, values: [row.text(offered.column)] },
  }))
}

const optionOf = (row: ForeignRow): ForeignOption => ({
  value: row.text('name'),
  label: row.english('label') || row.text('name'),
  labelEs: row.spanish('label'),
})

const filters = [
  /^(?<column>[\w-]+)\s*=\s*\$\{\s*(?<item>[\w.-]+)\s*\}$/,
  /^\$\{\s*(?<item>[\w.-]+)\s*\}\s*=\s*(?<column>[\w-]+)$/,
  /^selected\(\s*\$\{\s*(?<item>[\w.-]+)\s*\}\s*,\s*(?<column>[\w-]+)\s*\)$/,
]

/** Parses `state = ${state}`: the column of the sheet, and the question whose answer it must equal. */
function filterIn(filter: string): { column: string; item: string } | undefined {
  const groups = filters.map((pattern) => pattern.exec(filter.trim())?.groups).find((found) => found !== undefined)
  return groups?.column && groups.item ? { column: groups.column, item: groups.item } : undefined
}

/** `or_other` adds an option and a text question, as XLSForm does. */
export function otherOption(item: ForeignItem): ForeignItem[] {
  const other = { value: 'other', label: 'Other', labelEs: item.labelEs && 'Otro' }
  return [
    { ...item, codes: [...(item.codes ?? []), other] },
    {
      name: `${item.name}_other`,
      kind: 'textbox',
      label: 'Specify other',
      labelEs: item.labelEs && 'Especifique',
      condition: compared(item.name, 'equals', 'other'),
      written: `${item.name} is other`,
    },
  ]
}
