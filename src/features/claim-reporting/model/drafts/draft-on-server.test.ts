import type { Api } from '@captive/api-client'
import type { ClaimDraft } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { DraftOnServer, type SaveOutcome } from './draft-on-server.ts'
import { DraftSaver } from './draft-saver.ts'

const cities = (city: string) => ({ answers: { city } }) as unknown as ClaimDraft

/** A server that stores a draft if it is based on the stored version. `turn` stores and answers one waiting call. */
function slowServer() {
  let version = 'first'
  let city = ''
  const waiting: { turn: () => void; answer: () => void }[] = []
  const putFNOLDraft = async (
    { query, body }: { query: { Version: string; BasedOn?: string }; body: ClaimDraft },
    { signal }: { signal?: AbortSignal } = {},
  ) =>
    new Promise((resolve, reject) => {
      let stored = ''
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      waiting.push({
        turn: () => {
          if (query.BasedOn === version) {
            version = query.Version
            city = String(body.answers['city'])
          }
          stored = version
        },
        answer: () => resolve({ version: stored }),
      })
    })
  return { api: { putFNOLDraft } as unknown as Pick<Api, 'putFNOLDraft'>, waiting, city: () => city }
}

const turns = [
  { turns: [0, 1], answers: [0, 1] },
  { turns: [0, 1], answers: [1, 0] },
  { turns: [1, 0], answers: [0, 1] },
  { turns: [1, 0], answers: [1, 0] },
]

test.each(turns)('saves the last answers on leaving during a save (%j)', async ({ turns: order, answers }) => {
  const server = slowServer()
  const draftOnServer = new DraftOnServer(server.api, 12, { id: 'a-draft', version: 'first' })
  const outcomes: SaveOutcome[] = []
  let city = 'Memphis'
  const saver = new DraftSaver(
    () => cities(city),
    async (draft, options) => {
      const outcome = await draftOnServer.save(draft, options)
      outcomes.push(outcome)
      return outcome === 'saved'
    },
  )
  const settle = async () => new Promise((resolve) => setTimeout(resolve))
  city = 'Tulsa'
  void saver.saveNow()
  city = 'Omaha'
  void saver.saveNow({ leaving: true })
  await settle()
  for (const at of order) server.waiting[at]?.turn()
  for (const at of answers) {
    server.waiting[at]?.answer()
    await settle()
  }
  for (const { turn, answer } of server.waiting.slice(2)) {
    turn()
    answer()
    await settle()
  }
  expect(server.city()).toBe('Omaha')
  expect(outcomes).not.toContain('conflict')
  expect(saver.status().kind).toBe('saved')
})
