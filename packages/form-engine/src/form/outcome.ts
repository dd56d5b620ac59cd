import type { ControlGraph } from '../graph/graph.ts'
import { shownIn, type Shown } from '../graph/shown.ts'
import type { Conflict } from '../graph/rules.ts'
import { isRecord, type Answers } from '../kinds/answers.ts'
import type { ControlValue, FieldDoubt, FieldError, Outcome, VisibleForm } from './form.ts'
import { withOpenedRepeats } from './open-repeats.ts'
import { projectionOf } from './project.ts'
import { valuesOf } from './submission.ts'
import { doubtsIn, errorOfForm, errorsIn, type ErrorContext } from './validate.ts'
import type { VisibleForms } from './visible.ts'
import { visibleAnswers, type VisibleAnswer } from './walk.ts'

/** The parts of a form that outcomes are computed from. */
export interface OutcomeContext extends ErrorContext {
  readonly graph: ControlGraph
  readonly forms: VisibleForms
  readonly clean: (answers: Answers) => Answers
}

/** Determines visibility once. Computes everything else on first access. */
export class AnswerOutcome implements Outcome {
  readonly answers: Answers
  readonly shown: Shown
  readonly #context: OutcomeContext
  readonly #given: Answers
  #walked: VisibleAnswer[] | undefined
  #projected: Answers | undefined
  #broken: Map<string, string> | undefined
  #errors: FieldError[] | undefined
  #values: ControlValue[] | undefined
  #visible: VisibleForm | undefined

  /** @param given the answers; a value that is not an object counts as no answers */
  constructor(context: OutcomeContext, given: Answers) {
    this.#context = context
    this.#given = given
    this.shown = shownIn(context.graph, isRecord(given) ? context.clean(given) : nothing)
    this.answers = this.shown.answers
  }

  get projected(): Answers {
    return (this.#projected ??= projectionOf(this.#walk(), this.#context.itemId))
  }

  get values(): ControlValue[] {
    return (this.#values ??= valuesOf(this.#walk(), this.#context.itemId))
  }

  get errors(): FieldError[] {
    return (this.#errors ??= isRecord(this.#given)
      ? errorsIn(this.#context, this.#walk(), this.#brokenRules())
      : [errorOfForm(this.#context.messages)])
  }

  get doubts(): FieldDoubt[] {
    return doubtsIn(this.#context, this.#walk())
  }

  get conflicts(): Conflict[] {
    const { graph, messages } = this.#context
    return [...this.#brokenRules()]
      .filter(([, code]) => !graph.rules.keeping.has(code))
      .map(([key, code]) => ({ key, code, message: messages[code] ?? code }))
  }

  get opened(): Answers {
    return withOpenedRepeats(this.#context.graph, this.shown, this.#given)
  }

  get visible(): VisibleForm {
    return (this.#visible ??= this.visibleAfter())
  }

  /** Reuses the unchanged sections of the previous description. */
  visibleAfter(last?: VisibleForm): VisibleForm {
    return this.#context.forms.visible(this.shown, this.answers, last)
  }

  #walk(): VisibleAnswer[] {
    return (this.#walked ??= [...visibleAnswers(this.#context.graph, this.shown, this.answers)])
  }

  #brokenRules(): Map<string, string> {
    const { rules } = this.#context.graph
    return (this.#broken ??= rules.bound.length === 0 ? new Map() : rules.brokenIn(this.projected))
  }
}

const nothing: Answers = {}
