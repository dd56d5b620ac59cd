import type { ClaimUpload } from '@captive/api-client/contract'

import type { ListedFile } from '../../ui/file-list.tsx'
import { toCallFailure } from '../../api/call-failure.ts'
import { refuseUpload } from './upload-limits.ts'

/** A file of a claim: on its way, stored under `filePath`, or failed. */
export interface QueuedFile extends ListedFile {
  readonly filePath: string | null
}

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string
  message: string
}

/** Sends one file and gives the path it is stored under; `onProgress` takes a fraction from 0 to 1. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<string>

/** The files of one claim. Each goes up as soon as it is chosen (AMB-143); the limits hold for what stands in the list. */
export class UploadQueue {
  readonly #send: SendFile
  readonly #onSessionOver: () => void
  #files: readonly QueuedFile[] = []
  #lastId = 0
  readonly #sources = new Map<string, File>()
  readonly #running = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()

  constructor(send: SendFile, onSessionOver: () => void) {
    this.#send = send
    this.#onSessionOver = onSessionOver
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly files = (): readonly QueuedFile[] => this.#files

  /** The stored files, as a claim or a draft carries them. */
  stored(): ClaimUpload[] {
    return this.#files.flatMap(({ name, size, filePath }) => (filePath === null ? [] : [{ name, size, filePath }]))
  }

  /** Takes files one by one as long as the limits allow; gives back those it did not take. */
  add(files: readonly File[]): RefusedFile[] {
    const refused: RefusedFile[] = []
    for (const file of files) {
      const message = refuseUpload(file, this.#files)
      if (message === null) this.#take(file)
      else refused.push({ name: file.name, message })
    }
    return refused
  }

  retry(id: string): void {
    const source = this.#sources.get(id)
    if (source) void this.#upload(id, source)
  }

  /** Takes a file out, stopping its upload. */
  remove(id: string): void {
    this.#running.get(id)?.abort()
    this.#running.delete(id)
    this.#sources.delete(id)
    this.#become(this.#files.filter((file) => file.id !== id))
  }

  /** Replaces everything by files stored before. */
  restore(uploads: readonly ClaimUpload[]): void {
    for (const { id } of this.#files) this.remove(id)
    this.#become(
      uploads.map(({ name, size = 0, filePath = null }) => ({
        id: this.#newId(),
        name,
        size,
        filePath,
        state: { kind: 'done' },
      })),
    )
  }

  #take(file: File): void {
    const id = this.#newId()
    this.#sources.set(id, file)
    this.#become([
      ...this.#files,
      { id, name: file.name, size: file.size, filePath: null, state: { kind: 'uploading', percent: 0 } },
    ])
    void this.#upload(id, file)
  }

  async #upload(id: string, file: File): Promise<void> {
    const controller = new AbortController()
    this.#running.set(id, controller)
    this.#update(id, { state: { kind: 'uploading', percent: 0 } })
    try {
      const filePath = await this.#send(file, {
        signal: controller.signal,
        onProgress: (fraction) => this.#update(id, { state: { kind: 'uploading', percent: fraction * 100 } }),
      })
      this.#update(id, { filePath, state: { kind: 'done' } })
    } catch (error) {
      if (controller.signal.aborted) return
      if (toCallFailure(error) !== 'unreachable') this.#onSessionOver() // AMB-033
      this.#update(id, { state: { kind: 'failed', message: 'Not uploaded' } })
    } finally {
      if (this.#running.get(id) === controller) this.#running.delete(id)
    }
  }

  #update(id: string, change: Partial<QueuedFile>): void {
    this.#become(this.#files.map((file) => (file.id === id ? { ...file, ...change } : file)))
  }

  #newId(): string {
    this.#lastId += 1
    return `file-${this.#lastId}`
  }

  #become(files: readonly QueuedFile[]): void {
    this.#files = files
    for (const listener of this.#listeners) listener()
  }
}
