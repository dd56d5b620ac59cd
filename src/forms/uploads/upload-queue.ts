import type { AttachedFile } from '@captive/form-engine'

import { refusalOf, toCallFailure } from '../../api/call-failure.ts'
import type { ListedFile } from '../../ui/file-list.tsx'
import type { FileUpload } from './file-upload.ts'
import { refuseUpload } from './upload-limits.ts'

/** A file: on its way, stored under `filePath`, or failed. */
export interface QueuedFile extends ListedFile {
  readonly filePath: string | null
}

/** A file that has arrived. */
export interface StoredFile {
  name: string
  /** In bytes. */
  size: number
  filePath: string
}

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string
  message: string
}

/** Files of one claim or of one question. Each goes up as soon as it is chosen (AMB-143); the limits hold for what stands in the list. */
export class UploadQueue {
  readonly upload: FileUpload
  #files: readonly QueuedFile[] = []
  #lastId = 0
  readonly #sources = new Map<string, File>()
  readonly #running = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()

  constructor(upload: FileUpload) {
    this.upload = upload
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly files = (): readonly QueuedFile[] => this.#files

  /** Whether a file is still on its way, or did not get there. */
  waiting(): boolean {
    return this.#files.some(({ state }) => state.kind !== 'done')
  }

  /** The stored files, as a claim, a draft or an answer carries them. */
  stored(): StoredFile[] {
    return this.#files.flatMap(({ name, size, filePath }) => (filePath === null ? [] : [{ name, size, filePath }]))
  }

  /** Takes files one by one as long as the limits allow; gives back those it did not take. */
  add(files: readonly File[]): RefusedFile[] {
    const { single, refuse } = this.upload
    const refused: RefusedFile[] = []
    for (const file of single ? files.slice(0, 1) : files) {
      const message = refuse?.(file) ?? refuseUpload(file, single ? [] : this.#files)
      if (message !== null) {
        refused.push({ name: file.name, message })
        continue
      }
      if (single) this.restore([])
      this.#take(file)
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
  restore(uploads: readonly AttachedFile[]): void {
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
      const filePath = await this.upload.send(file, {
        signal: controller.signal,
        onProgress: (fraction) => this.#update(id, { state: { kind: 'uploading', percent: fraction * 100 } }),
      })
      this.#update(id, { filePath, state: { kind: 'done' } })
    } catch (error) {
      if (controller.signal.aborted) return
      if (toCallFailure(error) !== 'unreachable') this.upload.onRefused?.()
      this.#update(id, { state: { kind: 'failed', message: refusalOf(error) ?? 'Not uploaded' } })
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
