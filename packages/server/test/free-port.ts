import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * An unused port of the loopback interface, below those that a system gives to connections: such a port may be taken again
 * before a server listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return await freePort()
  probe.close()
  await once(probe, 'close')
  return port
}
