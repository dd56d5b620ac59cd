import type { CheckedControls, DeclaredAnswers, DefinitionsOf } from './answers-of.ts'
import type { ControlKind } from '../kinds/built-in.ts'
import type { Code, LocalTraits, Outline } from './outline.ts'
import type { Comparison } from './operators.ts'
import { parseDefinitions } from './parse.ts'
import { writeTables } from './write-tables.ts'

/** One option of a local form. With `when`, it is offered only while one of the named controls has one of its values. */
type LocalOption = Omit<Code, 'retired'>

/** One control of a local form. Its name is its key, and its position in the declaration is its order. */
export interface LocalControl extends LocalTraits {
  /** A built-in kind, or the type of a custom one. */
  readonly kind: ControlKind | (string & {})
  readonly label: string
  readonly labelCode?: string
  readonly dataType?: 'string' | 'number'
  readonly required?: boolean
  readonly confidential?: boolean
  /** Groups (`3-2-4`), a pattern (`###-##-####`) or a flag (`1`). */
  readonly mask?: string
  /** A string is both value and label. */
  readonly options?: readonly (string | LocalOption)[]
  /**
   * Shows the control only while each named control has this value, or one of these values, or an answer that compares
   * in this way: `{ age: { atLeast: '18' } }`.
   */
  readonly when?: { readonly [name: string]: string | readonly string[] | Comparison }
  /** The controls of a page or section. */
  readonly controls?: LocalControls
}

/** Controls by name, in display order. */
export interface LocalControls {
  readonly [name: string]: LocalControl
}

/**
 * Builds the same definitions that a server would send from a readable declaration. The compiler rejects a `when`
 * that names an unknown control or a value that the control does not offer. It also rejects misspelled keys in calls
 * on the form. A declaration typed as `LocalControls` is not checked this way.
 *
 * @example
 * defineForm({
 *   contact: { kind: 'radio', label: 'How may we reach you?', options: ['email', 'phone'] },
 *   phone: { kind: 'phone', label: 'Phone', required: true, when: { contact: 'phone' } },
 * })
 * @throws InvalidDefinitionsError if a name cannot be a key.
 */
export function defineForm<const Controls extends LocalControls>(
  controls: Controls & CheckedControls<Controls>,
): DefinitionsOf<DeclaredAnswers<Controls>> {
  return parseDefinitions(writeTables(outlinesOf(controls)))
}

function outlinesOf(controls: LocalControls): Outline<string>[] {
  return Object.entries(controls).map(([name, control]) => {
    const {
      kind,
      dataType = 'string',
      label,
      labelCode = name,
      options = [],
      when = {},
      controls: inside = {},
    } = control
    return {
      recId: name,
      kind,
      dataType,
      label,
      labelCode,
      codes: options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option)),
      when: Object.entries(when).map(
        ([controller, values]) => [controller, typeof values === 'string' ? [values] : values] as const,
      ),
      children: outlinesOf(inside),
      traits: control,
    }
  })
}
