import type { ClaimDraft, StoredClaimDraft } from '@captive/api-client/contract'
import type { FormSession } from '@captive/form-engine/session'

import { toCallFailure } from '../../../api/call-failure.ts'
import { persistently } from '../../../api/persistently.ts'
import {
  clearedReport,
  fromDraft,
  startReport,
  toDraft,
  withClaimType,
  type ClaimReport,
  type ReportSetting,
} from './claim-report.ts'
import { createConfirmationNumber } from '../confirmation/confirmation-number.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { claimTypeOf } from '../local-forms.ts'
import { loadDefinitions } from './queries.ts'
import type { ReportingApi } from '../reporting-api.ts'
import type { SentNumber } from '../confirmation/sent-number.ts'
import { claimFiles } from '../claim-files.tsx'
import { stepOf, steps, type StepNumber } from './steps.ts'
import { isTyped, toSubmission } from './submission.ts'
import { UploadQueue } from '../../../forms/uploads/upload-queue.ts'

/** Answers that are offered back: of an earlier visit, or of a report that the server refused. */
export interface DraftOffer {
  readonly draft: ClaimDraft
  readonly savedAt: Date
  /** What the server said when it refused; null for a draft of an earlier visit. */
  readonly refusal: string | null
}

export interface WizardState {
  readonly step: StepNumber
  readonly report: ClaimReport
  readonly phase: 'filling' | 'submitting' | 'reported' | 'session over'
  readonly offer: DraftOffer | null
  /** Whether to replace the offered answers by a new report is being asked. */
  readonly replacing: boolean
  /** Labels of restored answers that the form of today has no place for. */
  readonly dropped: readonly string[]
  /** The field to go to in this step, by its element id; null for its heading. */
  readonly focus: string | null
  /** How often this step's Next was pressed while something was missing. */
  readonly attempts: number
  /** The last try to submit got no answer; nothing is lost and trying again is safe. */
  readonly unreachable: boolean
  readonly confirmationNum: string | null
}

export interface WizardOptions {
  readonly api: ReportingApi
  readonly clientId: number
  readonly reportingClientId: number
  readonly setting: ReportSetting
  readonly draft: StoredClaimDraft | null
  /** Go on with the draft at once instead of offering it; at a step, if that was where it was left. */
  readonly resume: { readonly step?: number } | null
  /** Keeps the number while it is open whether the report arrived. */
  readonly sentNumber: SentNumber
  /** How long to wait before each further try to submit, in milliseconds; a minute in all when left out. */
  readonly pauses?: number[]
  /** Told what the person has to be told outside the wizard. */
  readonly on: { reported(confirmationNum: string): void; failed(): void; sessionOver(): void }
}

/** The report in four steps (core §2, §4): what is filled in, kept, sent, refused and offered back. No React, no DOM. */
export class ClaimWizard {
  readonly uploads: UploadQueue
  readonly keeper: DraftKeeper
  readonly #options: WizardOptions
  #setting: ReportSetting
  #state: WizardState
  #unwatch: () => void = () => undefined
  readonly #listeners = new Set<() => void>()

