import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isBusy } from '../database/repeatable.ts'
import { failed } from './outcome.ts'
import { outageOf } from './outages.ts'
import { BusyError, RefusedError } from '../errors/refusals.ts'
import { texts } from './texts.ts'

/**
 * Responds to every failure with the contract's Refusal. An unexpected error is logged under the RequestId of the
 * response.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RefusedError) {
      if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter)
      return refuse(reply, error.status, error.message)
    }
    if (hasDisconnected(request)) {
      request.log.info({ err: error }, 'client closed the request')
      return refuse(reply, closedByClient, texts.unreadable)
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return refuse(reply, status, sentenceOf(status, error))
    const temporaryRefusal = isBusy(error) ? new BusyError() : outageOf(error)
    if (temporaryRefusal) {
      request.log.warn({ err: error }, temporaryRefusal.name)
      return refuse(
        reply.header('Retry-After', temporaryRefusal.retryAfter),
        temporaryRefusal.status,
        temporaryRefusal.message,
      )
    }
    request.log.error({ err: error }, 'call failed')
    return refuse(reply, 500, texts.unexpected, request.id)
  })
}

/** The status that web servers log in this case. The client does not see it. */
const closedByClient = 499

/** Whether the client closed the connection before sending the whole request. */
const hasDisconnected = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

const clientErrorStatuses = [400, 413, 415]

/**
 * The error handler of calls with `mistakes: 'outcome'`: invalid, unreadable and oversized requests get an outcome with
 * status 200. Passes other errors to answerErrors.
 * @param tooLarge the message for a body that is too large
 */
export const answerMistakes =
  (tooLarge?: string) =>
  (error: FastifyError | RefusedError, _: FastifyRequest, reply: FastifyReply): void => {
    const status = error instanceof RefusedError ? error.status : (error.statusCode ?? 500)
    if (!clientErrorStatuses.includes(status)) throw error
    const message = error instanceof RefusedError ? error.message : sentenceOf(status, error)
    reply.code(200).send(failed(status === 413 ? (tooLarge ?? message) : message))
  }

/** The body of every refusal. */
export function refuse(reply: FastifyReply, status: number, message: string, requestId?: string): FastifyReply {
  return reply
    .code(status)
    .send({ Error: { ErrorStatus: status, ErrorMessage: message }, ...(requestId && { RequestId: requestId }) })
}

/** Fastify's own messages are written for programmers and may contain values from the request. */
function sentenceOf(status: number, error: FastifyError): string {
  if (error.message.includes('forbidden prototype property')) return texts.reservedName
  switch (status) {
    case 413:
      return texts.tooLarge
    case 415:
      return texts.otherContentType
    default:
      return texts.unreadable
  }
}
