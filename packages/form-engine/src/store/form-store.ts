import type { GivenAnswers, KeyOf } from '../definitions/answers-of.ts'
import { cleanAnswer } from '../kinds/check-answer.ts'
import { answerOf, itemsOf, withAnswer, type AnswerPath, type Answers } from '../kinds/answers.ts'
import type { RecId } from '../definitions/definitions.ts'
import type { Form, Look } from '../form/form.ts'
import { withItemIds } from '../form/item-ids.ts'
import type { Conflict } from '../graph/rules.ts'
import { fieldIdOf, fieldName, pathOf, placeOf, type FieldPlace, type Filled, type ItemPlace } from './field-place.ts'
import { errorsBy } from '../validator/errors-by.ts'
import type { FormValidator } from '../validator/form-validator.ts'
import { focusElement } from './focus-element.ts'
import { stateOf, type FormState, type ShownDoubt, type ShownError } from './form-state.ts'

/** An error that the server returned for an answer. The path is optional for a control outside repeating sections. */
export interface ServerError {
  readonly key: string
  readonly path?: AnswerPath
  readonly message: string
}

/** Typed text that is not committed yet. */
export interface PendingText {
  /** Commits the text. */
  readonly commit: () => void
  /** Discards the text. */
  readonly discard: () => void
}

/** Options of a new store. */
export interface FormStoreOptions {
  /** The prefix of every element id. Two forms on one page need different ones. */
  readonly idPrefix?: string
  /**
   * ajv's validator of the form, which decides whether the answers are accepted. If it is absent, the engine decides.
   */
  readonly validator?: FormValidator
}

/**
 * The answers of one person to one form, and the state derived from them. Lives outside React: each field subscribes to
 * its own value, so that a change rerenders one field. A field holds back text that is still being typed; `answers()`
 * commits it first, so readers always get it.
 *
 * @example
 * const store = new FormStore(form, { c101: 'Ace' })
 * store.set('c101', 'Best')
 * if (store.state().valid) send(form.submission(store.answers()))
 */
export class FormStore<Id extends RecId = RecId, Known extends Answers = Answers> {
  readonly form: Form<Id>
  readonly idPrefix: string
  /** Decides whether the answers are accepted. It may be set later, when it is loaded. */
  validator: FormValidator | null
  /** The same form in the language that people see. */
  #shownForm: Form<Id>
  #answers: Answers
  /** The result for the current answers. The next `look` reuses its unchanged parts. */
  #look: Look
  #state: FormState
  #messages: ReadonlyMap<string, string> = new Map()
  #doubts: ReadonlyMap<string, string> = new Map()
  /** Whether there was an attempt to continue. */
  #wasSubmitted = false
  #touched = new Set<string>()
  #serverErrors = new Map<string, string>()
  /** Indexes the items of a list by id, so that each field finds its own item quickly. */
  readonly #itemsById = new WeakMap<readonly unknown[], ReadonlyMap<unknown, Answers>>()
  readonly #lastItemId = new Map<string, number>()
  readonly #pendingTexts = new Map<string, PendingText>()
  readonly #listeners = new Set<() => void>()
  readonly #editListeners = new Set<(place: FieldPlace) => void>()

  constructor(
    form: Form<Id, Known>,
    initial: GivenAnswers<Known> = {},
    { idPrefix = 'field', validator }: FormStoreOptions = {},
  ) {
    this.form = form
    this.#shownForm = form
    this.idPrefix = idPrefix
    this.validator = validator ?? null
    const clean = withItemIds(form, form.clean(initial))
    const look = this.#shownForm.look(clean)
    this.#answers = look.opened
    this.#look = look.opened === clean ? look : this.#shownForm.look(look.opened, look)
    this.#state = this.#currentState(null)
  }

  /**
   * Shows the same form in another language; without an argument, in its own. Only what people see changes: `form`, the
   * answers and the shown errors stay the same.
   */
  translate(shownForm: Form<Id> = this.form): void {
    this.#shownForm = shownForm
    this.#look = shownForm.look(this.#answers)
    this.#publish()
  }

  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls the listener when a person edits a field: at each keystroke, before the text is committed. */
  readonly onEdit = (listener: (place: FieldPlace) => void): (() => void) => {
    this.#editListeners.add(listener)
    return () => this.#editListeners.delete(listener)
  }

