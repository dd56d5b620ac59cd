import type { FieldPlace, ItemPlace } from '../session/field-place.ts'
import type { FormSession } from '../session/form-session.ts'
import type { FormControl } from '../kinds/control.ts'
import { afterPress } from './after-press.ts'

/** Typing counts as paused after this many milliseconds. */
const PAUSE = 200

/** What a field shows now. */
export interface FieldView {
  readonly value: unknown
  /** What to tell the person; none is no list, as rjsf's widgets want it. */
  readonly rawErrors: readonly string[] | undefined
  /** What is probably mistyped. */
  readonly doubt: string | undefined
}

/**
 * What a person does to one field, and what it shows. Text is held back while it is typed, so that a key stroke concerns
 * that field alone. It is handed to the session when typing pauses, when the field is left or goes away, and before
 * anybody reads the answers.
 */
export class FieldEntry {
  readonly place: FieldPlace
  readonly id: string
  readonly #session: FormSession
  readonly #isTyped: boolean
  #listener: (() => void) | undefined
  #typed: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #takeBack: (() => void) | undefined
  #view: FieldView = { value: undefined, rawErrors: undefined, doubt: undefined }

  constructor(session: FormSession, control: FormControl, item: ItemPlace | null) {
    this.#session = session
    this.#isTyped = control.rules.typed === true
    this.place = { key: control.key, item }
    this.id = session.fieldId(this.place)
  }

  /** The same object again while nothing about this field changed. */
  readonly view = (): FieldView => {
    const value = this.#typed ?? this.#session.value(this.place)
    const message = this.#session.message(this.place)
    const doubt = this.#session.doubt(this.place)
    const { value: shown, rawErrors: told, doubt: doubted } = this.#view
    if (!Object.is(value, shown) || message !== told?.[0] || doubt !== doubted) {
      this.#view = { value, rawErrors: message === undefined ? undefined : [message], doubt }
    }
    return this.#view
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#session.subscribe(listener)
    this.#listener = listener
    return () => {
      unsubscribe()
      this.#listener = undefined
      this.#handOver()
    }
  }

  readonly change = (value: unknown): void => {
    this.#session.edited(this.place)
    if (this.#isTyped && typeof value === 'string') this.#type(value)
    else this.#session.set(this.place, value)
  }

  readonly leave = (): void =>
    afterPress(() => {
      this.#handOver()
      this.#session.touch(this.place)
    })

  #type(text: string): void {
    clearTimeout(this.#timer)
    this.#takeBack ??= this.#session.holdBack(this.place, {
      handOver: () => this.#handOver(),
      letGo: () => this.#letGo(),
    })
    this.#timer = setTimeout(() => this.#handOver(), PAUSE)
    this.#typed = text
    this.#listener?.()
  }

  #handOver(): void {
    const text = this.#typed
    this.#letGo()
    if (text !== null) this.#session.set(this.place, text)
  }

  /** Ends holding. */
  #letGo(): void {
    if (this.#typed === null) return
    clearTimeout(this.#timer)
    this.#takeBack?.()
    this.#takeBack = undefined
    this.#typed = null
    this.#listener?.()
  }
}
