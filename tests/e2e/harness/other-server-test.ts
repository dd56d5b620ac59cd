import { test as base } from './fixtures.ts'
import { startOtherServer } from './other-server.ts'

/** A test with `server`: a proxy that limits the shared portal to the calls of the specification. */
export const test = base.extend('server', { scope: 'worker' }, async ({ portal }, { onCleanup }) => {
  const server = await startOtherServer(portal.origin)
  onCleanup(server.close)
  return server
})
