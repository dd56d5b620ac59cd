import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isBusy } from '../database/repeatable.ts'
import { failed } from './outcome.ts'
import { RefusedError } from './refusals.ts'

/** Answers every failure with the contract's Refusal; what was not foreseen is logged under the RequestId it names. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RefusedError) {
      if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter)
      return refuse(reply, error.status, error.message)
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return refuse(reply, status, sentenceOf(status, error))
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'the database is busy')
      return refuse(reply.header('Retry-After', 5), 503, 'The portal is busy at the moment. Please try again.')
    }
    request.log.error({ err: error }, 'call failed')
    return refuse(reply, 500, 'Something went wrong on our side. Please try again.', request.id)
  })
}

/**
 * The error handler of calls whose mistakes are an outcome (endpoint.ts): what does not fit, cannot be read or is too
 * large is told with a status of 200; everything else goes on to answerErrors.
 */
export function answerMistakes(error: FastifyError | RefusedError, _: FastifyRequest, reply: FastifyReply): void {
  const status = error instanceof RefusedError ? error.status : error.statusCode
  if (status !== 400 && status !== 413 && status !== 415) throw error
  const told = error instanceof RefusedError ? error.message : sentenceOf(status, error)
  reply.code(200).send(failed(status === 413 ? 'Total Documents size can not go over 20MB' : told))
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
