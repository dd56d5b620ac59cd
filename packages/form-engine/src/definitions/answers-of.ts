import type { Answers } from '../kinds/answers.ts'
import type { KindNamed } from '../kinds/built-in.ts'
import type { ChoiceKind, Kind } from '../kinds/kind.ts'
import type { LocalControls } from './define-form.ts'
import type { Comparison } from './operators.ts'
import type { Definitions, RecId } from './definitions.ts'

declare const answersKnown: unique symbol

/** Definitions whose answer types the compiler knows. It has no fields beyond those of `Definitions`. */
export interface DefinitionsOf<Known extends Answers, Id extends RecId = RecId> extends Definitions<Id> {
  readonly [answersKnown]?: Known
}

/**
 * The answer types of a declared form: `AnswersOf<typeof definitions>`.
 *
 * @example
 * const definitions = defineForm({ size: { kind: 'radio', label: 'Size', options: ['S', 'L'] } })
 * const answers: AnswersOf<typeof definitions> = { size: 'L' }
 */
export type AnswersOf<Declared extends Definitions> = Declared extends DefinitionsOf<infer Known> ? Known : Answers

/** Answers by declared control name. Any names if they are only known at run time. */
export type DeclaredAnswers<Controls extends LocalControls> = string extends keyof Controls
  ? Answers
  : { readonly [Name in NameIn<Controls>]?: AnswerTo<ControlIn<Controls, Name>> }

/** Checks a declaration at compile time: each `when` must name one of its controls and a value of that control. */
export type CheckedControls<Controls extends LocalControls, All extends LocalControls = Controls> = {
  readonly [Name in keyof Controls]: Controls[Name] extends infer Control
    ? Control & {
        readonly when?: Control extends { readonly when: infer When } ? CheckedWhen<When, All> : unknown
        readonly controls?: Control extends { readonly controls: infer Inner extends LocalControls }
          ? CheckedControls<Inner, All>
          : unknown
      }
    : never
}

type CheckedWhen<When, All extends LocalControls> = {
  readonly [Name in keyof When]: string extends keyof All
    ? unknown
    : Name extends NameIn<All>
      ? CheckedAnswer<When[Name], TextIn<ControlIn<All, Name>>>
      : never
}

type CheckedAnswer<Answer, Text> = Answer extends string | readonly string[] ? Text | readonly Text[] : Comparison<Text>

/** All control names in a declaration, including those inside sections. */
type NameIn<Controls> = string extends keyof Controls
  ? string
  : { [Name in keyof Controls & string]: Name | NameIn<Inside<Controls[Name]>> }[keyof Controls & string]

/** The control with this name, at any depth. */
type ControlIn<Controls, Name> = string extends keyof Controls
  ? unknown
  :
      | (Name extends keyof Controls ? Controls[Name] : never)
      | { [Around in keyof Controls]: ControlIn<Inside<Controls[Around]>, Name> }[keyof Controls]

type Inside<Control> = Control extends { readonly controls: infer Inner } ? Inner : {}

type OptionIn<Control> = Control extends { readonly options: readonly (infer Option)[] }
  ? Option extends { readonly value: infer Value }
    ? Value
    : Option
  : string

/** The built-in kind of a control, or `never` for a custom kind. */
type KindOf<Control> = Control extends { readonly kind: infer Name } ? KindNamed<Name> : never

/** The values that a condition can compare with. */
type TextIn<Control> = [KindOf<Control>] extends [never]
  ? string
  : KindOf<Control> extends { readonly offers: readonly unknown[] }
    ? OptionIn<Control>
    : KindOf<Control> extends { readonly texts: readonly (infer Text)[] }
      ? Text
      : string

/** The type of a control's answer, declared by its kind. Unknown for custom kinds. */
type AnswerTo<Control> = [KindOf<Control>] extends [never]
  ? unknown
  : KindOf<Control> extends ChoiceKind
    ? OptionIn<Control> | ''
    : KindOf<Control> extends Kind<string, infer Answer>
      ? Answer
      : unknown

/** Any answers to the form's questions, valid or not, because the form validates them. */
export type GivenAnswers<Known extends Answers> = { readonly [Key in keyof Known]?: unknown }

/** A key known at compile time must exist. A key known only at run time may be anything. */
export type KeyOf<Known extends Answers, Key extends string> = string extends Key ? Key : Key & keyof Known
