import { afterEach, expect, test, vi } from 'vitest'

import { endorsementForm } from './endorsement-form.ts'
import { requestSender } from './send-request.ts'

const zone = process.env['TZ']
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test.each(['Pacific/Honolulu', 'America/Chicago', 'UTC', 'Pacific/Auckland'])(
  'a request from %s is due on the same UTC day',
  async (here) => {
    process.env['TZ'] = here
    vi.useFakeTimers({ now: new Date('2026-11-24T03:00:00Z') })
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() })
    const api = { requestEndorsement: vi.fn(async () => undefined) }
    const send = requestSender({
      api,
      form: endorsementForm([]),
      version: undefined,
      clientId: 12,
      storageKey: 'a-request',
    })
    expect(await send({ change: 'Remove Vehicle' })).toMatchObject({ dueOn: '2027-01-08' })
    expect(api.requestEndorsement).toHaveBeenCalledOnce()
  },
)
