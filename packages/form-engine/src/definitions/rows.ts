import type { RowOf } from './columns.ts'
import type { RecId } from './definitions.ts'

/** A flag in the server's tables. */
export type Flag = 0 | 1

/** The types of cells in served rows. */
interface WireCells<Id extends RecId> {
  id: Id
  flag: Flag
  order: number
  count: number
  text: string
}

type EmptyWireCells = Record<keyof WireCells<RecId>, null>

/** One row of the controls table, with the column names of the wire format. */
export interface ControlRow<Id extends RecId = number> extends RowOf<'controls', WireCells<Id>, EmptyWireCells> {}

/** One row of the display values table: an option of a dropdown or radio, or the value of a radioButton. */
export interface DisplayValueRow<Id extends RecId = number> extends RowOf<
  'displayValues',
  WireCells<Id>,
  EmptyWireCells
> {}

/** One row of the dependencies table: the control shows while its controlling control has the value. */
export interface DependencyRow<Id extends RecId = number> extends RowOf<
  'dependencies',
  WireCells<Id>,
  EmptyWireCells
> {}

/** The three flat tables that the server sends. */
export interface DefinitionRows<Id extends RecId = number> {
  controls: ControlRow<Id>[]
  displayValues: DisplayValueRow<Id>[]
  dependencies: DependencyRow<Id>[]
}
