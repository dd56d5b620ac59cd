import type { ClaimDraft, DevicePosition, FoundPlace, StoredClaimDraft } from '@captive/api-client/contract'
import type { FormSession } from '@captive/form-engine/session'

import { toCallFailure } from '../../../api/call-failure.ts'
import { clearedReport, fromDraft, startReport, toDraft, withClaimType, type ReportSetting } from './claim-report.ts'
import { createConfirmationNumber } from '../confirmation/confirmation-number.ts'
import { fillReporter } from './asked-once.ts'
import { answerChanges } from './answer-changes.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { KeptReport } from './kept-report.ts'
import { claimTypeOf, toPersonalInfo } from '../local-forms.ts'
import { loadDefinitions } from './queries.ts'
import { ReportSender } from './report-sender.ts'
import type { FindKnown } from '../loss-info/known-finders.tsx'
import { claimFiles } from '../claim-files.tsx'
import { stepOf, steps, type StepNumber } from './steps.ts'
import { isTyped, toSubmission } from './submission.ts'
import { unsavedOver, withoutSecrets } from './unsaved-report.ts'
import type { Overtaken, WizardOptions, WizardState } from './wizard-state.ts'
import { UploadQueue } from '../../../forms/uploads/upload-queue.ts'

/** The report in four steps (core §2, §4): what is filled in, kept, sent, refused and offered back. No React, no DOM. */
export class ClaimWizard {
  readonly uploads: UploadQueue
  readonly keeper: DraftKeeper
  readonly #options: WizardOptions
  readonly #sender: ReportSender
  #kept: KeptReport
  #setting: ReportSetting
  #state: WizardState
  #unwatch: () => void = () => undefined
  readonly #listeners = new Set<() => void>()

