import type { AttachedFile } from '@captive/form-engine'
import { createContext } from 'react'

import type { FileUpload } from './file-upload.ts'
import { UploadQueue } from './upload-queue.ts'

/** The upload queues of a form, one per file control. Uploads continue while their control is hidden. */
export class FormUploads {
  readonly #upload: FileUpload
  readonly #queues = new Map<string, UploadQueue>()
  readonly #listeners = new Set<() => void>()

  constructor(upload: FileUpload) {
    this.#upload = upload
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether a file is uploading or has failed, so that the form is incomplete. */
  readonly waiting = (): boolean => [...this.#queues.values()].some((queue) => queue.waiting())

  /** The queue of a field; a new queue starts with the stored files. */
  queueOf(fieldId: string, stored: readonly AttachedFile[]): UploadQueue {
    const known = this.#queues.get(fieldId)
    if (known) return known
    const queue = new UploadQueue(this.#upload)
    queue.restore(stored)
    queue.subscribe(() => this.#listeners.forEach((listener) => listener()))
    this.#queues.set(fieldId, queue)
    return queue
  }
}

/** Set by `PortalForm`; without it, file controls accept no files. */
export const FormUploadsContext = createContext<FormUploads | null>(null)
