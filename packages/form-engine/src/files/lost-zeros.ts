import { groupBy } from '../definitions/group-by.ts'
import { lettersOf } from '../text/closest.ts'
import type { RawTable } from './raw-table.ts'

/** A cell, by its place in a table. */
export interface LostZeros {
  readonly row: number
  readonly column: string
  readonly value: unknown
}

/** The columns with values of options, each with the column of the control that has the option. */
const valueColumns = new Map([
  ['displayvalue', 'controlsrecid'],
  ['controlingvalue', 'controlingcontrolsrecid'],
])

/** Finds `7` beside `001` and `002` among the values of one control: a spreadsheet removes zeros before a number. */
export function findLostZeros({ rows }: RawTable): LostZeros[] {
  const values = rows.flatMap((cells, row) => {
    const entries = [...(cells ?? [])]
    return entries.flatMap(([column, { value }]) => {
      const ownerColumn = valueColumns.get(lettersOf(column))
      if (!ownerColumn || !/^\d+$/.test(String(value))) return []
      const owner = entries.find(([name]) => lettersOf(name) === ownerColumn)?.[1].value
      return [{ row, column, value, owner }]
    })
  })
  return [...groupBy(values, ({ owner }) => String(owner)).values()].flatMap((ofOne) => {
    const padded = ofOne.filter(({ value }) => /^0\d/.test(String(value))).map(({ value }) => String(value).length)
    return ofOne.filter(({ value }) => padded.length > 0 && String(value).length < Math.min(...padded))
  })
}
