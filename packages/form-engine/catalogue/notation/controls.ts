import { yesOrNo } from '../code-lists/answers.ts'
import type { Comparison } from '../../src/definitions/operators.ts'
import type { Outline, Traits as ControlTraits } from '../../src/definitions/outline.ts'
import type { CodeList } from './codes.ts'

/** Optional settings of a control in a served form. */
interface Traits extends ControlTraits {
  /**
   * The answers of other controls that show this one. Any value of one control is enough, but all comparisons and all
   * controls must match.
   */
  readonly when?: Readonly<Record<number, readonly string[] | Comparison>>
}

/** Builds any control. The builders below cover the kinds of the specification. */
export function control(
  kind: string,
  recId: number,
  label: string,
  labelCode: string,
  { when = {}, ...traits }: Traits = {},
  codes: CodeList = [],
): Outline {
  const conditions = Object.entries(when).map(([controller, answer]) => [Number(controller), answer] as const)
  return { recId, kind, dataType: 'string', label, labelCode, codes, when: conditions, children: [], traits }
}

export function page(recId: number, label: string, labelCode: string, children: readonly Outline[]): Outline {
  return { ...control('page', recId, label, labelCode), children }
}

export function section(
  recId: number,
  label: string,
  labelCode: string,
  children: readonly Outline[],
  traits: Traits = {},
): Outline {
  return { ...control('section', recId, label, labelCode, traits), children }
}

export function text(recId: number, label: string, labelCode: string, traits: Traits = {}): Outline {
  return control('textbox', recId, label, labelCode, traits)
}

/** A textbox whose text must be a number. */
export function number(recId: number, label: string, labelCode: string, traits: Traits = {}): Outline {
  return { ...control('textbox', recId, label, labelCode, traits), dataType: 'number' }
}

export function textarea(recId: number, label: string, labelCode: string, traits: Traits = {}): Outline {
  return control('textarea', recId, label, labelCode, traits)
}

export function calendar(recId: number, label: string, labelCode: string, traits: Traits = {}): Outline {
  return control('calendar', recId, label, labelCode, traits)
}

export function dropdown(
  recId: number,
  label: string,
  labelCode: string,
  codes: CodeList,
  traits: Traits = {},
): Outline {
  return control('dropdown', recId, label, labelCode, traits, codes)
}

export function radio(recId: number, label: string, labelCode: string, codes: CodeList, traits: Traits = {}): Outline {
  return control('radio', recId, label, labelCode, traits, codes)
}

export function yesNo(recId: number, label: string, labelCode: string, traits: Traits = {}): Outline {
  return radio(recId, label, labelCode, yesOrNo, traits)
}

/** A radio whose options are separate radioButton rows. */
export function radioOfButtons(
  recId: number,
  label: string,
  labelCode: string,
  buttons: readonly Outline[],
  traits: Traits = {},
): Outline {
  return { ...radio(recId, label, labelCode, [], traits), children: buttons }
}

/** A radioButton: an option of the radio around it. Alone, it is a Yes/No question. */
export function radioButton(
  recId: number,
  label: string,
  labelCode: string,
  traits: Traits = {},
  codes: CodeList = [],
): Outline {
  return control('radioButton', recId, label, labelCode, traits, codes)
}
