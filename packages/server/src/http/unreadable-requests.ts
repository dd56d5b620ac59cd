import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify'

import { refuse } from './errors.ts'
import { texts } from './texts.ts'

/** Large enough for the longest query that the contract allows. */
const maxHeaderSize = 64 * 1024

/** Error codes of the HTTP parser; every other code means an unreadable request. */
const causes: Readonly<Record<string, [status: number, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [431, texts.headersTooLong],
  ERR_HTTP_REQUEST_TIMEOUT: [408, texts.tooSlow],
}
const unreadable: [number, string] = [400, texts.unreadable]

/**
 * Responds to requests that the HTTP parser or the router cannot read, with the same body and headers as every refusal.
 */
export function answerUnreadable(
  headers: Readonly<Record<string, string>>,
): Pick<FastifyHttpOptions<Server>, 'clientErrorHandler' | 'frameworkErrors'> & { http: ServerOptions } {
  return {
    // so that a request without a Host header gets the usual response
    http: { maxHeaderSize, requireHostHeader: false },
    clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      const [status, sentence] = causes[error.code ?? ''] ?? unreadable
      const body = JSON.stringify({ Error: { ErrorStatus: status, ErrorMessage: sentence } })
      const lines = Object.entries({
        ...headers,
        'X-Request-Id': randomUUID(),
        'Cache-Control': 'no-store',
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': String(Buffer.byteLength(body)),
        Connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    },
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      reply.headers({ ...headers, 'X-Request-Id': request.id, 'Cache-Control': 'no-store' })
      refuse(reply, error.statusCode ?? 400, unreadable[1])
    },
  }
}
