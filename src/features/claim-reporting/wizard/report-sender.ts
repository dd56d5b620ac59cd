import type { ClaimSubmission, PossibleDuplicate } from '@captive/api-client/contract'

import { persistently } from '../../../api/persistently.ts'
import type { ReportingApi } from '../reporting-api.ts'
import type { TypedReport } from './submission.ts'
import type { WizardOptions } from './wizard-state.ts'

/** What the server is asked and told when a report is sent. What decides about it is tried again for a minute. */
export class ReportSender {
  readonly #api: ReportingApi
  readonly #clientId: number
  readonly #reportingClientId: number
  readonly #pauses: WizardOptions['pauses']

  constructor({ api, clientId, reportingClientId, pauses }: WizardOptions) {
    this.#api = api
    this.#clientId = clientId
    this.#reportingClientId = reportingClientId
    this.#pauses = pauses
  }

  /** Reports of the same incident; none where they cannot be asked for, since nothing may stop a report. */
  async duplicates({ claimType, loss }: TypedReport): Promise<readonly PossibleDuplicate[]> {
    const query = { ClientId: this.#clientId }
    const answers = { ...loss.form.project(loss.answers()) }
    return this.#api.findFNOLDuplicates({ query, body: { claimType, answers } }).catch(() => [])
  }

  /** Whether a report under this number is stored. */
  async arrived(confirmationNum: string): Promise<boolean> {
    const query = { ClientId: this.#clientId, ConfirmationNum: confirmationNum }
    return (await this.#persistently(() => this.#api.getFNOLConfirmation({ query }))) !== null
  }

  /** The number in the body is what keeps it from counting twice. */
  async send(body: ClaimSubmission & { draftId?: string }): Promise<void> {
    const query = { ClientId: this.#clientId, ReportingClientId: this.#reportingClientId, Type: 'online' } as const
    await this.#persistently(() => this.#api.fnolSubmit2({ query, body }))
  }

  #persistently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    return persistently(call, { pauses: this.#pauses })
  }
}
