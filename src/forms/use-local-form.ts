import type { Answers, Form } from '@captive/form-engine'
import { FormSession } from '@captive/form-engine/react'
import { useMutation, type MutationMeta } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { toCallFailure } from '../api/call-failure.ts'
import { forgetAnswers, keepAnswers, readKeptAnswers } from './kept-answers.ts'

export interface LocalFormOptions<Receipt> {
  /** A form of ours, compiled once. */
  form: Form
  /** What it starts with; what was typed and not sent comes before it. */
  initial: Answers
  /** Names this form of this person: under it what was typed is kept until it is sent. */
  keptAs: string
  /** Sends the answers. What it gives is the receipt; what it throws keeps everything as it was typed. */
  submit: (answers: Answers) => Promise<Receipt>
  /** Areas that a success makes stale. */
  meta?: MutationMeta
}

/** A request being filled in, sent, and answered. */
export interface LocalForm<Receipt> {
  readonly session: FormSession
  /** How often sending was tried while something was missing. */
  readonly attempts: number
  readonly sending: boolean
  /** Set once it is sent. */
  readonly receipt: Receipt | undefined
  /** Why it was not sent; null when nothing went wrong. */
  readonly failure: Error | null
  /** Sends it, or shows what is missing. */
  readonly send: () => void
  /** Asked at the moment of leaving: whether something typed would be left behind. */
  readonly isUnfinished: () => boolean
}

/** A form of our own from its first field to its receipt. Nothing typed is lost by a failure, a reload or a new sign-in. */
export function useLocalForm<Receipt>(options: LocalFormOptions<Receipt>): LocalForm<Receipt> {
  const { form, initial, keptAs, submit, meta } = options
  const [session] = useState(
    () => new FormSession(form, { ...initial, ...readKeptAnswers(keptAs, form) }, { idPrefix: keptAs }),
  )
  const [untouched] = useState(() => JSON.stringify(new FormSession(form, initial).answers()))
  const [attempts, setAttempts] = useState(0)
  const request = useMutation({
    mutationFn: () => submit(session.answers()),
    onSuccess: () => forgetAnswers(keptAs),
    ...(meta && { meta }),
  })
  const { isPending, isSuccess, error } = request

  useEffect(() => {
    if (isSuccess) return
    const flush = () => session.flush()
    const stop = session.subscribe(() => keepAnswers(keptAs, form, session.state().answers))
    window.addEventListener('pagehide', flush) // a reload within a pause in typing
    return () => {
      window.removeEventListener('pagehide', flush)
      stop()
    }
  }, [session, form, keptAs, isSuccess])

  return {
    session,
    attempts,
    sending: isPending,
    receipt: request.data,
    failure: error,
    send() {
      if (isPending || isSuccess) return
      if (session.markAllTouched().length > 0) return setAttempts(attempts + 1)
      setAttempts(0)
      request.mutate()
    },
    isUnfinished: () =>
      !isSuccess && toCallFailure(error) !== 'session over' && JSON.stringify(session.answers()) !== untouched,
  }
}
