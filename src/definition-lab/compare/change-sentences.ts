import type { DefinitionChange, Definitions } from '@captive/form-engine'
import { texts } from '../texts.ts'

/** Sentences about what changed, by the kind of change. */
export interface ChangeSentences {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
  readonly moved: readonly string[]
}

/**
 * Describes the changes between two sets of definitions in sentences. A control with another parent or order has moved.
 */
export function changeSentences(
  changes: readonly DefinitionChange[],
  before: Definitions,
  after: Definitions,
): ChangeSentences {
  const ofKind = (wanted: DefinitionChange['kind']) => changes.filter(({ kind }) => kind === wanted)
  const isMove = ({ what }: DefinitionChange) => what === 'parent' || what === 'order'
  const moves = [...Map.groupBy(ofKind('changed').filter(isMove), ({ recId }) => recId).values()]
  return {
    added: ofKind('added').map(called),
    removed: ofKind('removed').map(called),
    changed: ofKind('changed')
      .filter((change) => !isMove(change))
      .map((change) => texts.compare.change(called(change), change)),
    moved: moves.map((of) => {
      const [first] = of as [DefinitionChange]
      const parent = of.find(({ what }) => what === 'parent')
      if (!parent) return texts.compare.reordered(called(first), first.before, first.after)
      return texts.compare.moved(called(first), nameIn(before, parent.before), nameIn(after, parent.after))
    }),
  }
}

const called = ({ label, recId }: Pick<DefinitionChange, 'label' | 'recId'>): string =>
  texts.compare.control(label, recId)

/** The name of a parent; blank for the top level. */
function nameIn({ controls }: Definitions, recId: string): string {
  const row = controls.find((control) => String(control.RecId) === recId)
  return row ? texts.compare.control(row.ControlLabel, row.RecId) : recId
}
