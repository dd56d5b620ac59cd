import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import inventory from '../../../packages/api-client/test/inventory.json' with { type: 'json' }
import { responseOverrides, type ResponseOverride } from './response-overrides.ts'

/** The paths of the calls that the specification has. */
const specified = new Set(inventory.calls.map(({ method, path }) => `${method} ${path}`))

/** Calls that decide who is signed in. Without their answers, no page can be opened. */
const identity = new Set([
  ...['/LogOn', '/logout', '/checkAuth', '/GetUserByEmail', '/GetUserRoleGroup', '/GetRoleGroupObjectAccess'],
  ...['/GetObject', '/GetRoleGroups', '/GetGroups', '/GetRoles', '/GetClientByClientId', '/GetClientAddress'],
])

/** The request header that names the override of the responses. */
export const overrideHeader = 'x-response-override'

export interface OtherServer {
  origin: string
  /** The bodies of the calls to a path below `/api`, oldest first. */
  bodiesOf(path: string): Promise<string[]>
  close(): Promise<void>
}

/**
 * Starts a proxy for our server that answers every call that is not in the specification with 404. A request header may
 * name an override of the response.
 * @param origin of our server, which also serves the portal
 */
export async function startOtherServer(origin: string): Promise<OtherServer> {
  const received: { path: string; body: Promise<Buffer> }[] = []
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', origin).pathname
    const call = path.startsWith('/api/') ? path.slice('/api'.length) : null
    if (call !== null && !specified.has(`${request.method} ${call}`)) {
      request.resume()
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
    }
    const name = request.headers[overrideHeader]
    const override = call !== null && typeof name === 'string' ? responseOverrides[name as ResponseOverride] : undefined
    const isOverridden = override && (override.isHarmless || (request.method === 'GET' && !identity.has(call ?? '')))
    const { host: _, 'accept-encoding': encoding, ...headers } = request.headers
    const address = new URL(request.url ?? '/', origin)
    if (address.searchParams.has('origin')) address.searchParams.set('origin', origin) // our server mails links to its own origin only
    const upstream = httpRequest(address, {
      method: request.method,
      headers: { ...headers, ...(!isOverridden && encoding !== undefined && { 'accept-encoding': encoding }) },
    })
    upstream.on('error', () => response.destroy())
    upstream.on('response', (given) => {
      const isJson = given.headers['content-type']?.startsWith('application/json') && given.statusCode === 200
      if (!isOverridden || !isJson) return void given.pipe(response.writeHead(given.statusCode ?? 502, given.headers))
      void buffer(given).then((body) => {
        const { status = 200, type = 'application/json', text } = override.answer(JSON.parse(body.toString()))
        const cookies = given.headers['set-cookie']
        response.writeHead(status, { 'content-type': type, ...(cookies && { 'set-cookie': cookies }) }).end(text)
      })
    })
    if (call !== null && request.method === 'POST') received.push({ path: call, body: buffer(request) })
    request.pipe(upstream)
  }

  return {
    origin: `http://localhost:${port}`,
    bodiesOf: async (path) => {
      const bodies = await Promise.all(received.filter((call) => call.path === path).map(({ body }) => body))
      return bodies.map(String)
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
