import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isBusy } from '../database/repeatable.ts'
import { failed } from './outcome.ts'
import { outageOf } from './outages.ts'
import { BusyError, RefusedError } from './refusals.ts'

/** Answers every failure with the contract's Refusal; what was not foreseen is logged under the RequestId it names. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RefusedError) {
      if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter)
      return refuse(reply, error.status, error.message)
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return refuse(reply, status, sentenceOf(status, error))
    const passing = isBusy(error) ? new BusyError() : outageOf(error)
    if (passing) {
      request.log.warn({ err: error }, passing.name)
      return refuse(reply.header('Retry-After', passing.retryAfter), passing.status, passing.message)
    }
    request.log.error({ err: error }, 'call failed')
    return refuse(reply, 500, 'Something went wrong on our side. Please try again.', request.id)
  })
}

const mistakes = [400, 413, 415]

/**
 * The error handler of calls whose mistakes are an outcome (endpoint.ts): what does not fit, cannot be read, or is too
 * large is told with a status of 200; everything else goes on to answerErrors.
 * @param tooLarge what is said of a body that is too large
 */
export const answerMistakes =
  (tooLarge?: string) =>
  (error: FastifyError | RefusedError, _: FastifyRequest, reply: FastifyReply): void => {
    const status = error instanceof RefusedError ? error.status : (error.statusCode ?? 500)
    if (!mistakes.includes(status)) throw error
    const told = error instanceof RefusedError ? error.message : sentenceOf(status, error)
    reply.code(200).send(failed(status === 413 ? (tooLarge ?? told) : told))
  }

/** The body of every refusal. */
export function refuse(reply: FastifyReply, status: number, message: string, requestId?: string): FastifyReply {
  return reply
    .code(status)
    .send({ Error: { ErrorStatus: status, ErrorMessage: message }, ...(requestId && { RequestId: requestId }) })
}

/** Fastify's own refusals speak to programmers, and may repeat what was sent. */
function sentenceOf(status: number, error: FastifyError): string {
  if (error.message.includes('forbidden prototype property'))
    return 'The body field __proto__ or constructor is not in the contract.'
  switch (status) {
    case 413:
      return 'That is too large to be sent.'
    case 415:
      return 'The Content-Type of the request is not one that this call takes.'
    default:
      return 'The request could not be read.'
  }
}
