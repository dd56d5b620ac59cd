import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify'

import { refuse } from './errors.ts'

/** More than a query of the largest list that the contract takes. */
const maxHeaderSize = 64 * 1024

/** What the HTTP parser gives up on, by its code; everything else is a request that cannot be read. */
const causes: Readonly<Record<string, [status: number, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
}
const unreadable: [number, string] = [400, 'The request could not be read.']

/**
 * Answers what never reaches a route, because the HTTP parser or the router cannot read it: like every refusal, with
 * its body and with the headers of every answer.
 */
export function answerUnreadable(
  headers: Readonly<Record<string, string>>,
): Pick<FastifyHttpOptions<Server>, 'clientErrorHandler' | 'frameworkErrors'> & { http: ServerOptions } {
  return {
    http: { maxHeaderSize, requireHostHeader: false }, // without a host it is a request like others, and answered like them
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
