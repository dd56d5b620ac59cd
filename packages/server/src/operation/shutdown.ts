import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a closing server end as soon as the last call is answered. For `delay` seconds it goes on as before, so that
 * whoever asks `/readyz` sends no more calls; then it takes no new connections.
 * @returns whether it is closing
 */
export function drainOnClose(app: FastifyInstance, delay: number): () => boolean {
  let closing = false
  let listening = true
  app.addHook('preClose', async () => {
    closing = true
    await sleep(delay * 1000)
    listening = false
  })
  app.addHook('onSend', (_, reply, __, done) => {
    if (closing) reply.header('Connection', 'close')
    done()
  })
  // An answer whose headers went out before keeps its connection, for minutes.
  app.addHook('onResponse', (_, __, done) => {
    if (!listening) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
  return () => closing
}

/**
 * On SIGTERM or SIGINT runs `stop`, which lets running work end, and exits with 0; with 1 when it failed, or when it
 * took longer than so many seconds.
 */
export function stopOnSignal(app: FastifyInstance, seconds: number, stop: () => Promise<void>): void {
  let stopping = false // a Ctrl-C arrives twice: from the terminal, and passed on by npm start
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      app.log.info({ signal }, 'stopping')
      const fail = (err: Error) => {
        app.log.fatal({ err }, 'not stopped cleanly')
        process.exit(1)
      }
      setTimeout(() => fail(new Error(`running work was cut off after ${seconds} seconds`)), seconds * 1000)
      stop().then(() => process.exit(0), fail)
    })
}
