import type { AttachedFile } from '@captive/form-engine'

import { toCallFailure } from '../../api/call-failure.ts'
import { checkContent, checkFile } from '../../api/check-file.ts'
import type { ListedFile } from '../../ui/file-list.tsx'
import type { FileUpload } from './file-upload.ts'
import { isImage, type PrepareImage } from './image/prepare-image.ts'
import { refuseUpload } from './upload-limits.ts'
import { texts } from '../texts.ts'

/** A file that is uploading, stored under `filePath`, or failed. */
export interface QueuedFile extends ListedFile {
  readonly filePath: string | null
}

/** An uploaded file. */
export interface StoredFile {
  name: string
  /** In bytes. */
  size: number
  filePath: string
}

/** A refused file and the reason. */
interface RefusedFile {
  id: string
  name: string
  message: string
}

/**
 * The files of one control. Each uploads as soon as it is chosen (AMB-143). The limits apply to the files in the list.
 */
export class UploadQueue {
  readonly upload: FileUpload
  #files: readonly QueuedFile[] = []
  #refused: readonly RefusedFile[] = []
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

  /** The files refused at the last choice. */
  readonly refused = (): readonly RefusedFile[] => this.#refused

  /** Whether a file is uploading or has failed. */
  waiting(): boolean {
    return this.#files.some(({ state }) => state.kind !== 'done')
  }

  /** The stored files, in the format of an answer. */
  stored(): StoredFile[] {
    return this.#files.flatMap(({ name, size, filePath }) => (filePath === null ? [] : [{ name, size, filePath }]))
  }

  /**
   * Adds files unless they are programs or exceed the limits, which apply to prepared images. If only one file is
   * allowed, the stored one stays until the next upload completes.
   */
  add(files: readonly File[], { keepLocation = false } = {}): void {
    const { single, refuse, prepare } = this.upload
    this.#refused = []
    for (const [place, file] of files.entries()) {
      const message = single && place > 0 ? texts.uploads.onlyOne : (refuse?.(file) ?? checkFile(file))
      if (message !== null) this.#refuse(file, message)
      else if (prepare && isImage(file) && !keepLocation) void this.#prepare(file, prepare)
      else this.#takeIfItFits(this.#newId(), file)
    }
    this.#become(this.#files)
  }

  retry(id: string): void {
    const source = this.#sources.get(id)
    if (source) void this.#upload(id, source)
  }

  /** Retries all failed uploads, because the connection may be back. */
  readonly retryFailed = (): void => {
    for (const { id, state } of this.#files) if (state.kind === 'failed') this.retry(id)
  }

  /** Removes a file and aborts its upload. */
  remove(id: string): void {
    this.#become(this.#keeping((file) => file.id !== id))
  }

  /** Replaces all files with stored files. */
  restore(uploads: readonly AttachedFile[]): void {
    this.#keeping(() => false)
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

  async #prepare(file: File, prepare: PrepareImage): Promise<void> {
    const id = this.#newId()
    this.#list(listed(id, file, { kind: 'preparing' }))
    const ready = await prepare(file)
    if (this.#files.some((each) => each.id === id)) this.#takeIfItFits(id, ready) // otherwise it was removed meanwhile
  }

  #takeIfItFits(id: string, file: File): void {
    const others = this.#files.filter((each) => each.id !== id && each.state.kind !== 'preparing')
    const message = refuseUpload(file, this.upload.single ? [] : others)
    if (message !== null) return this.#turnAway(id, file, message)
    this.#list(listed(id, file, { kind: 'uploading', percent: 0 }))
    this.#sources.set(id, file)
    void this.#upload(id, file)
  }

  /** Adds a file to the list or updates its entry. A single file replaces an incomplete one. */
  #list(taken: QueuedFile): void {
    const replaces = ({ id, state }: QueuedFile) => this.upload.single && id !== taken.id && state.kind !== 'done'
    const files = this.#keeping((file) => !replaces(file))
    const isListed = files.some(({ id }) => id === taken.id)
    this.#become(isListed ? files.map((file) => (file.id === taken.id ? taken : file)) : [...files, taken])
  }

  /** Returns the files that stay, and aborts the uploads of the others. */
  #keeping(stays: (file: QueuedFile) => boolean): readonly QueuedFile[] {
    for (const { id, preview } of this.#files.filter((file) => !stays(file))) {
      this.#running.get(id)?.abort()
      this.#running.delete(id)
      this.#sources.delete(id)
      if (preview) URL.revokeObjectURL(preview)
    }
    return this.#files.filter(stays)
  }

  /** Removes a refused file and reports the reason. */
  #turnAway(id: string, file: File, message: string): void {
    this.remove(id)
    this.#refuse(file, message)
  }

  #refuse({ name }: File, message: string): void {
    this.#refused = [...this.#refused, { id: this.#newId(), name, message }]
    this.#become(this.#files)
  }

  async #upload(id: string, file: File): Promise<void> {
    const controller = new AbortController()
    this.#running.set(id, controller)
    this.#update(id, { state: { kind: 'uploading', percent: 0 } })
    const program = await checkContent(file)
    if (controller.signal.aborted) return
    if (program !== null) return this.#turnAway(id, file, program)
    try {
      const { signal } = controller
      const onProgress = (fraction: number) =>
        this.#update(id, { state: { kind: 'uploading', percent: fraction * 100 } })
      const filePath = await this.upload.send(file, { signal, onProgress })
      const files = this.#keeping((each) => each.id === id || !this.upload.single)
      this.#update(id, { filePath, state: { kind: 'done' } }, files)
    } catch (error) {
      if (controller.signal.aborted) return
      const failure = toCallFailure(error)
      if (failure.kind === 'refused') return this.#turnAway(id, file, failure.reason.replace(/\.$/, ''))
      const message =
        failure.kind === 'try-again' ? texts.uploads.notUploadedBecause(failure.reason) : texts.uploads.notUploaded
      this.#update(id, { state: { kind: 'failed', message } })
      if (failure.kind === 'signed-out') this.upload.onSignedOut?.()
    } finally {
      if (this.#running.get(id) === controller) this.#running.delete(id)
    }
  }

  #update(id: string, change: Partial<QueuedFile>, files = this.#files): void {
    this.#become(files.map((file) => (file.id === id ? { ...file, ...change } : file)))
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

/** The list entry of a local file. */
function listed(id: string, file: File, state: QueuedFile['state']): QueuedFile {
  const preview = state.kind !== 'preparing' && isImage(file) ? URL.createObjectURL(file) : null
  return { id, name: file.name, size: file.size, filePath: null, preview, state }
}
