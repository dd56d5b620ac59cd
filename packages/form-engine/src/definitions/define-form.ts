import type { CheckedControls, DeclaredAnswers, DefinitionsOf } from './answers-of.ts'
import type { Option } from '../kinds/control.ts'
import type { ControlKind } from '../kinds/built-in.ts'
import { parseDefinitions } from './parse.ts'

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
  const tables = { controls: [] as object[], displayValues: [] as object[], dependencies: [] as object[] }
  const waiting: { controls: LocalControls; parent: string | null }[] = [{ controls, parent: null }]
  for (let level = waiting.pop(); level; level = waiting.pop()) {
    for (const [index, [name, control]] of Object.entries(level.controls).entries()) {
      tables.controls.push(controlRow(name, control, level.parent, index))
      tables.displayValues.push(...optionRows(name, control))
      tables.dependencies.push(...conditionRows(name, control))
      if (control.controls) waiting.push({ controls: control.controls, parent: name })
    }
  }
  return parseDefinitions(tables)
}

function controlRow(name: string, control: LocalControl, parent: string | null, index: number): object {
  return {
    RecId: name,
    ParentControlsRecId: parent,
    ControlTypeCode: control.kind,
    ControlDataTypeCode: control.dataType ?? 'string',
    ControlLabel: control.label,
    ControlLabelCode: control.labelCode ?? name,
    IsRequired: control.required ?? false,
    IsActive: true,
    ControlOrder: index,
    IsConfidential: control.confidential ?? false,
    MaskDisplay: control.mask,
    Help: control.help,
    AutoComplete: control.autoComplete,
    ReadOnly: control.readOnly,
    AnyDay: control.anyDay,
    NeedsOne: control.needsOne,
  }
}

function optionRows(name: string, { options = [] }: LocalControl): object[] {
  return options.map((option, index) => ({
    ControlsRecId: name,
    DisplayValue: typeof option === 'string' ? option : option.value,
    DisplayLabel: typeof option === 'string' ? option : option.label,
    Order: index,
    IsActive: true,
    ...(typeof option !== 'string' && option.group && { DisplayGroup: option.group }),
  }))
}

function conditionRows(name: string, { when = {} }: LocalControl): object[] {
  return Object.entries(when).flatMap(([controller, values]) =>
    [values].flat().map((value) => ({
      ControlsRecId: name,
      ControlingControlsRecId: controller,
      ControlingValue: value,
      IsActive: true,
    })),
  )
}
