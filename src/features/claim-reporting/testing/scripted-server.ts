import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createApi, type Api } from '@captive/api-client'

/** A call that the server received. */
export interface ArrivedCall {
  method: string
  /** The path below `/api`, without the query. */
  path: string
  query: Record<string, string>
  body: unknown
}

/** A response, or `'hang up'` to close the connection without one. */
export type Answer = { status?: number; body: unknown } | 'hang up'

export interface ScriptedServer {
  api: Api
  calls: ArrivedCall[]
  /** Calls of one path, oldest first. */
  callsOf(path: string): ArrivedCall[]
  close(): Promise<void>
}

/** A real HTTP server with scripted responses, and the real client for it. */
export async function scriptedServer(answer: (call: ArrivedCall) => Answer): Promise<ScriptedServer> {
  const calls: ArrivedCall[] = []
  const server: Server = createServer((request, response) => {
    void text(request).then((sent) => {
      const url = new URL(request.url ?? '', 'http://server.example')
      const call = {
        method: request.method ?? '',
        path: url.pathname.replace('/api', ''),
        query: Object.fromEntries(url.searchParams),
        body: sent === '' ? null : (JSON.parse(sent) as unknown),
      }
      calls.push(call)
      const given = answer(call)
      if (given === 'hang up') request.socket.destroy()
      else
        response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(given.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    api: createApi({ baseUrl: `http://127.0.0.1:${port}/api`, token: () => 'a-token' }),
    calls,
    callsOf: (path) => calls.filter((call) => call.path === path),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
