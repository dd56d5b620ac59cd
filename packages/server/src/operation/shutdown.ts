import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a closing server finish its calls. For `delay` seconds it still accepts calls while `/readyz` responds with 503,
 * so that load balancers stop sending them; then it accepts no new connections.
 * @returns a function that says whether the server is closing
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
  // A response whose headers were already sent would keep its connection open for minutes.
  app.addHook('onResponse', (_, __, done) => {
    if (!listening) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
  return () => closing
}

/**
 * Runs `stop` on SIGTERM or SIGINT, and exits with 0, or with 1 if `stop` fails or takes longer than the given seconds.
 */
export function stopOnSignal(app: FastifyInstance, seconds: number, stop: () => Promise<void>): void {
  let stopping = false // Ctrl-C arrives twice: from the terminal and from npm start
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
