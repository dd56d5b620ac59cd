import { isRecord } from '../kinds/answers.ts'
import type { RecId } from './definitions.ts'

/** What can be wrong with definitions that can be read; the README has the table. */
export type DiagnosticCode =
  | 'misspelt-column'
  | 'missing-column'
  | 'column-case'
  | 'byte-order-mark'
  | 'unread-cell'
  | 'empty-form'
  | 'unknown-repeating'
  | 'duplicate-id'
  | 'reserved-id'
  | 'unknown-kind'
  | 'unknown-data-type'
  | 'unknown-parent'
  | 'parent-circle'
  | 'parent-not-container'
  | 'outside-roots'
  | 'unknown-root'
  | 'repeating-not-section'
  | 'unknown-controller'
  | 'rows-of-nobody'
  | 'inactive-controller'
  | 'controller-without-value'
  | 'controller-outside-form'
  | 'controller-in-repeat'
  | 'unknown-value'
  | 'value-spelt-otherwise'
  | 'value-not-number'
  | 'impossible-value'
  | 'blank-value'
  | 'dependency-circle'
  | 'contradiction'
  | 'several-controllers'
  | 'options-missing'
  | 'duplicate-option'
  | 'blank-option'
  | 'placeholder-option'
  | 'unused-radio-button'
  | 'conditional-option'
  | 'mask-unreadable'
  | 'mask-against-check'
  | 'unused-mask'
  | 'ssn-not-confidential'
  | 'duplicate-label-code'
  | 'label-missing'
  | 'order-tie'
  | 'single-option'
  | 'unused-options'
  | 'markup-in-label'
  | 'phone-by-accident'
  | 'ssn-by-accident'
  | 'duplicate-label'
  | 'controller-below'
  | 'inside-inactive'

/** An `error` is a control that cannot work; a `warning` works otherwise than it seems; an `info` is worth knowing. */
export interface Diagnostic {
  readonly code: DiagnosticCode
  readonly severity: 'error' | 'warning' | 'info'
  /** The controls it is about, the one to mend first. */
  readonly controls: readonly RecId[]
  readonly message: string
  /** What to do. */
  readonly hint: string
}

/** Whether something stored is a diagnostic of an earlier reading. */
export function isDiagnostic(value: unknown): value is Diagnostic {
  if (!isRecord(value)) return false
  const texts = ['code', 'severity', 'message', 'hint'].map((name) => value[name])
  return texts.every((text) => typeof text === 'string') && Array.isArray(value['controls'])
}