  constructor(options: WizardOptions) {
    const { api, clientId, setting, draft, resume, sentNumber } = options
    this.#options = options
    this.#setting = setting
    this.#state = {
      step: 1,
      report: startReport(setting),
      phase: 'filling',
      offer: draft && { draft: draft.draft, savedAt: new Date(draft.savedAt), refusal: null },
      replacing: false,
      dropped: [],
      focus: null,
      attempts: 0,
      unreachable: false,
      confirmationNum: sentNumber.read(),
    }
    this.uploads = new UploadQueue({ ...claimFiles(api), onRefused: () => this.#endSession() })
    this.keeper = new DraftKeeper(
      () => this.#draft(),
      async (body, { leaving }) =>
        void (await api.putFNOLDraft({ query: { ClientId: clientId }, body }, { keepalive: leaving })),
    )
    this.uploads.subscribe(this.keeper.changed)
    if (draft) void this.keeper.pause()
    if (draft && resume) this.restore(resume.step)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): WizardState => this.#state

  /** The form of a step; null for the upload. */
  sessionOf(step: StepNumber): FormSession | null {
    const { type, personal, loss } = this.#state.report
    switch (step) {
      case 1:
        return type
      case 2:
        return personal
      case 3:
        return loss
      case 4:
        return null
    }
  }

  /** Goes on to the next step, or shows what is missing for it (WIZ-004). */
  next(): void {
    const { step, report, offer } = this.#state
    if (step === 4 || !this.#holds(step)) return
    if (offer) return this.#become({ replacing: true })
    if (step === 1) {
      const claimType = claimTypeOf(report.type.answers())
      if (claimType) this.#become({ report: withClaimType(report, claimType, this.#setting) })
      this.#watch()
      this.keeper.resume()
    }
    this.#goTo(stepOf(step + 1).number)
  }

  /** The answer to whether a new report replaces the offered answers. */
  replaceOffer(yes: boolean): void {
    this.#become(yes ? { replacing: false, offer: null } : { replacing: false })
    if (yes) this.next()
  }

  previous(): void {
    this.#goTo(stepOf(this.#state.step - 1).number)
  }

  /** Back to a step, to change an answer; to its field, if its element id is given. */
  change(step: StepNumber, fieldId: string | null = null): void {
    if (step < this.#state.step) this.#goTo(step, fieldId)
  }

  /**
   * Sends the report, for a minute if it must be; always under the same number, so that it can never count twice. Where
   * an earlier try may have arrived and the report was changed since, asks first whether it did.
   */
  async submit(): Promise<void> {
    const { api, clientId, reportingClientId, sentNumber, pauses } = this.#options
    const { report, phase } = this.#state
    if (phase !== 'filling' || !isTyped(report) || !this.#holdAll()) return
    const earlier = this.#state.confirmationNum
    const confirmationNum = earlier ?? createConfirmationNumber('online')
    this.#become({ phase: 'submitting', confirmationNum, attempts: 0, unreachable: false })
    await this.keeper.saveNow()
    await this.keeper.pause()
    sentNumber.keep(confirmationNum)
    const query = { ClientId: clientId, ReportingClientId: reportingClientId, Type: 'online' } as const
    const body = toSubmission(report, this.uploads.stored(), confirmationNum)
    try {
      const arrived = earlier !== null && (await this.#arrived(earlier))
      if (!arrived) await persistently(() => api.fnolSubmit2({ query, body }), pauses)
      this.#report(confirmationNum)
    } catch (error) {
      switch (toCallFailure(error)) {
        case 'failed': // also when the earlier try was only slow, and took the number meanwhile
          if (earlier !== null && (await this.#arrived(earlier).catch(() => false))) return this.#report(earlier)
          sentNumber.forget()
          return await this.#startOver(error instanceof Error ? error.message : '')
        case 'session over':
        case 'refused':
          return this.#endSession()
        case 'unreachable':
          this.keeper.resume()
          this.#become({ phase: 'filling', unreachable: true })
      }
    }
  }

  /** Takes the offered answers back, at the first step that is not complete, or the given one if that comes before. */
  restore(lastStep?: number): void {
    const { offer } = this.#state
    if (!offer) return
    const { report, dropped } = fromDraft(offer.draft, this.#setting)
    this.uploads.restore(offer.draft.uploads)
    this.#become({ report, dropped, offer: null, attempts: 0 })
    this.#watch()
    this.keeper.resume()
    const wanted = lastStep ?? offer.draft.step
    const open = steps.find(({ number }) => number === wanted || !this.sessionOf(number)?.state().valid)
    this.#become({ step: open?.number ?? 1 })
  }

  /** Removes the kept draft for good. @throws what the client throws, and then it still stands. */
  async discard(): Promise<void> {
    await this.#options.api.deleteFNOLDraft({ query: { ClientId: this.#options.clientId } })
    this.#become({ offer: null })
    this.keeper.resume()
  }

  dismissDropped(): void {
    this.#become({ dropped: [] })
  }

  /** Keeps the report while its page shows; the function given back saves the rest and stops. */
  readonly attach = (): (() => void) => {
    this.#watch()
    if (this.#state.phase === 'filling' && !this.#state.offer) this.keeper.resume()
    return () => {
      this.#unwatch()
      void this.keeper.saveNow({ leaving: true })
      void this.keeper.pause()
    }
  }

  #goTo(step: StepNumber, focus: string | null = null): void {
    this.#become({ step, focus, attempts: 0, unreachable: false })
    void this.keeper.saveNow()
  }

  #holds(step: StepNumber): boolean {
    const missing = this.sessionOf(step)?.markAllTouched() ?? []
    if (missing.length > 0) this.#become({ step, attempts: this.#state.attempts + 1 })
    return missing.length === 0
  }

  #holdAll(): boolean {
    if (!([1, 2, 3] as const).every((step) => this.#holds(step))) return false
    const ready = !this.uploads.waiting()
    if (!ready) this.#become({ attempts: this.#state.attempts + 1 })
    return ready
  }

  #report(confirmationNum: string): void {
    this.#options.sentNumber.forget()
    this.#become({ phase: 'reported' })
    this.#options.on.reported(confirmationNum)
  }

  /** Whether a report under this number is stored. */
  async #arrived(confirmationNum: string): Promise<boolean> {
    const { api, clientId, pauses } = this.#options
    const query = { ClientId: clientId, ConfirmationNum: confirmationNum }
    return (await persistently(() => api.getFNOLConfirmation({ query }), pauses)) !== null
  }

  /** Step 1 with type and files cleared (WIZ-037), the form fetched anew in case it changed, the answers offered back. */
  async #startOver(refusal: string): Promise<void> {
    const offer = { draft: this.#draft(), savedAt: new Date(), refusal }
    const definitions = await loadDefinitions(this.#options.api).catch(() => this.#setting.definitions)
    this.#setting = { ...this.#setting, definitions }
    this.uploads.restore([])
    this.#become({
      phase: 'filling',
      step: 1,
      report: clearedReport(this.#state.report, this.#setting),
      offer,
      dropped: [],
      attempts: 0,
      confirmationNum: null,
    })
    this.#watch()
    this.#options.on.failed()
  }

  #endSession(): void {
    if (this.#state.phase === 'session over') return
    void this.keeper.pause()
    this.#become({ phase: 'session over' })
    this.#options.on.sessionOver()
  }

  #draft(): ClaimDraft {
    return toDraft(this.#state.report, this.uploads.stored(), this.#state.step)
  }

  #watch(): void {
    this.#unwatch()
    const { type, personal, loss } = this.#state.report
    const stops = [type, personal, loss].flatMap((session) => (session ? [session.subscribe(this.keeper.changed)] : []))
    this.#unwatch = () => stops.forEach((stop) => stop())
  }

  #become(change: Partial<WizardState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
