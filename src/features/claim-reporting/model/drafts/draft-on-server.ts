import type { ClaimDraft, DraftState } from '@captive/api-client/contract'

import type { ReportingApi } from '../../reporting-api.ts'
import type { SaveOptions } from './draft-saver.ts'

/**
 * The result of a save: stored, refused because another user saved meanwhile, or refused because the draft no longer
 * exists.
 */
export type SaveOutcome = 'saved' | 'conflict' | 'gone'

/**
 * The server's copy of one draft. Each save names the version on which it is based, so that two users who fill in the
 * same report cannot overwrite each other's answers.
 */
export class DraftOnServer {
  readonly id: string
  readonly #api: Pick<ReportingApi, 'putFNOLDraft'>
  readonly #clientId: number
  #version: string | null
  /** Versions of saves whose response was lost or not awaited. Any of them may have been stored. */
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

  /** The last version that the server confirmed; null before the first save. */
  get version(): string | null {
    return this.#version
  }

  /** @throws the errors of the client; retrying is safe */
  async save(draft: ClaimDraft, options: SaveOptions): Promise<SaveOutcome> {
    const Version = crypto.randomUUID()
    this.#unanswered.add(Version)
    const BasedOn = this.#version
    const stored: DraftState | null = await this.#api.putFNOLDraft(
      {
        query: { ClientId: this.#clientId, DraftId: this.id, Version, ...(BasedOn !== null && { BasedOn }) },
        body: draft,
      },
      { keepalive: options.leaving, signal: options.signal },
    )
    if (stored === null) return 'gone'
    if (!this.#unanswered.has(stored.version)) return 'conflict'
    this.#version = stored.version
    if (stored.version !== Version) return this.save(draft, options) // an earlier save was stored after all
    this.#unanswered.clear()
    return 'saved'
  }
}
