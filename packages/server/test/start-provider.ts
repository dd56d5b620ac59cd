import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Behavior = (request: IncomingMessage, response: ServerResponse) => void

export interface Provider {
  url: string
  /** Its behavior from now on. */
  behave: (behavior: Behavior) => void
  /** The requested URLs so far, with their queries. */
  requests: { url: URL; headers: IncomingMessage['headers'] }[]
  /** How many answers it has finished. */
  answered: () => number
  close: () => Promise<void>
}

/** A weather service or website on loopback whose answers a test controls. */
export async function startProvider(): Promise<Provider> {
  let behavior: Behavior = () => undefined
  let answered = 0
  const requests: Provider['requests'] = []
  const server = createServer((request, response) => {
    requests.push({ url: new URL(request.url ?? '/', url), headers: request.headers })
    response.on('finish', () => answered++)
    behavior(request, response)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    behave: (next) => void (behavior = next),
    requests,
    answered: () => answered,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => void server.close(closed))
    },
  }
}

export const answers =
  (json: unknown): Behavior =>
  (_, response) =>
    void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(json))

/** Takes the request and never answers. */
export const hangs: Behavior = () => undefined
