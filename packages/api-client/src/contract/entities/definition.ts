import { columnsOf, type DefinitionColumns, type DefinitionTable, type ServedColumn } from '@captive/form-engine'
import { Type, type Static } from 'typebox'

import { object } from '../object.ts'
import { nullable } from './field.ts'

/** The type of a cell on the wire, by the type of its column. */
const cells = {
  id: Type.Integer(),
  flag: Type.Integer({ description: '1 or 0' }),
  order: Type.Integer(),
  count: Type.Integer(),
  text: Type.String(),
}

type FilledCellOf<Column> = Column extends { holds: infer Held extends keyof typeof cells }
  ? Column extends { optional: true }
    ? ReturnType<typeof nullable<(typeof cells)[Held]>>
    : (typeof cells)[Held]
  : never

/** A server that knows only the columns of the specification leaves out the others. */
type CellOf<Column> = Column extends { extra: 'served' }
  ? ReturnType<typeof Type.Optional<FilledCellOf<Column>>>
  : FilledCellOf<Column>

type ServedCells<Table extends DefinitionTable> = {
  [Name in ServedColumn<Table>]: CellOf<DefinitionColumns[Table][Name]>
}

/** A row of a definition table with the columns of a server. */
function servedRow<Table extends DefinitionTable>(table: Table, title: string) {
  const served = columnsOf(table).filter(([, { extra }]) => extra !== 'local')
  const schemas = served.map(([name, { holds, optional, extra }]) => {
    const cell = optional ? nullable(cells[holds]) : cells[holds]
    return [name, extra ? Type.Optional(cell) : cell]
  })
  return object(Object.fromEntries(schemas) as ServedCells<Table>, { title })
}

/** A control of the claim-report form, one row of the first of three flat tables (specification, core §3). */
export const ControlDefinition = servedRow('controls', 'ControlDefinition')
export type ControlDefinition = Static<typeof ControlDefinition>

export const ControlDisplayValue = servedRow('displayValues', 'ControlDisplayValue')
export type ControlDisplayValue = Static<typeof ControlDisplayValue>

export const ControlDependency = servedRow('dependencies', 'ControlDependency')
export type ControlDependency = Static<typeof ControlDependency>
