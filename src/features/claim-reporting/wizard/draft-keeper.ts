import type { ClaimDraft } from '@captive/api-client/contract'

import { toCallFailure } from '../../../api/call-failure.ts'

/** How the draft stands; `at` is when it was last kept. */
export type DraftStatus =
  | { kind: 'untouched' | 'saving' | 'unsaved' | 'overtaken' }
  /** Nobody is signed in any more. */
  | { kind: 'signed out' }
  | { kind: 'saved'; at: Date }
  /** The server says why. */
  | { kind: 'refused'; reason: string }

/**
 * Gives false where the draft is somebody else's by now, or gone. `leaving`: the page is going away, and the call must
 * outlive it.
 */
export type SaveDraft = (draft: ClaimDraft, options: { leaving: boolean }) => Promise<boolean>

/** In milliseconds: how long after the last change a draft is saved, and after a failure tried again. */
const pauseInTyping = 1_500
const beforeNextTry = 15_000

/** Keeps an unfinished report on the server while it is filled: after each pause, one call at a time, only what changed. */
export class DraftKeeper {
  readonly #read: () => ClaimDraft
  readonly #save: SaveDraft
  #status: DraftStatus = { kind: 'untouched' }
  #kept: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | null = null
  #paused = false
  readonly #listeners = new Set<() => void>()

  /** What `read` gives now counts as kept: a report that was only opened leaves no draft. */
  constructor(read: () => ClaimDraft, save: SaveDraft) {
    this.#read = read
    this.#save = save
    this.#kept = JSON.stringify(read())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly status = (): DraftStatus => this.#status

  /** Something changed: to be saved after a pause in typing. */
  readonly changed = (): void => this.#schedule(pauseInTyping)

  /** Saves what has changed since the last time, after a call that is still running. Never throws. */
  async saveNow(options = { leaving: false }): Promise<void> {
    clearTimeout(this.#timer)
    if (!options.leaving) while (this.#running) await this.#running
    if (this.#paused) return
    const draft = this.#read()
    const text = JSON.stringify(draft)
    if (text === this.#kept) return
    this.#running = this.#keep(draft, text, options)
    await this.#running
  }

  /** Saves nothing more until `resume`; settles when no call is running. */
  async pause(): Promise<void> {
    this.#paused = true
    clearTimeout(this.#timer)
    while (this.#running) await this.#running
  }

  resume(): void {
    this.#paused = false
  }

  /** What `read` gives now is what the server has. */
  rebase(): void {
    this.#kept = JSON.stringify(this.#read())
    this.#become({ kind: 'untouched' })
  }

  async #keep(draft: ClaimDraft, text: string, options: { leaving: boolean }): Promise<void> {
    this.#become({ kind: 'saving' })
    try {
      if (!(await this.#save(draft, options))) {
        this.#paused = true // until it is decided what becomes of it
        return this.#become({ kind: 'overtaken' })
      }
      this.#kept = text
      this.#become({ kind: 'saved', at: new Date() })
    } catch (error) {
      this.#become(troubleWith(error))
      this.#schedule(beforeNextTry)
    } finally {
      this.#running = null
    }
  }

  #schedule(delay: number): void {
    if (this.#paused) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.saveNow(), delay)
  }

  #become(status: DraftStatus): void {
    this.#status = status
    for (const listener of this.#listeners) listener()
  }
}

function troubleWith(error: unknown): DraftStatus {
  const failure = toCallFailure(error)
  switch (failure.kind) {
    case 'signed out':
      return failure
    case 'refused':
      return { kind: 'refused', reason: failure.reason }
    case 'try again':
      return { kind: 'unsaved' }
  }
}
