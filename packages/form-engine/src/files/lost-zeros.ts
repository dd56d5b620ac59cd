import { groupBy } from '../definitions/group-by.ts'
import { lettersOf } from '../text/closest.ts'
import type { RawTable } from './raw-table.ts'

/** The position of a cell in a table. */
export interface LostZeros {
  readonly row: number
  readonly column: string
  readonly value: unknown
}

/** The columns that contain option values, each with the column of the control that has the option. */
const valueColumns = new Map([
  ['displayvalue', 'controlsrecid'],
  ['controlingvalue', 'controlingcontrolsrecid'],
])

/** Finds `7` next to `001` and `002` among the values of one control. A spreadsheet removed its leading zeros. */
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
