import type { FormControl } from '../kinds/control.ts'
import type { FieldPlace, ItemPlace } from '../store/field-place.ts'
import { afterPress } from './after-press.ts'
import type { FormScope } from './form-scope.ts'

/** The debounce time of typed text, in milliseconds. */
const PAUSE = 200

/** What a field displays. */
export interface FieldView {
  readonly value: unknown
  /** The errors, once they should show. */
  readonly errors: readonly string[]
  /** A probable typing mistake. */
  readonly doubt: string | undefined
}

const noErrors: readonly string[] = []

/**
 * The state of one field while a person edits it. Typed text is debounced, so that a keystroke rerenders only this
 * field. The store receives the text when typing pauses, when the field is left or removed, and before somebody reads
 * the answers.
 */
export class FieldEntry {
  readonly place: FieldPlace
  readonly #scope: FormScope
  readonly #isTyped: boolean
  #listener: (() => void) | undefined
  #typed: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #takeBack: (() => void) | undefined
  #view: FieldView = { value: undefined, errors: noErrors, doubt: undefined }

  constructor(scope: FormScope, control: FormControl, item: ItemPlace | null) {
    this.#scope = scope
    this.#isTyped = control.rules.typed === true
    this.place = { key: control.key, item }
  }

  /** Returns the same object while nothing about this field changes. */
  readonly view = (): FieldView => {
    const { store, messageAt } = this.#scope
    const value = this.#typed ?? store.value(this.place)
    const message = messageAt(this.place)
    const doubt = store.doubt(this.place)
    const { value: shown, errors, doubt: doubted } = this.#view
    if (!Object.is(value, shown) || message !== errors[0] || doubt !== doubted) {
      const kept = message === errors[0] ? errors : message === undefined ? noErrors : [message]
      this.#view = { value, errors: kept, doubt }
    }
    return this.#view
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#scope.store.subscribe(listener)
    this.#listener = listener
    return () => {
      unsubscribe()
      this.#listener = undefined
      this.#commit()
    }
  }

  readonly change = (value: unknown): void => {
    const { store } = this.#scope
    store.edited(this.place)
    if (this.#isTyped && typeof value === 'string') this.#type(value)
    else store.set(this.place, value)
  }

  readonly leave = (): void =>
    afterPress(() => {
      this.#commit()
      this.#scope.store.touch(this.place)
    })

  #type(text: string): void {
    clearTimeout(this.#timer)
    this.#takeBack ??= this.#scope.store.holdBack(this.place, {
      commit: () => this.#commit(),
      discard: () => this.#discard(),
    })
    this.#timer = setTimeout(() => this.#commit(), PAUSE)
    this.#typed = text
    this.#listener?.()
  }

  #commit(): void {
    const text = this.#typed
    this.#discard()
    if (text !== null) this.#scope.store.set(this.place, text)
  }

  /** Stops the debounce timer. */
  #discard(): void {
    if (this.#typed === null) return
    clearTimeout(this.#timer)
    this.#takeBack?.()
    this.#takeBack = undefined
    this.#typed = null
    this.#listener?.()
  }
}
