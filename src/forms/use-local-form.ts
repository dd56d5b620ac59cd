import type { Answers, Form } from '@captive/form-engine'
import { FormStore } from '@captive/form-engine/store'
import { linkValidator, type GeneratedValidator } from '@captive/form-engine/validator'
import { useMutation, type MutationMeta } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

import { toCallFailure } from '../api/call-failure.ts'
import { AnswersRefusedError } from './answers-refused.ts'
import { AnswerAutosave, readStoredAnswers } from './stored-answers.ts'
import type { FileUpload } from './uploads/file-upload.ts'
import { FormUploads } from './uploads/form-uploads.ts'

export interface LocalFormOptions<Receipt> {
  /** A compiled form of the portal. */
  form: Form
  /** The validator that the build or the server generated for the form. Without one, the checks of the engine apply. */
  validator: GeneratedValidator | null
  /** The initial answers; unsent input overrides them. */
  initial: Answers
  /** The storage key for the unsent input of this form and user. */
  storageKey: string
  /**
   * Sends the answers and returns the receipt. An error keeps the input. An `AnswersRefusedError` is shown at its
   * fields.
   */
  submit: (answers: Answers) => Promise<Receipt>
  /** The areas that a success invalidates. */
  meta?: MutationMeta
  /** How files are uploaded; required for forms with file controls. */
  upload?: Omit<FileUpload, 'onSignedOut'>
  /** Called with the receipt, if a success navigates away. */
  onSent?: (receipt: Receipt) => void
  /**
   * Called when the session has ended, instead of the general handling. `submitted`: whether the form itself was being
   * sent rather than a file.
   */
  onSignedOut?: (store: FormStore, when: { submitted: boolean }) => void
  /** Asks before leaving even without input (AMB-129). */
  unfinishedFromStart?: true
}

/** The state and actions of a form. */
export interface LocalForm<Receipt> {
  readonly store: FormStore
  /** Labels of stored answers that no longer fit the form. */
  readonly dropped: readonly string[]
  /** Null for forms without files. */
  readonly uploads: FormUploads | null
  /** Whether a file is uploading or has failed. */
  readonly waiting: boolean
  /** The number of submissions that were incomplete or refused. */
  readonly attempts: number
  readonly sending: boolean
  /** Set after sending. */
  readonly receipt: Receipt | undefined
  /** The error of the last submission; null without one. */
  readonly failure: Error | null
  /** Sends the form or shows what is missing. */
  readonly send: () => void
  /** Discards the input, so that leaving needs no confirmation and a return starts over. */
  readonly discard: () => void
  /** Whether leaving now would lose input. */
  readonly isUnfinished: () => boolean
}

const noUploads = { subscribe: () => () => undefined, waiting: () => false }

/** Runs a form of the portal until its receipt. Input survives failures, reloads and a new sign-in. */
export function useLocalForm<Receipt>(options: LocalFormOptions<Receipt>): LocalForm<Receipt> {
  const { form, validator, initial, storageKey, submit, meta, upload, onSent, onSignedOut, unfinishedFromStart } =
    options
  const [stored] = useState(() => readStoredAnswers(storageKey, form))
  const [store] = useState(
    () =>
      new FormStore(
        form,
        { ...initial, ...stored.answers },
        { idPrefix: storageKey, ...(validator && { validator: linkValidator(validator, form) }) },
      ),
  )
  const [autosave] = useState(() => new AnswerAutosave(storageKey, store))
  const [untouched] = useState(() => JSON.stringify(new FormStore(form, initial).answers()))
  const ended = useRef(false)
  const signOut = useEffectEvent((when: { submitted: boolean }) => {
    if (ended.current) return
    ended.current = true
    onSignedOut?.(store, when)
  })
  const { uploads, waiting } = useUploads(upload, onSignedOut && (() => signOut({ submitted: false })))
  const [attempts, setAttempts] = useState(0)
  const request = useMutation({
    mutationFn: () => submit(store.answers()),
    onSuccess: (receipt) => {
      autosave.forget()
      ended.current = true
      onSent?.(receipt)
    },
    onError: (error) => {
      if (error instanceof AnswersRefusedError) {
        store.reject(error.errors)
        setAttempts(attempts + 1)
      }
      if (onSignedOut && toCallFailure(error).kind === 'signed-out') signOut({ submitted: true })
    },
    meta: { ...meta, endsSession: onSignedOut !== undefined },
  })
  const { isPending, isSuccess, error } = request

  useEffect(() => autosave.start(), [autosave])

  return {
    store,
    dropped: stored.dropped.flatMap(({ label }) => label || []),
    uploads,
    waiting,
    attempts,
    sending: isPending,
    receipt: request.data,
    failure: error instanceof AnswersRefusedError ? null : error,
    send() {
      if (isPending || isSuccess) return
      if (store.markAllTouched().length > 0 || uploads?.waiting()) return setAttempts(attempts + 1)
      setAttempts(0)
      request.mutate()
    },
    discard() {
      ended.current = true
      autosave.forget()
    },
    isUnfinished: () =>
      !ended.current && (unfinishedFromStart || uploads?.waiting() || JSON.stringify(store.answers()) !== untouched),
  }
}

function useUploads(upload: FileUpload | undefined, onSignedOut: (() => void) | undefined) {
  const [uploads] = useState(() => upload && new FormUploads({ ...upload, ...(onSignedOut && { onSignedOut }) }))
  const { subscribe, waiting } = uploads ?? noUploads
  return { uploads: uploads ?? null, waiting: useSyncExternalStore(subscribe, waiting) }
}