  constructor(options: WizardOptions) {
    const { api, clientId, setting, draftId, draft, lastStep, sentNumber, unsaved } = options
    this.#options = options
    this.#sender = new ReportSender(options)
    this.#setting = setting
    this.#state = {
      step: 1,
      report: startReport(setting),
      phase: 'filling',
      refused: null,
      overtaken: null,
      duplicates: [],
      dropped: [],
      focus: null,
      changedFrom: null,
      attempts: 0,
      trouble: null,
      confirmationNum: sentNumber(draftId).read(),
    }
    this.#kept = new KeptReport(api, clientId, { id: draftId, version: draft?.version ?? null })
    this.uploads = new UploadQueue({ ...claimFiles(api), onSignedOut: () => this.#signOut({ submitted: false }) })
    this.keeper = new DraftKeeper(
      () => this.#draft(),
      (body, when) => this.#save(body, when),
    )
    this.uploads.subscribe(this.keeper.changed)
    if (draft) this.#open(draft.draft, lastStep)
    this.keeper.rebase()
    const newer = unsavedOver(draft, unsaved(draftId).read(), setting.definitions)
    if (!newer) return
    this.#open(newer, lastStep)
    this.keeper.changed()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): WizardState => this.#state

  /** Names the report among those that are kept. */
  get draftId(): string {
    return this.#kept.id
  }

  /** The address at a position; null where it cannot be told, since nothing may stop a report. */
  readonly findPlace = (body: DevicePosition): Promise<FoundPlace | null> =>
    this.#options.api.findFNOLPlace({ body }).catch(() => null)

  /** What the company has named before; nothing where it cannot be told, since nothing may stop a report. */
  readonly findKnown: FindKnown = async (Kind, Search) => {
    const { report } = this.#state
    const { api, clientId: ClientId } = this.#options
    const ClaimType = claimTypeOf(report.type.answers())
    return ClaimType ? api.findFNOLKnown({ query: { ClientId, ClaimType, Kind, Search } }).catch(() => []) : []
  }

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
    const { step } = this.#state
    if (step < 4 && this.#complete(step)) this.#goTo(stepOf(step + 1).number)
  }

  previous(): void {
    this.#goTo(stepOf(this.#state.step - 1).number)
  }

  /**
   * From the answers that are checked back to a step, to change one; to its field, if its element id is given.
   * @param from the id of what was pressed, where `backToCheck` comes back to
   */
  change(step: StepNumber, { fieldId = null, from }: { fieldId?: string | null; from: string }): void {
    this.#become({ changedFrom: from })
    this.#goTo(step, fieldId)
  }

  /** Back to where an answer was to be changed, or to what is missing by now. */
  backToCheck(): void {
    const { step: current, changedFrom } = this.#state
    const toPass = steps.filter(({ number }) => number >= current && number < 4)
    if (!toPass.every(({ number }) => this.#complete(number))) return
    this.#goTo(4, changedFrom)
  }

  /**
   * Sends the report, for a minute if it must be; always under the same number, so that it can never count twice. Where
   * an earlier try may have arrived and the report was changed since, asks first whether it did; else whether the
   * incident was reported already.
   * @param isAnother whether the person said that it was not
   */
  async submit({ isAnother = false } = {}): Promise<void> {
    const { sentNumber, keepsDrafts } = this.#options
    const { report, phase } = this.#state
    if (phase !== 'filling' || !isTyped(report) || !this.#holdAll()) return
    const earlier = this.#state.confirmationNum
    const confirmationNum = earlier ?? createConfirmationNumber('online')
    this.#become({ phase: 'submitting', confirmationNum, attempts: 0, trouble: null, duplicates: [] })
    await this.keeper.saveNow()
    if (this.#state.phase !== 'submitting') return // it had arrived
    if (this.#state.overtaken) return this.#become({ phase: 'filling', confirmationNum: earlier })
    const duplicates = isAnother || earlier !== null ? [] : await this.#sender.duplicates(report)
    if (duplicates.length > 0) return this.#become({ phase: 'filling', confirmationNum: null, duplicates })
    await this.keeper.pause()
    sentNumber(this.draftId).keep(confirmationNum)
    const { draftId } = this
    const body = {
      ...toSubmission(report, this.uploads.stored(), confirmationNum),
      ...(keepsDrafts && { draftId }),
    }
    try {
      const arrived = earlier !== null && (await this.#sender.arrived(earlier))
      if (!arrived) await this.#sender.send(body)
      this.#report(confirmationNum)
    } catch (error) {
      const failure = toCallFailure(error)
      switch (failure.kind) {
        case 'refused': // also when the earlier try was only slow, and took the number meanwhile
          if (earlier !== null && (await this.#sender.arrived(earlier).catch(() => false))) return this.#report(earlier)
          sentNumber(this.draftId).forget()
          return await this.#startOver(failure.reason)
        case 'signed out':
          return this.#signOut({ submitted: true })
        case 'try again':
          this.keeper.resume()
          this.#become({ phase: 'filling', trouble: failure.reason })
      }
    }
  }

  /** To the login, with what is not saved kept in the tab; afterwards the report opens again. */
  async logIn(): Promise<void> {
    await this.keeper.saveNow()
    this.#signOut({ submitted: false })
  }

  /** Takes the refused answers back, at the first step that is not complete. */
  restore(): void {
    const { refused } = this.#state
    if (refused) this.#open(refused.draft)
  }

  /** Goes on with what somebody else made of the report. */
  takeNewer(): void {
    const { api, clientId } = this.#options
    const newer = this.#state.overtaken?.newer
    if (!newer) return
    this.#kept = new KeptReport(api, clientId, { id: this.draftId, version: newer.version })
    this.#open(newer.draft)
    this.keeper.rebase()
  }

  /** Goes on with what stands here, as a report of its own. */
  async keepMine(): Promise<void> {
    this.#move()
    this.keeper.resume()
    await this.keeper.saveNow()
  }

  dismissDropped(): void {
    this.#become({ dropped: [] })
  }

  /** Keeps the report while its page shows; the function given back saves the rest and stops. */
  readonly attach = (): (() => void) => {
    this.#watch()
    const { phase, refused, overtaken } = this.#state
    if (phase === 'filling' && !refused && !overtaken) this.keeper.resume()
    return () => {
      this.#unwatch()
      void this.keeper.saveNow({ leaving: true })
      void this.keeper.pause()
    }
  }

  /** A draft at the first step that is not complete, or at the one it was left at if that comes before. */
  #open(draft: ClaimDraft, lastStep: StepNumber | null = null): void {
    const { report, dropped } = fromDraft(draft, this.#setting)
    this.uploads.restore(draft.uploads)
    this.#become({ report, dropped, refused: null, overtaken: null, attempts: 0 })
    this.#watch()
    this.keeper.resume()
    const wanted = lastStep ?? draft.step
    const open = steps.find(({ number }) => number === wanted || !this.sessionOf(number)?.state().valid)
    this.#become({ step: open?.number ?? 1, changedFrom: null })
  }

  /** What is filled in is a report of its own from now on. */
  #move(): void {
    const { api, clientId, on, unsaved } = this.#options
    unsaved(this.draftId).forget()
    this.#kept = new KeptReport(api, clientId)
    this.#become({ refused: null, overtaken: null, confirmationNum: null })
    on.moved()
  }

  async #save(draft: ClaimDraft, when: { leaving: boolean }): Promise<boolean> {
    const unsaved = this.#options.unsaved(this.draftId)
    const outcome = await this.#kept.save(draft, when).catch((error: unknown) => {
      const { version } = this.#kept
      unsaved.keep({ version, draft: withoutSecrets(draft, this.#state.report.loss) })
      throw error
    })
    unsaved.forget()
    if (outcome === 'kept') return true
    const sent = this.#state.confirmationNum
    if (outcome === 'gone' && sent !== null && (await this.#sender.arrived(sent))) this.#report(sent)
    else this.#become({ overtaken: outcome === 'gone' ? { newer: null, changes: [] } : await this.#overtaken() })
    return false
  }

  async #overtaken(): Promise<Overtaken> {
    const { api, clientId } = this.#options
    const newer = await api.getFNOLDraft({ query: { ClientId: clientId, DraftId: this.draftId } })
    return newer ? this.#comparedWith(newer) : { newer, changes: [] }
  }

  #comparedWith(newer: StoredClaimDraft): Overtaken {
    const { report } = fromDraft(newer.draft, this.#setting)
    return { newer, changes: answerChanges(this.#state.report, report, newer.leftOut) }
  }

  readonly #answered = (): void => {
    this.keeper.changed()
    const newer = this.#state.overtaken?.newer
    if (newer) this.#become({ overtaken: this.#comparedWith(newer) })
  }

  #goTo(step: StepNumber, focus: string | null = null): void {
    const changedFrom = step === 4 ? null : this.#state.changedFrom
    this.#become({ step, focus, changedFrom, attempts: 0, trouble: null, duplicates: [] })
    void this.keeper.saveNow()
  }

  /** Whether a step holds; then what follows from its answers is done. */
  #complete(step: StepNumber): boolean {
    const { report, refused } = this.#state
    if (!this.#holds(step)) return false
    if (refused) this.#move() // it stays kept as it is
    if (step === 1) {
      const claimType = claimTypeOf(report.type.answers())
      if (claimType) this.#become({ report: withClaimType(report, claimType, this.#setting) })
      this.#watch()
      this.keeper.resume()
    }
    if (step === 2 && report.loss) {
      const { company, phone } = toPersonalInfo(report.personal.answers())
      fillReporter(report.loss, { ...this.#setting.reporter, company, phone })
    }
    return true
  }

  #holds(step: StepNumber): boolean {
    const missing = this.sessionOf(step)?.markAllTouched() ?? []
    if (missing.length > 0) this.#become({ step, attempts: this.#state.attempts + 1 })
    return missing.length === 0
  }

  #holdAll(): boolean {
    if (!([1, 2, 3] as const).every((step) => this.#holds(step))) return false
    const ready = !this.uploads.waiting()
    if (!ready) this.#become({ step: 4, attempts: this.#state.attempts + 1 })
    return ready
  }

  #report(confirmationNum: string): void {
    this.#options.sentNumber(this.draftId).forget()
    this.#options.unsaved(this.draftId).forget()
    this.#become({ phase: 'reported' })
    this.#options.on.reported(confirmationNum)
  }

  /** Step 1 with type and files cleared (WIZ-037), the form fetched anew in case it changed, the answers offered back. */
  async #startOver(refusal: string): Promise<void> {
    const refused = { draft: this.#draft(), refusal }
    const definitions = await loadDefinitions(this.#options.api).catch(() => this.#setting.definitions)
    this.#setting = { ...this.#setting, definitions }
    this.uploads.restore([])
    this.#become({
      phase: 'filling',
      step: 1,
      changedFrom: null,
      report: clearedReport(this.#state.report, this.#setting),
      refused,
      dropped: [],
      attempts: 0,
      confirmationNum: null,
    })
    this.#watch()
    this.#options.on.failed()
  }

  #signOut(when: { submitted: boolean }): void {
    if (this.#state.phase === 'signed out') return
    void this.keeper.pause()
    this.#become({ phase: 'signed out' })
    this.#options.on.signedOut(when)
  }

  #draft(): ClaimDraft {
    return toDraft(this.#state.report, this.uploads.stored(), this.#state.step)
  }

  #watch(): void {
    this.#unwatch()
    const { type, personal, loss } = this.#state.report
    const stops = [type, personal, loss].flatMap((session) => (session ? [session.subscribe(this.#answered)] : []))
    this.#unwatch = () => stops.forEach((stop) => stop())
  }

  #become(change: Partial<WizardState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
