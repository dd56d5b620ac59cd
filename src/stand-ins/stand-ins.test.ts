import { NotOfferedError, type Api } from '@captive/api-client'
import type { ClaimDraft, EndorsementRequest } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import { claimForm } from '@captive/form-engine/claim'
import { beforeEach, expect, test, vi } from 'vitest'

import { createStandIns } from './index.ts'
import { noteReport } from './tab-reports.ts'

const owner = 'dana@ridge.example'
const entries = new Map<string, string>()

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('sessionStorage', storage)
})

const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
}

const request = {
  change: 'Remove Vehicle',
  COMPANY: 'Ridge',
  VIN: '1HGCM82633A004352',
  LIABILITY: true,
} as EndorsementRequest

test('sends an endorsement as email, entry and confirmation', async () => {
  const sendEmail = vi.fn<(sent: { query: { To: string; Body?: string } }) => Promise<undefined>>(async () => undefined)
  const createEntry = vi.fn(async () => undefined)
  const { requestEndorsement } = createStandIns({ sendEmail, createEntry } as unknown as Api, () => owner)
  await requestEndorsement({ query: { ClientId: 12, RequestId: crypto.randomUUID() }, body: request })
  const [toMailbox, toOwner] = sendEmail.mock.calls.map(([{ query }]) => query)
  expect([toMailbox?.To, toOwner?.To]).toEqual(['endorsements@captive.example', owner])
  expect(toMailbox?.Body).toContain('1HGCM82633A004352')
  expect(toOwner?.Body).toContain('within 45 days')
  expect(createEntry).toHaveBeenCalledWith({
    body: { Origin: 'Endorsements', User: owner, Content: expect.stringContaining('LIABILITY: Yes') as string },
  })
})

test('ignores a failed entry after the email', async () => {
  const fails = () => Promise.reject(new TypeError('away'))
  const createEntry = vi.fn(fails)
  const sending = { query: { ClientId: 12, RequestId: crypto.randomUUID() }, body: request }
  const without = createStandIns({ sendEmail: fails, createEntry } as unknown as Api, () => owner)
  await expect(without.requestEndorsement(sending)).rejects.toThrow('away')
  expect(createEntry).not.toHaveBeenCalled()
  const half = createStandIns({ sendEmail: async () => undefined, createEntry } as unknown as Api, () => owner)
  await expect(half.requestEndorsement(sending)).resolves.toBeUndefined()
})

const definitions = {
  getFNOLControls: async () => servedDefinitions.controls,
  getFNOLControlDisplayValues: async () => servedDefinitions.displayValues,
  getFNOLControlDependencies: async () => servedDefinitions.dependencies,
}

const draft: ClaimDraft = {
  claimType: 'Auto',
  personalInfo: { company: 'Ridge' } as ClaimDraft['personalInfo'],
  answers: { c1: 'x' },
  uploads: [],
  step: 3,
}

test('keeps a draft in the tab until it is sent', async () => {
  let who = owner
  const api = createStandIns(definitions as unknown as Api, () => who)
  const query = { ClientId: 12, DraftId: 'a-draft' }
  expect(await api.putFNOLDraft({ query: { ...query, Version: 'v1' }, body: draft })).toMatchObject({ version: 'v1' })
  expect(await api.getFNOLDraft({ query })).toMatchObject({ version: 'v1', draft })
  expect(await api.getFNOLDrafts({ query })).toMatchObject([
    { DraftId: 'a-draft', claimType: 'Auto', company: 'Ridge' },
  ])
  who = 'another@ridge.example'
  expect(await api.getFNOLDrafts({ query })).toEqual([])
  who = owner
  noteReport(owner, { clientId: 12, draftId: 'a-draft', confirmationNum: 'CN1', claimType: 'Auto' })
  expect(await api.getFNOLDraft({ query })).toBeNull()
  expect(await api.getFNOLConfirmation({ query: { ClientId: 12, ConfirmationNum: 'CN1' } })).toMatchObject({
    ConfirmationNum: 'CN1',
    claimType: 'Auto',
  })
  expect(await api.getFNOLConfirmation({ query: { ClientId: 12, ConfirmationNum: 'CN2' } })).toBeNull()
})

test('keeps no confidential answers in the tab', async () => {
  const [secret] = claimForm(parseDefinitions(servedDefinitions), 'WorkersCompensation').confidentialKeys
  const api = createStandIns(definitions as unknown as Api, () => owner)
  const query = { ClientId: 12, DraftId: 'a-draft' }
  const body: ClaimDraft = {
    ...draft,
    claimType: 'WorkersCompensation',
    answers: { [secret ?? '']: '123-45-6789', c1: 'x' },
  }
  await api.putFNOLDraft({ query: { ...query, Version: 'v1' }, body })
  expect([...entries.values()].join()).not.toContain('123-45-6789')
  expect((await api.getFNOLDraft({ query }))?.draft.answers).toEqual({ c1: 'x' })
})

test('rejects calls without a stand-in', async () => {
  const { inviteUser } = createStandIns({} as Api, () => owner)
  await expect(inviteUser({ query: { RecId: 1, origin: '' } })).rejects.toBeInstanceOf(NotOfferedError)
})
