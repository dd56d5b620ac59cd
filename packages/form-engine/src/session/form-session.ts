import type { GivenAnswers, KeyOf } from '../definitions/answers-of.ts'
import { cleanAnswer } from '../kinds/check-answer.ts'
import { answerOf, itemsOf, type AnswerPath, type Answers } from '../kinds/answers.ts'
import type { Form, Look } from '../form/form.ts'
import type { Conflict } from '../graph/rules.ts'
import { fieldName, placeOf, type FieldPlace, type Filled, type ItemPlace } from './field-place.ts'
import { focusElement } from './focus-element.ts'
import { stateOf, type FormState, type ShownDoubt, type ShownError } from './form-state.ts'

/** Something the server said about an answer; the path may be left out for a control of the form itself. */
export interface ServerError {
  readonly key: string
  readonly path?: AnswerPath
  readonly message: string
}

/** Text that is being typed and not committed yet. */
export interface HeldBack {
  /** Commits it. */
  readonly handOver: () => void
  /** Forgets it. */
  readonly letGo: () => void
}

/** What a draft changes about a new session. */
export interface FormSessionOptions {
  /** Start of every element id; two forms on one page need different ones. */
  readonly idPrefix?: string
}

/**
 * The answers of one person to one form, and all that follows from them. Lives outside React: each field reads its
 * own value from here, so a change renders one field. Text that is still being typed is held back by its field;
 * whoever reads the answers gets it, because `answers()` flushes first.
 *
 * @example
 * const session = new FormSession(form, { c101: 'Ace' })
 * session.set('c101', 'Best')
 * if (session.state().valid) send(form.submission(session.answers()))
 */
export class FormSession<Known extends Answers = Answers> {
  readonly form: Form
  readonly idPrefix: string
  #answers: Answers
  /** Of the answers as they are; the next look hands back what stays. */
  #look: Look
  #state: FormState
  #messages: ReadonlyMap<string, string> = new Map()
  #doubts: ReadonlyMap<string, string> = new Map()
  #tried = false
  #touched = new Set<string>()
  #said = new Map<string, string>()
  /** The items of a list of answers, so that each field finds its own without looking through all. */
  readonly #itemsById = new WeakMap<readonly unknown[], ReadonlyMap<unknown, Answers>>()
  readonly #lastItemId = new Map<string, number>()
  readonly #heldBack = new Map<string, HeldBack>()
  readonly #listeners = new Set<() => void>()
  readonly #editListeners = new Set<(place: FieldPlace) => void>()

  constructor(form: Form<Known>, initial: GivenAnswers<Known> = {}, { idPrefix = 'field' }: FormSessionOptions = {}) {
    this.form = form
    this.idPrefix = idPrefix
    const clean = form.clean(initial)
    const look = this.form.look(clean)
    this.#answers = look.opened
    this.#look = look.opened === clean ? look : this.form.look(look.opened, look)
    this.#state = this.#judge(null)
  }

  /** Calls the listener after each change; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls the listener when a person changes a field: with each key stroke, before the text is taken over. */
  readonly onEdit = (listener: (place: FieldPlace) => void): (() => void) => {
    this.#editListeners.add(listener)
    return () => this.#editListeners.delete(listener)
  }

