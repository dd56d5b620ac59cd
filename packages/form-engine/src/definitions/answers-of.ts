import type { Answers, AttachedFile } from '../kinds/answers.ts'
import type { LocalControls } from './define-form.ts'
import type { Definitions } from './definitions.ts'

declare const answersKnown: unique symbol

/** Definitions of which the compiler knows the answers; there is nothing more in them. */
export interface DefinitionsOf<Known extends Answers> extends Definitions {
  readonly [answersKnown]?: Known
}

/**
 * The answers of a form that was declared: `AnswersOf<typeof definitions>`.
 *
 * @example
 * const definitions = defineForm({ size: { kind: 'radio', label: 'Size', options: ['S', 'L'] } })
 * const answers: AnswersOf<typeof definitions> = { size: 'L' }
 */
export type AnswersOf<Declared extends Definitions> = Declared extends DefinitionsOf<infer Known> ? Known : Answers

/** Answers by the names of a declaration; any where the names are only known when it runs. */
export type DeclaredAnswers<Controls extends LocalControls> = string extends keyof Controls
  ? Answers
  : { readonly [Name in NameIn<Controls>]?: AnswerTo<ControlIn<Controls, Name>> }

/** The declaration where each `when` names a control of it, and a value that control can have; else an error at that place. */
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
      ? TextIn<ControlIn<All, Name>> | readonly TextIn<ControlIn<All, Name>>[]
      : never
}

/** All names in a declaration, those in sections too. */
type NameIn<Controls> = string extends keyof Controls
  ? string
  : { [Name in keyof Controls & string]: Name | NameIn<Inside<Controls[Name]>> }[keyof Controls & string]

/** The control of a name, wherever it stands. */
type ControlIn<Controls, Name> = string extends keyof Controls
  ? unknown
  :
      | (Name extends keyof Controls ? Controls[Name] : never)
      | { [Around in keyof Controls]: ControlIn<Inside<Controls[Around]>, Name> }[keyof Controls]

type Inside<Control> = Control extends { readonly controls: infer Inner } ? Inner : {}

type Choice = 'dropdown' | 'radio'

type OptionIn<Control> = Control extends { readonly options: readonly (infer Option)[] }
  ? Option extends { readonly value: infer Value }
    ? Value
    : Option
  : string

/** What a condition can ask of a control. */
type TextIn<Control> = Control extends { readonly kind: Choice }
  ? OptionIn<Control>
  : Control extends { readonly kind: 'checkbox' }
    ? 'true'
    : string

/** What a control holds once it is answered; nothing is known of kinds of your own. */
type AnswerTo<Control> = Control extends { readonly kind: infer Kind }
  ? Kind extends Choice
    ? OptionIn<Control> | ''
    : Kind extends 'checkbox'
      ? boolean
      : Kind extends 'file'
        ? readonly AttachedFile[]
        : Kind extends 'section' | 'page'
          ? readonly Answers[]
          : Kind extends TextKind
            ? string
            : unknown
  : unknown

type TextKind = 'textbox' | 'textarea' | 'calendar' | 'email' | 'phone' | 'tel' | 'state' | 'password' | 'radioButton'

/** Any answers to questions there are, good or not: a form is there to judge them. */
export type GivenAnswers<Known extends Answers> = { readonly [Key in keyof Known]?: unknown }

/** A key that is written out must be one there is; one that is only known when it runs may be any. */
export type KeyOf<Known extends Answers, Key extends string> = string extends Key ? Key : Key & keyof Known
