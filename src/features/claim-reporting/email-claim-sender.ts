import { FormSession } from '@captive/form-engine/react'
import type { PersonalInfo } from '@captive/api-client/contract'

import { toCallFailure } from '../../api/call-failure.ts'
import { createConfirmationNumber } from './confirmation-number.ts'
import { toEmailClaim } from './email-claim.ts'
import { emailClaimForm } from './local-forms.ts'
import type { ReportingApi } from './queries.ts'
import { sendFileBy } from './send-file.ts'
import { UploadQueue } from './upload-queue.ts'

export interface EmailClaimState {
  readonly phase: 'filling' | 'sending' | 'sent' | 'session over'
  /** How often Send was pressed while something was missing. */
  readonly attempts: number
  /** What the last failed try came to, for the person; null when there is nothing to say. */
  readonly trouble: string | null
  readonly confirmationNum: string | null
}

export interface EmailClaimOptions {
  readonly api: ReportingApi
  readonly clientId: number
  readonly reportingClientId: number
  readonly prefill: PersonalInfo
  readonly on: { sent(confirmationNum: string): void; failed(): void; sessionOver(): void }
}

/** A claim by e-mail: one form, files, one call. What is typed stays whatever the call comes to. */
export class EmailClaimSender {
  readonly session: FormSession
  readonly uploads: UploadQueue
  readonly #options: EmailClaimOptions
  #state: EmailClaimState = { phase: 'filling', attempts: 0, trouble: null, confirmationNum: null }
  readonly #listeners = new Set<() => void>()

  constructor(options: EmailClaimOptions) {
    const { company, email, street, city, state, zip } = options.prefill
    this.#options = options
    this.session = new FormSession(
      emailClaimForm,
      { company, email, street, city, state, zip },
      { idPrefix: 'email-claim' },
    )
    this.uploads = new UploadQueue(sendFileBy(options.api), () => this.#endSession())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): EmailClaimState => this.#state

  /** Sends the claim, or shows what is missing (EML-002). Again after no answer: under the same number. */
  async send(): Promise<void> {
    const { api, clientId, reportingClientId, on } = this.#options
    const missing = this.session.markAllTouched().length > 0
    const waiting = this.uploads.files().some(({ state }) => state.kind !== 'done')
    if (this.#state.phase !== 'filling') return
    if (missing || waiting) return this.#become({ attempts: this.#state.attempts + 1 })
    const confirmationNum = this.#state.confirmationNum ?? createConfirmationNumber('email')
    this.#become({ phase: 'sending', confirmationNum, trouble: null, attempts: 0 })
    try {
      await api.fnolEmail({
        query: { ClientId: clientId, ReportingClientId: reportingClientId, Type: 'email' },
        body: toEmailClaim(this.session, this.uploads.stored(), confirmationNum),
      })
      this.#become({ phase: 'sent' })
      on.sent(confirmationNum)
    } catch (error) {
      const failure = toCallFailure(error)
      if (failure === 'session over' || failure === 'refused') return this.#endSession()
      const refusal = failure === 'failed' && error instanceof Error ? error.message : ''
      this.#become({
        phase: 'filling',
        trouble: refusal || unreachable,
        confirmationNum: refusal ? null : confirmationNum,
      })
      on.failed()
    }
  }

  /** The company is cleared and the person led out (EML-009, AMB-033). */
  #endSession(): void {
    if (this.#state.phase === 'session over') return
    this.session.set('company', undefined)
    this.#become({ phase: 'session over' })
    this.#options.on.sessionOver()
  }

  #become(change: Partial<EmailClaimState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

const unreachable =
  'The server could not be reached. Nothing is lost: press Send again when the connection is back. Your claim cannot be counted twice.'