  /** Reports that a person edited a field. Committing the text later does not count as another edit. */
  edited(place: FieldPlace): void {
    for (const listener of [...this.#editListeners]) listener(place)
  }

  readonly state = (): FormState => this.#state

  /**
   * The clean working answers with all typed text, including hidden ones. `form.project` leaves out the hidden ones.
   */
  answers(): Answers {
    this.flush()
    return this.form.clean(this.#answers)
  }

  /**
   * The value of a field, without uncommitted text. Leaves out choices that are not offered, and returns the current
   * calculated value.
   */
  value({ key, item }: FieldPlace): unknown {
    const control = this.form.control(key)
    const isDerived = control?.calculation || control?.options.some(({ offeredWhen }) => offeredWhen !== undefined)
    const answers = isDerived ? this.#look.answers : this.#answers
    return answerOf(item === null ? answers : (this.#item(item, answers) ?? {}), key)
  }

  /** The visible error of a field, if any. */
  message(place: FieldPlace): string | undefined {
    return this.#messages.get(fieldName(place))
  }

  /** A probable typing mistake in a field that was left. */
  doubt(place: FieldPlace): string | undefined {
    return this.#doubts.get(fieldName(place))
  }

  /** The id of the element that receives focus for a field: the prefix and the answer's path, as rjsf makes ids. */
  fieldId(place: FieldPlace): string {
    return fieldIdOf(pathOf(place, this.#filled), this.idPrefix)
  }

  /** The element id of the field at a path. */
  fieldIdAt(path: AnswerPath): string {
    return fieldIdOf(path, this.idPrefix)
  }

  /** The field at a path. */
  placeAt(path: AnswerPath): FieldPlace {
    return placeOf(path, this.#filled)
  }

  /** Stores a value (`undefined` removes the answer). A key alone names a field outside repeating sections. */
  set<Key extends string>(where: FieldPlace | KeyOf<Known, Key>, value: unknown): void {
    const place = typeof where === 'string' ? { key: where, item: null } : where
    if (Object.is(this.value(place), value)) return
    this.#serverErrors.delete(fieldName(place))
    this.#commit(this.#with(place, value))
  }

  /** Marks the field as left: from now on it shows its clean answer and its error. */
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

  /**
   * Shows all errors from now on. Returns the errors that block the answers. If ajv's validator is set, it decides
   * whether the answers are blocked.
   */
  markAllTouched(): readonly ShownError[] {
    this.flush()
    this.#wasSubmitted = true
    const clean = this.form.clean(this.#answers)
    if (clean === this.#answers) this.#publish()
    else this.#commit(clean)
    return this.#refused()
  }

  /** Shows all errors and moves focus to the first one. Returns false if there is no error. */
  focusFirstError(): boolean {
    const [first] = this.markAllTouched()
    if (first === undefined) return false
    focusElement(first.fieldId)
    return true
  }

  /** Shows the server's errors. Each stays until its field changes. */
  reject(errors: readonly ServerError[]): void {
    for (const { key, path = [key], message } of errors) {
      this.#serverErrors.set(fieldName(placeOf(path, this.#filled)), message)
    }
    this.#publish()
  }

  /** Replaces all answers, and forgets touched fields and server errors. */
  reset(answers: GivenAnswers<Known> = {}): void {
    for (const { discard } of [...this.#pendingTexts.values()]) discard()
    this.#pendingTexts.clear()
    this.#touched = new Set()
    this.#serverErrors = new Map()
    this.#wasSubmitted = false
    this.#commit(answers)
  }

  /**
   * Accepts the list of items from a renderer: the existing items and their order. Items without an id are new. All
   * other items keep their answers from this store, after typed text is committed.
   */
  setItems(section: string, items: readonly Answers[]): void {
    this.flush()
    const known = new Map(itemsOf(this.#answers, section).map((item) => [item[this.form.itemId], item]))
    let last = this.#highestItemId(section)
    const next = items.map((item) => known.get(item[this.form.itemId]) ?? { ...item, [this.form.itemId]: ++last })
    this.#lastItemId.set(section, last)
    this.#commit({ ...this.#answers, [section]: next })
  }

  /**
   * Accepts all answers from a renderer that changed them itself. Keeps the answers to questions that the renderer did
   * not show.
   */
  replace(answers: Answers): void {
    this.flush()
    const changed = Object.entries(answers).filter(([key, answer]) => !Object.is(this.#answers[key], answer))
    if (changed.length > 0) this.#commit({ ...this.#answers, ...Object.fromEntries(changed) })
  }

  /** Adds an item to a repeating section and returns its id. Ids are never reused. */
  addItem(section: string): number {
    this.flush()
    this.setItems(section, [...itemsOf(this.#answers, section), {}])
    return this.#highestItemId(section)
  }

  removeItem({ section, id }: ItemPlace): void {
    this.flush()
    const kept = itemsOf(this.#answers, section).filter((item) => item[this.form.itemId] !== id)
    this.setItems(section, kept)
  }

  /** Dismisses the alert about contradicting dates. */
  dismissConflict(): void {
    this.#publish(null)
  }

  /** Registers a field that holds uncommitted text. Returns a function that unregisters it. */
  holdBack(place: FieldPlace, text: PendingText): () => void {
    const name = fieldName(place)
    this.#pendingTexts.set(name, text)
    return () => {
      if (this.#pendingTexts.get(name) === text) this.#pendingTexts.delete(name)
    }
  }

  /** Whether a field holds uncommitted text. */
  holdsText(): boolean {
    return this.#pendingTexts.size > 0
  }

  /** Commits all text that is still being typed. */
  flush(): void {
    for (const { commit } of [...this.#pendingTexts.values()]) commit()
  }

  #refused(): readonly ShownError[] {
    if (this.validator === null) return this.#state.errors
    const refused = errorsBy(this.validator, this.#shownForm, this.#shownForm.outcome(this.#answers))
    if (refused.length === 0) return this.#state.errors.filter(({ code }) => code === 'server')
    if (this.#state.errors.length === 0) this.reject(refused)
    return this.#state.errors
  }

  #item({ section, id }: ItemPlace, answers: Answers): Answers | undefined {
    const list = answerOf(answers, section)
    if (!Array.isArray(list)) return undefined
    let byId = this.#itemsById.get(list)
    if (!byId) {
      const items = itemsOf(answers, section).map((item) => [item[this.form.itemId], item] as const)
      byId = new Map(items.reverse()) // if two items share an id, the first wins
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

  /**
   * Adds required first items and missing item ids, and clears contradictions. Computes the result again only if
   * something changed.
   */
  #commit(given: Answers): void {
    const answers = withItemIds(this.form, given)
    const { opened, conflicts, ...look } = this.#shownForm.look(answers, this.#look)
    this.#answers = conflicts.reduce((left, { key }) => withAnswer(left, key, undefined), opened)
    const isChanged = this.#answers !== answers
    this.#look = isChanged ? this.#shownForm.look(this.#answers, this.#look) : { opened, conflicts, ...look }
    this.#publish(conflicts[0] ?? this.#state.conflict)
  }

  get #filled(): Filled {
    return { form: this.form, answers: this.#answers }
  }

  #publish(conflict: Conflict | null = this.#state.conflict): void {
    this.#state = this.#currentState(conflict)
    for (const listener of [...this.#listeners]) listener()
  }

  #currentState(conflict: Conflict | null): FormState {
    const state = stateOf({
      form: this.#shownForm,
      answers: this.#answers,
      look: this.#look,
      touched: this.#touched,
      wasSubmitted: this.#wasSubmitted,
      serverErrors: this.#serverErrors,
      conflict,
      idPrefix: this.idPrefix,
    })
    const byField = (shown: readonly ShownDoubt[]) =>
      new Map(shown.map(({ place, message }) => [fieldName(place), message]))
    this.#messages = byField(state.shownErrors)
    this.#doubts = byField(state.shownDoubts)
    return state
  }
}
