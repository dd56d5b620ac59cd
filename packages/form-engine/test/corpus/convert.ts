import { toDefinitions } from '../../src/files/foreign/to-definitions.ts'
import { compared } from '../../src/files/foreign/expression.ts'
import type { ForeignItem } from '../../src/files/foreign/questionnaire.ts'
import type { Definitions } from '../../src/index.ts'
import type { SourceItem } from './source-item.ts'

/** A questionnaire converted to definitions. */
export interface Converted {
  readonly definitions: Definitions
  /** The items with their conditions as they were converted. */
  readonly items: readonly SourceItem[]
  readonly converted: number
  /** Items that always show, because the tables cannot express their condition. */
  readonly leftOut: number
  /** Items that wait for an answer, although they show without it in the source. */
  readonly waiting: number
}

/**
 * Converts a questionnaire. Also changes the source's conditions as the conversion reports it, so that both can be
 * compared.
 */
export function convert(source: readonly SourceItem[]): Converted {
  const { definitions, leftOut } = toDefinitions({ items: itemsBelow(null, source), leftOut: [] })
  const always = new Set(leftOut.flatMap((text) => /^(\S+) always shows/.exec(text)?.[1] ?? []))
  const waits = leftOut.flatMap((text) => {
    const [, id, controller] = /^(\S+) shows only after an answer to (\S+)\./.exec(text) ?? []
    return id && controller ? [{ id, controller }] : []
  })
  const items = source.map((item): SourceItem => {
    if (!item.condition || always.has(item.id)) return { ...item, condition: null }
    const answered = waits.flatMap(({ id, controller }) => (id === item.id ? [compared(controller, 'answered')] : []))
    return { ...item, condition: { is: 'and', parts: [item.condition, ...answered] } }
  })
  return {
    definitions,
    items,
    converted: items.filter(({ condition }) => condition).length,
    leftOut: always.size,
    waiting: new Set(waits.map(({ id }) => id)).size,
  }
}

const kindOf: Record<SourceItem['sort'], string> = {
  group: 'section',
  choice: 'textbox',
  several: 'checkboxList',
  number: 'textbox',
  text: 'textbox',
}

function itemsBelow(above: string | null, source: readonly SourceItem[]): ForeignItem[] {
  return source
    .filter(({ parent }) => parent === above)
    .map(({ id, sort, values, condition }) => ({
      name: id,
      kind: kindOf[sort],
      label: id,
      isNumber: sort === 'number',
      codes: sort === 'several' ? values.map((value) => ({ value, label: value })) : [],
      condition,
      items: itemsBelow(id, source),
    }))
}
