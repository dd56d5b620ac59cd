/** Control kinds of the specification, then those of local forms (AMB-213). */
export const CONTROL_KINDS = [
  'page',
  'section',
  'textbox',
  'dropdown',
  'radio',
  'radioButton',
  'calendar',
  'textarea',
  'checkbox',
  'email',
  'phone',
  'state',
  'file',
  'password',
] as const

export type ControlKind = (typeof CONTROL_KINDS)[number]

const byFoldedCode = new Map<string, ControlKind>(CONTROL_KINDS.map((kind) => [kind.toLowerCase(), kind]))

/** The kind a `ControlTypeCode` names, whatever its case; `undefined` when it names none. */
export function kindOf(controlTypeCode: string): ControlKind | undefined {
  return byFoldedCode.get(controlTypeCode.trim().toLowerCase())
}

/** Pages and sections hold controls and give no value (AMB-116). */
export function isContainer(kind: ControlKind): boolean {
  return kind === 'page' || kind === 'section'
}

/** Kinds whose answer is one of their options. */
export function hasOptions(kind: ControlKind): boolean {
  return kind === 'dropdown' || kind === 'radio' || kind === 'radioButton' || kind === 'state'
}
