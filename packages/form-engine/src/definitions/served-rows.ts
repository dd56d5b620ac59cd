import { columnsOf, type DefinitionTable } from './columns.ts'
import type { Definitions } from './definitions.ts'
import type { DefinitionRows } from './rows.ts'

/** Columns whose empty cells are `null` in the served tables. Other empty cells are empty strings. */
const nullable = new Set(['ControlLabelCode', 'MaskDisplay'])

/**
 * Definitions as the rows of the three tables, with the columns that a server stores. `parseDefinitions` reads them back.
 *
 * @example
 * const rows = servedRows(parseDefinitions({ controls, displayValues, dependencies }))
 */
export function servedRows(definitions: Definitions): DefinitionRows {
  const rowsOf = (table: DefinitionTable) => {
    const columns = columnsOf(table).filter(([, { extra }]) => extra !== 'local')
    return definitions[table].map((row) => {
      const present = columns.filter(([name, { extra }]) => !extra || name in row)
      return Object.fromEntries(present.map(([name]) => [name, storedCell(name, Reflect.get(row, name))]))
    })
  }
  return {
    controls: rowsOf('controls'),
    displayValues: rowsOf('displayValues'),
    dependencies: rowsOf('dependencies'),
  } as unknown as DefinitionRows // columnsOf lists the columns of these rows
}

function storedCell(column: string, cell: unknown): unknown {
  if (typeof cell === 'boolean') return cell ? 1 : 0
  return cell === '' && nullable.has(column) ? null : cell
}
