import type { RowOf } from './columns.ts'
import type { Diagnostic } from './diagnostic.ts'

/** The id of a control: a number in served definitions, a name in local forms. */
export type RecId = number | string

/** The types of parsed cells. */
interface ReadCells<Id extends RecId> {
  id: Id
  flag: boolean
  order: number
  count: number
  text: string
}

/** The values of empty cells after parsing. */
export interface EmptyCells {
  id: null
  flag: false
  order: null
  count: null
  text: ''
}

/** One control of a form, parsed and normalized. */
export interface ControlDefinition<Id extends RecId = RecId> extends RowOf<'controls', ReadCells<Id>, EmptyCells> {}

/** One option of a control: `DisplayLabel` is shown, `DisplayValue` is stored. */
export interface DisplayValue<Id extends RecId = RecId> extends RowOf<'displayValues', ReadCells<Id>, EmptyCells> {}

/** A condition: the control shows only while its controlling control has the value. */
export interface Dependency<Id extends RecId = RecId> extends RowOf<'dependencies', ReadCells<Id>, EmptyCells> {}

/** The three flat tables after `parseDefinitions`. The engine works only on this shape. */
export interface Definitions<Id extends RecId = RecId> {
  readonly controls: readonly ControlDefinition<Id>[]
  readonly displayValues: readonly DisplayValue<Id>[]
  readonly dependencies: readonly Dependency<Id>[]
  /** What parsing could not understand. Absent if it understood everything. */
  readonly notes?: readonly Diagnostic[]
}

/** The blocks that make up a form, and the sections that repeat. */
export interface FormBlocks {
  /** Controls, or bare parent ids without a row, each with everything below it. Default: controls without a parent. */
  readonly roots?: readonly RecId[]
  /** Sections that repeat. For example, 19 is the section of the other vehicles. */
  readonly repeating?: readonly RecId[]
  /** The property that holds the id of a repeated item. No control in the item may use this key. Default: `id`. */
  readonly itemId?: string
}
