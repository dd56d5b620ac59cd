import type { Answers, Form } from '@captive/form-engine'
import { FormSession } from '@captive/form-engine/session'
import { useMutation, type MutationMeta } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

import { toCallFailure } from '../api/call-failure.ts'
import { AnswersRefusedError } from './answers-refused.ts'
import { AnswerKeeper, readKeptAnswers } from './kept-answers.ts'
import type { FileUpload } from './uploads/file-upload.ts'
import { FormUploads } from './uploads/form-uploads.ts'

export interface LocalFormOptions<Receipt> {
  /** A form of ours, compiled once. */
  form: Form
  /** What it starts with; what was typed and not sent comes before it. */
  initial: Answers
  /** Names this form of this person: under it what was typed is kept until it is sent. */
  keptAs: string
  /**
   * Sends the answers. What it gives is the receipt; what it throws keeps everything as it was typed, and an
   * `AnswersRefusedError` is said at its fields.
   */
  submit: (answers: Answers) => Promise<Receipt>
  /** Areas that a success makes stale. */
  meta?: MutationMeta
  /** How its files travel; needed where the form has file controls. */
  upload?: Omit<FileUpload, 'onSignedOut'>
  /** Told of the receipt, where a success leads away. */
  onSent?: (receipt: Receipt) => void
  /**
   * Leads away in words of its own when the server says that nobody is signed in any more. `submitted`: whether what was
   * entered was being sent, and not a file alone.
   */
  onSignedOut?: (session: FormSession, when: { submitted: boolean }) => void
  /** Leaving is asked about from the start, and not only once something was typed (AMB-129). */
  unfinishedFromStart?: true
}

/** A request being filled in, sent, and answered. */
export interface LocalForm<Receipt> {
  readonly session: FormSession
  /** Labels of kept answers that no longer fit the form. */
  readonly dropped: readonly string[]
  /** Null where the form has no files. */
  readonly uploads: FormUploads | null
  /** Whether a file is still on its way, or did not get there. */
  readonly waiting: boolean
  /** How often sending was tried while something was missing, or was refused. */
  readonly attempts: number
  readonly sending: boolean
  /** Set once it is sent. */
  readonly receipt: Receipt | undefined
  /** Why it was not sent; null when nothing went wrong. */
  readonly failure: Error | null
  /** Sends it, or shows what is missing. */
  readonly send: () => void
  /** Forgets what was typed: leaving is no longer asked about, and a return begins anew. */
  readonly giveUp: () => void
  /** Asked at the moment of leaving: whether something typed would be left behind. */
  readonly isUnfinished: () => boolean
}

const noUploads = { subscribe: () => () => undefined, waiting: () => false }

/** A form of our own from its first field to its receipt. Nothing typed is lost by a failure, a reload or a new sign-in. */
export function useLocalForm<Receipt>(options: LocalFormOptions<Receipt>): LocalForm<Receipt> {
  const { form, initial, keptAs, submit, meta, upload, onSent, onSignedOut, unfinishedFromStart } = options
  const [kept] = useState(() => readKeptAnswers(keptAs, form))
  const [session] = useState(() => new FormSession(form, { ...initial, ...kept.answers }, { idPrefix: keptAs }))
  const [keeper] = useState(() => new AnswerKeeper(keptAs, session))
  const [untouched] = useState(() => JSON.stringify(new FormSession(form, initial).answers()))
  const ended = useRef(false)
  const signOut = useEffectEvent((when: { submitted: boolean }) => {
    if (ended.current) return
    ended.current = true
    onSignedOut?.(session, when)
  })
  const { uploads, waiting } = useUploads(upload, onSignedOut && (() => signOut({ submitted: false })))
  const [attempts, setAttempts] = useState(0)
  const request = useMutation({
    mutationFn: () => submit(session.answers()),
    onSuccess: (receipt) => {
      keeper.forget()
      ended.current = true
      onSent?.(receipt)
    },
    onError: (error) => {
      if (error instanceof AnswersRefusedError) {
        session.reject(error.errors)
        setAttempts(attempts + 1)
      }
      if (onSignedOut && toCallFailure(error).kind === 'signed out') signOut({ submitted: true })
    },
    meta: { ...meta, endsSession: onSignedOut !== undefined },
  })
  const { isPending, isSuccess, error } = request

  useEffect(() => keeper.start(), [keeper])

  return {
    session,
    dropped: kept.dropped.flatMap(({ label }) => label || []),
    uploads,
    waiting,
    attempts,
    sending: isPending,
    receipt: request.data,
    failure: error instanceof AnswersRefusedError ? null : error,
    send() {
      if (isPending || isSuccess) return
      if (session.markAllTouched().length > 0 || uploads?.waiting()) return setAttempts(attempts + 1)
      setAttempts(0)
      request.mutate()
    },
    giveUp() {
      ended.current = true
      keeper.forget()
    },
    isUnfinished: () =>
      !ended.current && (unfinishedFromStart || uploads?.waiting() || JSON.stringify(session.answers()) !== untouched),
  }
}

function useUploads(upload: FileUpload | undefined, onSignedOut: (() => void) | undefined) {
  const [uploads] = useState(() => upload && new FormUploads({ ...upload, ...(onSignedOut && { onSignedOut }) }))
  const { subscribe, waiting } = uploads ?? noUploads
  return { uploads: uploads ?? null, waiting: useSyncExternalStore(subscribe, waiting) }
}
