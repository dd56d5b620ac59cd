import type { DefinitionColumns, DefinitionTable } from '../definitions/columns.ts'
import type { ControlDefinition, Definitions, Dependency, DisplayValue, RecId } from '../definitions/definitions.ts'
import { headingCell, type TableCell } from '../definitions/diagnostic.ts'
import { groupBy } from '../definitions/group-by.ts'
import { uniqueRows } from '../graph/tree.ts'

type ColumnOf<Table extends DefinitionTable> = keyof DefinitionColumns[Table] & string

/** Finds the cells that a diagnostic is about. If no row matches, finds the heading of the column. */
export class CellFinder {
  readonly #rows: ReadonlyMap<RecId, ControlDefinition>
  readonly #indexes: ReadonlyMap<object, number>
  readonly #options: ReadonlyMap<RecId, readonly DisplayValue[]>
  readonly #conditions: ReadonlyMap<RecId, readonly Dependency[]>

  constructor({ controls, displayValues, dependencies }: Definitions) {
    this.#rows = uniqueRows(controls)
    const entries = [controls, displayValues, dependencies].flatMap((rows) => [...rows.entries()])
    this.#indexes = new Map(entries.map(([index, row]) => [row, index]))
    this.#options = groupBy(displayValues, (row) => row.ControlsRecId)
    this.#conditions = groupBy(dependencies, (row) => row.ControlsRecId)
  }

  /** The cells of one column in these rows. */
  ofRows<Table extends DefinitionTable>(
    table: Table,
    rows: Definitions[Table],
    column: ColumnOf<Table>,
  ): readonly TableCell[] {
    if (rows.length === 0) return [headingCell(table, column)]
    return rows.map((row) => ({ table, row: this.#indexes.get(row) ?? null, column }))
  }

  /** The cells of controls. If several rows have the same id, only the row that is used counts. */
  ofControls(recIds: readonly RecId[], column: ColumnOf<'controls'>): readonly TableCell[] {
    const rows = recIds.flatMap((recId) => this.#rows.get(recId) ?? [])
    return this.ofRows('controls', rows, column)
  }

  /** The cells of a control's display values. If it has none, the cell of the control that requires options. */
  ofOptions(
    recId: RecId,
    column: ColumnOf<'displayValues'>,
    isMeant: (row: DisplayValue) => boolean = () => true,
  ): readonly TableCell[] {
    const rows = (this.#options.get(recId) ?? []).filter((row) => row.IsActive && isMeant(row))
    return rows.length > 0 ? this.ofRows('displayValues', rows, column) : this.ofControls([recId], 'ControlTypeCode')
  }

  /** The cells of a control's dependencies. */
  ofConditions(
    recId: RecId,
    column: ColumnOf<'dependencies'>,
    isMeant: (row: Dependency) => boolean = () => true,
  ): readonly TableCell[] {
    return this.ofRows('dependencies', this.conditionsOf(recId).filter(isMeant), column)
  }

  /** A control's active dependencies. */
  conditionsOf(recId: RecId): readonly Dependency[] {
    return (this.#conditions.get(recId) ?? []).filter((row) => row.IsActive)
  }
}
