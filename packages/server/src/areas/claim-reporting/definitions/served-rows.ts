import { columnsOf, type DefinitionRows, type Definitions, type DefinitionTable } from '@captive/form-engine'

/** Cells that are null in the served tables when they are empty; other empty cells are texts without characters. */
const nullable = new Set(['ControlLabelCode', 'MaskDisplay'])

/** Definitions as the rows of the three tables, with the columns that the server stores. */
export function servedRows(definitions: Definitions): DefinitionRows {
  const rowsOf = (table: DefinitionTable) => {
    const columns = columnsOf(table).flatMap(([name, { local }]) => (local ? [] : [name]))
    return definitions[table].map((row) =>
      Object.fromEntries(columns.map((name) => [name, storedCell(name, Reflect.get(row, name))])),
    )
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
