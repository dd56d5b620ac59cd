import { parseDefinitions, type Definitions } from '../../src/index.ts'
import { conjunctionOf } from '../../src/files/foreign/expression.ts'
import type { Expression, SourceItem } from './source-item.ts'

/** A questionnaire as definitions, and the conditions that the three tables can express. */
export interface Converted {
  readonly definitions: Definitions
  /** The items with their conditions, without those that the tables cannot express. */
  readonly items: readonly SourceItem[]
  readonly converted: number
  readonly leftOut: readonly Expression[]
}

/**
 * Converts equalities, alternatives of one controller, and conjunctions of these. Other conditions are left out, so
 * that the item always shows.
 */
export function convert(source: readonly SourceItem[]): Converted {
  const leftOut: Expression[] = []
  const dependencies: object[] = []
  let converted = 0
  const items = source.map((item) => {
    if (!item.condition) return item
    const groups = conjunctionOf(item.condition)
    if (!groups) {
      leftOut.push(item.condition)
      return { ...item, condition: null }
    }
    converted += 1
    const sortOf = new Map(source.map(({ id, sort }) => [id, sort]))
    for (const { item: controller, values } of groups) {
      for (const value of values)
        dependencies.push(dependencyRow(item.id, controller, sortOf.get(controller) === 'tick' ? 'true' : value))
    }
    return item
  })
  const rows = items.map(controlRow)
  return {
    definitions: parseDefinitions({ controls: rows, displayValues: [], dependencies }),
    items,
    converted,
    leftOut,
  }
}

/** The id of an item in the tables. Never looks like a number. */
export function recIdOf(id: string): string {
  return `q:${id}`
}

const kindOf: Record<SourceItem['sort'], string> = {
  group: 'section',
  choice: 'textbox',
  number: 'textbox',
  tick: 'checkbox',
  text: 'textbox',
}

function controlRow(item: SourceItem, index: number): object {
  return {
    RecId: recIdOf(item.id),
    ParentControlsRecId: item.parent === null ? null : recIdOf(item.parent),
    ControlTypeCode: kindOf[item.sort],
    ControlDataTypeCode: item.sort === 'number' ? 'number' : 'string',
    ControlLabel: item.id,
    ControlOrder: index,
    IsActive: 1,
  }
}

function dependencyRow(dependent: string, controller: string, value: string): object {
  return {
    ControlsRecId: recIdOf(dependent),
    ControlingControlsRecId: recIdOf(controller),
    ControlingValue: value,
    IsActive: 1,
  }
}
