import { afterAll, beforeAll, expect, test } from 'vitest'

import { startLargestServer } from './largest-server.ts'
import { calls } from './requests.ts'

/** `npm run bench -- calls` measures how long each of these requests keeps the event loop. */
let server: Awaited<ReturnType<typeof startLargestServer>>
beforeAll(async () => {
  server = await startLargestServer()
}, 600_000) // may have to generate all demo data first
afterAll(() => server.close())

test.each(calls.map(([name]) => name))('%s answers or refuses its largest requests', async (name) => {
  for (const request of server.requestsOf(name)) {
    // A pack of 20,000 claims takes two minutes; the benchmark orders it.
    if (name === 'orderPack' && request.shape === 'plain') continue
    const status = await server.send(request, await server.prepare(name))
    expect(status, `${name}, ${request.shape}`).toBeLessThan(500)
  }
})
