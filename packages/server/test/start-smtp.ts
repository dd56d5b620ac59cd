import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The answer of SMTPServer instead of 250. */
export const refusal = (responseCode: number): Error =>
  Object.assign(new Error('refused by the test'), { responseCode })

/** Handles a complete message: accepts it, throws a refusal, drops the connection, or never responds. */
export type OnMessage = (message: string, drop: () => void) => Promise<void> | void

export interface TestSmtp {
  url: string
  /** The accepted messages, oldest first. */
  taken: string[]
  close: () => Promise<void>
}

/** A real SMTP server on loopback. */
export async function startSmtp(
  options: SMTPServerOptions = {},
  onMessage: OnMessage = () => undefined,
): Promise<TestSmtp> {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const smtp = new SMTPServer({
    authOptional: true,
    logger: false, // otherwise it warns about its self-signed certificate
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const own = [...sockets].find(({ remotePort }) => remotePort === session.remotePort)
      const take = async () => {
        const message = await buffer(stream).then(String, () => undefined)
        if (message === undefined) return // the client died before it had sent all
        try {
          await onMessage(message, () => own?.destroy())
        } catch (error) {
          return done(error as Error)
        }
        taken.push(message)
        done()
      }
      void take()
    },
    ...options,
  })
  smtp.on('error', () => undefined) // tests break connections on purpose
  smtp.server.on('connection', (socket) => sockets.add(socket))
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    taken,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => smtp.close(() => resolve()))
    },
  }
}
