import type { ClaimDraft, DraftState } from '@captive/api-client/contract'

import type { ReportingApi } from '../reporting-api.ts'

/** What came of a save: kept, saved by somebody else meanwhile, or not there any more. */
export type SaveOutcome = 'kept' | 'overtaken' | 'gone'

/** One unfinished report on the server, as this page knows it: two that are filled in cannot overwrite each other. */
export class KeptReport {
  readonly id: string
  readonly #api: Pick<ReportingApi, 'putFNOLDraft'>
  readonly #clientId: number
  /** The last one known to be kept; null before the first. */
  #version: string | null
  /** Saves whose answer did not come: each may have been kept. */
  readonly #unanswered = new Set<string>()

  constructor(
    api: Pick<ReportingApi, 'putFNOLDraft'>,
    clientId: number,
    known: { id: string; version: string | null } = { id: crypto.randomUUID(), version: null },
  ) {
    this.#api = api
    this.#clientId = clientId
    this.id = known.id
    this.#version = known.version
  }

  /** The last version that is known to be kept; null before the first. */
  get version(): string | null {
    return this.#version
  }

  /** @throws what the client throws; trying again is safe */
  async save(draft: ClaimDraft, { leaving }: { leaving: boolean }): Promise<SaveOutcome> {
    const Version = crypto.randomUUID()
    this.#unanswered.add(Version)
    const BasedOn = this.#version
    const state: DraftState | null = await this.#api.putFNOLDraft(
      {
        query: { ClientId: this.#clientId, DraftId: this.id, Version, ...(BasedOn !== null && { BasedOn }) },
        body: draft,
      },
      { keepalive: leaving },
    )
    if (state === null) return 'gone'
    if (!this.#unanswered.has(state.version)) return 'overtaken'
    this.#version = state.version
    if (state.version !== Version) return this.save(draft, { leaving }) // an earlier save had arrived
    this.#unanswered.clear()
    return 'kept'
  }
}
