import { isRecord } from '../kinds/answers.ts'
import type { RecId } from './definitions.ts'

/** The codes of all diagnostics. The README has a table of them. */
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

/** An `error` is a control that cannot work. A `warning` works, but not as it seems to. An `info` is worth knowing. */
export interface Diagnostic {
  readonly code: DiagnosticCode
  readonly severity: 'error' | 'warning' | 'info'
  /** The affected controls. The first one is the one to fix. */
  readonly controls: readonly RecId[]
  readonly message: string
  /** How to fix it. */
  readonly hint: string
}

/** Whether a stored value is a diagnostic from an earlier parse. */
export function isDiagnostic(value: unknown): value is Diagnostic {
  if (!isRecord(value)) return false
  const texts = ['code', 'severity', 'message', 'hint'].map((name) => value[name])
  return texts.every((text) => typeof text === 'string') && Array.isArray(value['controls'])
}
