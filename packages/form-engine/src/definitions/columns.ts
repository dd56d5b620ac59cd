/** A column of a definition table. */
export interface Column {
  /** The type of a cell. An order is any number. A count is a whole number above 0. */
  readonly holds: 'id' | 'flag' | 'order' | 'count' | 'text'
  /** A cell may be empty. It is `null` in served rows. */
  readonly optional?: true
  /**
   * The specification does not have the column: a table may lack it, and a row leaves it out if it is empty. Servers
   * store a `served` column. Only forms declared in code have a `local` one.
   */
  readonly extra?: 'served' | 'local'
}

/**
 * The columns of the three tables, with the spelling mistakes of the specification (API-007). The row types, the
 * reader, the writer, the column diagnostics, the contract and the check of the server's tables all derive from this
 * declaration.
 */
const columns = {
  controls: {
    /** Unique among the controls. */
    RecId: { holds: 'id' },
    /** The page, section or radio around the control; `null` at the top level. */
    ParentControlsRecId: { holds: 'id', optional: true },
    /** The kind of control, such as `textbox`. */
    ControlTypeCode: { holds: 'text' },
    /** `number` for answers that are compared as numbers. */
    ControlDataTypeCode: { holds: 'text' },
    /** The text that people see. */
    ControlLabel: { holds: 'text' },
    /** A name for code. It stays the same when the control is replaced. */
    ControlLabelCode: { holds: 'text', optional: true },
    /** The control needs an answer while it is visible. */
    IsRequired: { holds: 'flag' },
    /** The row is in use. */
    IsActive: { holds: 'flag' },
    /** The position among the controls of the same parent. `null` sorts last. */
    ControlOrder: { holds: 'order', optional: true },
    /** The answer is masked outside its field. */
    IsConfidential: { holds: 'flag' },
    /** Groups (`3-2-4`), a pattern (`###-##-####`) or a flag (`1`). */
    MaskDisplay: { holds: 'text', optional: true },
    /** One plain sentence, shown under the label. */
    Help: { holds: 'text', extra: 'local' },
    /** The HTML autocomplete token. */
    AutoComplete: { holds: 'text', extra: 'local' },
    /** The answer is shown and sent but cannot be changed in this form. Text only. */
    ReadOnly: { holds: 'flag', extra: 'local' },
    /** A calendar that also accepts future dates. */
    AnyDay: { holds: 'flag', extra: 'local' },
    /** A section in which at least one control must be answered. */
    NeedsOne: { holds: 'flag', extra: 'local' },
    /** The maximum number of characters, if less than the kind allows. */
    Longest: { holds: 'count', optional: true, extra: 'served' },
    /** An example of an answer, shown with the field. */
    Example: { holds: 'text', optional: true, extra: 'served' },
    /** The formula for the value of a read-only textbox, such as `[1201] + [1202]`. */
    Calculation: { holds: 'text', optional: true, extra: 'served' },
    /** `ControlLabel` in Spanish. */
    ControlLabelEs: { holds: 'text', optional: true, extra: 'served' },
    /** `Example` in Spanish. */
    ExampleEs: { holds: 'text', optional: true, extra: 'served' },
  },
  displayValues: {
    /** The control that has the option. */
    ControlsRecId: { holds: 'id' },
    /** The value that is stored. */
    DisplayValue: { holds: 'text' },
    /** The text that people see. */
    DisplayLabel: { holds: 'text' },
    /** The position among the options of the same control. `null` sorts last. */
    Order: { holds: 'order', optional: true },
    /** The option is still offered. */
    IsActive: { holds: 'flag' },
    /** The heading that groups the option. */
    DisplayGroup: { holds: 'text', extra: 'local' },
    /** `DisplayLabel` in Spanish. */
    DisplayLabelEs: { holds: 'text', optional: true, extra: 'served' },
    /** The control whose answer decides whether the option is offered. Empty for an option that is always offered. */
    ControlingControlsRecId: { holds: 'id', optional: true, extra: 'served' },
    /** The answers that offer the option, separated by `|`. */
    ControlingValue: { holds: 'text', optional: true, extra: 'served' },
  },
  dependencies: {
    /** The control that has the condition. */
    ControlsRecId: { holds: 'id' },
    /** The control whose answer the condition compares. */
    ControlingControlsRecId: { holds: 'id' },
    /** The answer that the condition requires. */
    ControlingValue: { holds: 'text' },
    /** The condition is in use. */
    IsActive: { holds: 'flag' },
    /** How the answer is compared, such as `not`. Empty for `equals`. See `operators.ts`. */
    ConditionOperator: { holds: 'text', optional: true, extra: 'served' },
  },
} as const satisfies Record<string, Record<string, Column>>

export type Holds = Column['holds']

/** The columns of each table: the type of their cells, and whether cells may be empty or missing. */
export type DefinitionColumns = typeof columns

export type DefinitionTable = keyof DefinitionColumns

export const definitionTables = Object.keys(columns) as DefinitionTable[]

/** The columns that a server's table can have. */
export type ServedColumn<Table extends DefinitionTable> = Exclude<
  keyof DefinitionColumns[Table],
  ExtraColumn<Table, 'local'>
>

/** The columns that the specification does not have. */
export type ExtraColumn<Table extends DefinitionTable, Extra = 'served' | 'local'> = {
  [Name in keyof DefinitionColumns[Table]]: DefinitionColumns[Table][Name] extends { extra: Extra } ? Name : never
}[keyof DefinitionColumns[Table]]

/** Picks the type of a column's cells from `Types`. `Empty` is the type of an empty cell. */
type CellOf<Declared, Cells, Empty> = Declared extends { holds: infer Held extends keyof Cells & keyof Empty }
  ? Cells[Held] | (Declared extends { optional: true } ? Empty[Held] : never)
  : never

/** A row of a table: the columns of the specification, and optionally the others. */
export type RowOf<Table extends DefinitionTable, Cells, Empty> = {
  readonly [Name in keyof DefinitionColumns[Table] as Exclude<Name, ExtraColumn<Table>>]: CellOf<
    DefinitionColumns[Table][Name],
    Cells,
    Empty
  >
} & {
  readonly [Name in keyof DefinitionColumns[Table] as Extract<Name, ExtraColumn<Table>>]?: CellOf<
    DefinitionColumns[Table][Name],
    Cells,
    Empty
  >
}

/**
 * The columns of a table by name: those of the specification in its order, then the others.
 *
 * @example
 * const served = columnsOf('controls').filter(([, { extra }]) => extra !== 'local')
 */
export function columnsOf(table: DefinitionTable): readonly (readonly [name: string, column: Column])[] {
  return Object.entries<Column>(columns[table])
}
