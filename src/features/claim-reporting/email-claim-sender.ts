import { FormSession } from '@captive/form-engine/react'
import type { PersonalInfo } from '@captive/api-client/contract'

import { toCallFailure } from '../../api/call-failure.ts'
import { persistently } from '../../api/persistently.ts'
import { createConfirmationNumber } from './confirmation-number.ts'
import { toEmailClaim } from './email-claim.ts'
import type { KeptEmailClaim } from './email-claim-in-tab.ts'
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
  /** What this tab kept of it; comes before what is prefilled. */
  readonly kept: KeptEmailClaim
  /** How long to wait before each further try to send, in milliseconds; a minute in all when left out. */
  readonly pauses?: number[]
  readonly on: { sent(confirmationNum: string): void; sessionOver(): void }
}

/** A claim by e-mail: one form, files, one call. What is typed stays whatever the call comes to. */
export class EmailClaimSender {
  readonly session: FormSession
  readonly uploads: UploadQueue
  readonly #options: EmailClaimOptions
  #state: EmailClaimState
  readonly #listeners = new Set<() => void>()

  constructor(options: EmailClaimOptions) {
    const { company, email, street, city, state, zip } = options.prefill
    const { answers, uploads, confirmationNum } = options.kept
    this.#options = options
    this.#state = { phase: 'filling', attempts: 0, trouble: null, confirmationNum }
    this.session = new FormSession(
      emailClaimForm,
      { company, email, street, city, state, zip, ...answers },
      { idPrefix: 'email-claim' },
    )
    this.uploads = new UploadQueue(sendFileBy(options.api), () => this.#endSession())
    this.uploads.restore(uploads)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): EmailClaimState => this.#state

  /** All that would be lost if the page went away now. */
  unsent(): KeptEmailClaim {
    return {
      answers: this.session.state().answers,
      uploads: this.uploads.stored(),
      confirmationNum: this.#state.confirmationNum,
    }
  }

  /**
   * Sends the claim, for a minute if it must be, or shows what is missing (EML-002). Always under the same number; where
   * an earlier try may have arrived, asks first whether it did.
   */
  async send(): Promise<void> {
    const { api, clientId, reportingClientId, pauses, on } = this.#options
    const missing = this.session.markAllTouched().length > 0
    const waiting = this.uploads.files().some(({ state }) => state.kind !== 'done')
    if (this.#state.phase !== 'filling') return
    if (missing || waiting) return this.#become({ attempts: this.#state.attempts + 1 })
    const earlier = this.#state.confirmationNum
    const confirmationNum = earlier ?? createConfirmationNumber('email')
    this.#become({ phase: 'sending', confirmationNum, trouble: null, attempts: 0 })
    try {
      const query = { ClientId: clientId, ReportingClientId: reportingClientId, Type: 'email' } as const
      const body = toEmailClaim(this.session, this.uploads.stored(), confirmationNum)
      const arrived = earlier !== null && (await this.#arrived(earlier))
      if (!arrived) await persistently(() => api.fnolEmail({ query, body }), pauses)
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
    }
  }

  /** Whether a claim under this number is stored. */
  async #arrived(confirmationNum: string): Promise<boolean> {
    const { api, clientId, pauses } = this.#options
    const query = { ClientId: clientId, ConfirmationNum: confirmationNum }
    return (await persistently(() => api.getFNOLConfirmation({ query }), pauses)) !== null
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
