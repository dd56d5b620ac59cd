import type { CheckedControls, DeclaredAnswers, DefinitionsOf } from './answers-of.ts'
import type { Option } from '../kinds/control.ts'
import type { ControlKind } from '../kinds/built-in.ts'
import type { Outline } from './outline.ts'
import { parseDefinitions } from './parse.ts'
import type { LocalColumns } from './rows.ts'
import { writeTables } from './write-tables.ts'

/** One control of a local form. Its name is its key; its place in the declaration is its order. */
export interface LocalControl {
  /** One of the engine's, or the type of one of yours. */
  readonly kind: ControlKind | (string & {})
  readonly label: string
  readonly labelCode?: string
  readonly dataType?: 'string' | 'number'
  readonly required?: boolean
  readonly confidential?: boolean
  /** Groups (`3-2-4`), a pattern (`###-##-####`) or a flag (`1`). */
  readonly mask?: string
  /** One plain sentence under the label. */
  readonly help?: string
  /** HTML autocomplete token. */
  readonly autoComplete?: string
  /** Shown and sent, not to be changed here; text only. */
  readonly readOnly?: boolean
  /** A calendar for days to come as well. */
  readonly anyDay?: boolean
  /** A section that asks for an answer to one of its controls at least. */
  readonly needsOne?: boolean
  /** How many characters an answer has at most, where that is less than its kind takes. */
  readonly longest?: number
  /** Texts stand for value and label at once. */
  readonly options?: readonly (string | Option)[]
  /** Shows only while each named control holds the value, or one of the values. */
  readonly when?: { readonly [name: string]: string | readonly string[] }
  /** What a page or section holds. */
  readonly controls?: LocalControls
}

/** Controls by name, in the order shown. */
export interface LocalControls {
  readonly [name: string]: LocalControl
}

/**
 * The same definitions a server would send, from a readable declaration. A `when` that names no control of it, or a value
 * that control does not offer, does not compile, and neither does a misspelt key in what is asked of its form; a
 * declaration typed as `LocalControls` is not looked into.
 *
 * @example
 * defineForm({
 *   contact: { kind: 'radio', label: 'How may we reach you?', options: ['email', 'phone'] },
 *   phone: { kind: 'phone', label: 'Phone', required: true, when: { contact: 'phone' } },
 * })
 * @throws InvalidDefinitionsError for a name that cannot be a key.
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
      when: Object.entries(when).map(([controller, values]) => [controller, [values].flat()] as const),
      children: outlinesOf(inside),
      traits: { ...control, local: localColumns(control) },
    }
  })
}

function localColumns(control: LocalControl): LocalColumns {
  return {
    Help: control.help,
    AutoComplete: control.autoComplete,
    ReadOnly: control.readOnly,
    AnyDay: control.anyDay,
    NeedsOne: control.needsOne,
    Longest: control.longest,
  }
}
