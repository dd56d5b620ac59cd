import type { ClaimDraft } from '@captive/api-client/contract'

import { toCallFailure } from '../../../../api/call-failure.ts'

/** `at` is the time of the last save; `reason` is the server's message. */
export type DraftStatus =
  | { kind: 'untouched' | 'saving' | 'unsaved' | 'conflict' | 'signedOut' }
  | { kind: 'saved'; at: Date }
  | { kind: 'refused'; reason: string }

export interface SaveOptions {
  /** Whether the call must outlive the page. */
  leaving: boolean
  /** Aborts the call when a newer save replaces it. */
  signal: AbortSignal
}

/** Resolves to false if another user saved the draft, or the draft no longer exists. */
export type SaveDraft = (draft: ClaimDraft, options: SaveOptions) => Promise<boolean>

const typingPauseMs = 1_500
const retryMs = 15_000

/** Saves a draft while it is filled in: after each pause in typing, one call at a time, and only if it changed. */
export class DraftSaver {
  readonly #read: () => ClaimDraft
  readonly #save: SaveDraft
  #status: DraftStatus = { kind: 'untouched' }
  #savedText: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | null = null
  #replaced = new AbortController()
  #paused = false
  readonly #listeners = new Set<() => void>()

  /** The draft that `read` returns now counts as saved, so that opening a report does not create a draft. */
  constructor(read: () => ClaimDraft, save: SaveDraft) {
    this.#read = read
    this.#save = save
    this.#savedText = JSON.stringify(read())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly status = (): DraftStatus => this.#status

  /** Schedules a save after a pause in typing. */
  readonly changed = (): void => this.#schedule(typingPauseMs)

  /**
   * Saves the changes since the last save, after any running call. A page that is left cannot wait, so it replaces the
   * running call. Never throws.
   */
  async saveNow(options = { leaving: false }): Promise<void> {
    clearTimeout(this.#timer)
    if (!options.leaving) while (this.#running) await this.#running
    if (this.#paused) return
    const draft = this.#read()
    const text = JSON.stringify(draft)
    if (text === this.#savedText && !this.#running) return
    this.#replaced.abort()
    this.#replaced = new AbortController()
    this.#running = this.#saveText(draft, text, { ...options, signal: this.#replaced.signal })
    await this.#running
  }

  /** Stops saving until `resume`. Resolves when no call is running. */
  async pause(): Promise<void> {
    this.#paused = true
    clearTimeout(this.#timer)
    while (this.#running) await this.#running
  }

  resume(): void {
    this.#paused = false
  }

  /** Marks the draft that `read` returns now as the version on the server. */
  rebase(): void {
    this.#savedText = JSON.stringify(this.#read())
    this.#setStatus({ kind: 'untouched' })
  }

  async #saveText(draft: ClaimDraft, text: string, options: SaveOptions): Promise<void> {
    const { signal } = options
    this.#setStatus({ kind: 'saving' })
    try {
      const isStored = await this.#save(draft, options)
      if (signal.aborted) return
      if (!isStored) {
        this.#paused = true // until the user chooses a version
        return this.#setStatus({ kind: 'conflict' })
      }
      this.#savedText = text
      this.#setStatus({ kind: 'saved', at: new Date() })
    } catch (error) {
      if (signal.aborted) return
      this.#setStatus(statusAfter(error))
      this.#schedule(retryMs)
    } finally {
      if (!signal.aborted) this.#running = null
    }
  }

  #schedule(delay: number): void {
    if (this.#paused) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.saveNow(), delay)
  }

  #setStatus(status: DraftStatus): void {
    this.#status = status
    for (const listener of this.#listeners) listener()
  }
}

function statusAfter(error: unknown): DraftStatus {
  const failure = toCallFailure(error)
  switch (failure.kind) {
    case 'signed-out':
      return { kind: 'signedOut' }
    case 'refused':
      return { kind: 'refused', reason: failure.reason }
    case 'try-again':
      return { kind: 'unsaved' }
  }
}