  /** A field says that a person is changing it. Taking its text over later is no further edit. */
  edited(place: FieldPlace): void {
    for (const listener of [...this.#editListeners]) listener(place)
  }

  readonly state = (): FormState => this.#state

  /** The working answers with everything typed so far, clean, hidden ones included; `form.project` leaves those out. */
  answers(): Answers {
    this.flush()
    return this.form.clean(this.#answers)
  }

  /** The value of a field, without text that is still being typed. */
  value({ key, item }: FieldPlace): unknown {
    return answerOf(item === null ? this.#answers : (this.#item(item) ?? {}), key)
  }

  /** What a person is told about a field now, if anything. */
  message(place: FieldPlace): string | undefined {
    return this.#messages.get(fieldName(place))
  }

  /** What is probably mistyped in a field, once it was left. */
  doubt(place: FieldPlace): string | undefined {
    return this.#doubts.get(fieldName(place))
  }

  fieldId(place: FieldPlace): string {
    return `${this.idPrefix}-${fieldName(place)}`
  }

  /** The element id of the field at a path of the form. */
  fieldIdAt(path: AnswerPath): string {
    return this.fieldId(placeOf(path, this.#filled))
  }

  /** Stores a value (`undefined` takes the answer away); a key alone is a field of the form itself. */
  set<Key extends string>(where: FieldPlace | KeyOf<Known, Key>, value: unknown): void {
    const place = typeof where === 'string' ? { key: where, item: null } : where
    if (Object.is(this.value(place), value)) return
    this.#said.delete(fieldName(place))
    this.#commit(this.#with(place, value))
  }

  /** The field was left: from now on it shows its clean answer, and what is wrong with it. */
  touch(place: FieldPlace): void {
    const name = fieldName(place)
    const isTouched = this.#touched.has(name)
    this.#touched.add(name)
    const answer = this.value(place)
    const control = this.form.control(place.key)
    const clean = control ? cleanAnswer(control, answer) : answer
    if (clean !== answer) this.#commit(this.#with(place, clean))
    else if (!isTouched) this.#publish()
  }

  /** From now on everything that is wrong is shown; returns it. */
  markAllTouched(): readonly ShownError[] {
    this.flush()
    this.#tried = true
    const clean = this.form.clean(this.#answers)
    if (clean === this.#answers) this.#publish()
    else this.#commit(clean)
    return this.#state.errors
  }

  /** Shows everything that is wrong and moves focus to the first of it; false when nothing is. */
  focusFirstError(): boolean {
    const [first] = this.markAllTouched()
    if (first === undefined) return false
    focusElement(first.fieldId)
    return true
  }

  /** Shows what the server said about answers, each until its field changes. */
  reject(errors: readonly ServerError[]): void {
    for (const { key, path = [key], message } of errors) {
      this.#said.set(fieldName(placeOf(path, this.#filled)), message)
    }
    this.#publish()
  }

  /** Starts anew: nothing touched, nothing said by the server. */
  reset(answers: GivenAnswers<Known> = {}): void {
    for (const { letGo } of [...this.#heldBack.values()]) letGo()
    this.#heldBack.clear()
    this.#touched = new Set()
    this.#said = new Map()
    this.#tried = false
    this.#commit(answers)
  }

  /** Adds an item to a repeating section and returns its id, which is never given twice (AMB-112). */
  addItem(section: string): number {
    this.flush()
    const id = this.#highestItemId(section) + 1
    this.#lastItemId.set(section, id)
    const added = { [this.form.itemId]: id }
    this.#commit({ ...this.#answers, [section]: [...itemsOf(this.#answers, section), added] })
    return id
  }

  removeItem({ section, id }: ItemPlace): void {
    this.flush()
    this.#lastItemId.set(section, this.#highestItemId(section))
    const kept = itemsOf(this.#answers, section).filter((item) => item[this.form.itemId] !== id)
    this.#commit({ ...this.#answers, [section]: kept })
  }

  /** Takes the alert about contradicting dates away. */
  dismissConflict(): void {
    this.#publish(null)
  }

  /** A field that holds typed text back says what can be done with it; returns how to take that back. */
  holdBack(place: FieldPlace, held: HeldBack): () => void {
    const name = fieldName(place)
    this.#heldBack.set(name, held)
    return () => {
      if (this.#heldBack.get(name) === held) this.#heldBack.delete(name)
    }
  }

  /** Takes over all text that is still being typed. */
  flush(): void {
    for (const { handOver } of [...this.#heldBack.values()]) handOver()
  }

  #item({ section, id }: ItemPlace): Answers | undefined {
    const list = answerOf(this.#answers, section)
    if (!Array.isArray(list)) return undefined
    let byId = this.#itemsById.get(list)
    if (!byId) {
      const items = itemsOf(this.#answers, section).map((item) => [item[this.form.itemId], item] as const)
      byId = new Map(items.reverse()) // of two items with one id the first counts
      this.#itemsById.set(list, byId)
    }
    return byId.get(id)
  }

  #highestItemId(section: string): number {
    const ids = itemsOf(this.#answers, section).map((item) => Number(item[this.form.itemId]) || 0)
    return Math.max(0, this.#lastItemId.get(section) ?? 0, ...ids)
  }

  #with({ key, item }: FieldPlace, value: unknown): Answers {
    if (item === null) return withAnswer(this.#answers, key, value)
    const items = itemsOf(this.#answers, item.section).map((each) =>
      each[this.form.itemId] === item.id ? withAnswer(each, key, value) : each,
    )
    return { ...this.#answers, [item.section]: items }
  }

  /** Opens what begins with an item, and clears what contradicts; only then is there something to look at again. */
  #commit(answers: Answers): void {
    const { opened, conflicts, ...look } = this.form.look(answers, this.#look)
    this.#answers = conflicts.reduce((left, { key }) => withAnswer(left, key, undefined), opened)
    const isMended = this.#answers !== answers
    this.#look = isMended ? this.form.look(this.#answers, this.#look) : { opened, conflicts, ...look }
    this.#publish(conflicts[0] ?? this.#state.conflict)
  }

  get #filled(): Filled {
    return { form: this.form, answers: this.#answers }
  }

  #publish(conflict: Conflict | null = this.#state.conflict): void {
    this.#state = this.#judge(conflict)
    for (const listener of [...this.#listeners]) listener()
  }

  #judge(conflict: Conflict | null): FormState {
    const state = stateOf({
      form: this.form,
      answers: this.#answers,
      look: this.#look,
      touched: this.#touched,
      tried: this.#tried,
      said: this.#said,
      conflict,
      idPrefix: this.idPrefix,
    })
    const byField = (said: readonly ShownDoubt[]) =>
      new Map(said.map(({ place, message }) => [fieldName(place), message]))
    this.#messages = byField(state.shownErrors)
    this.#doubts = byField(state.shownDoubts)
    return state
  }
}

/** The answers with one changed, or taken away. */
function withAnswer(answers: Answers, key: string, value: unknown): Answers {
  if (value !== undefined) return { ...answers, [key]: value }
  const { [key]: _removed, ...kept } = answers
  return kept
}
