import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'

import { RefusedError } from './refusals.ts'

/** Answers every failure with the contract's Refusal; what was not foreseen is logged under the RequestId it names. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RefusedError) {
      if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter)
      return refuse(reply, error.status, error.message)
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return refuse(reply, status, sentenceOf(status))
    request.log.error({ err: error }, 'call failed')
    return refuse(reply, 500, 'Something went wrong on our side. Please try again.', request.id)
  })
}

/** The body of every refusal. */
export function refuse(reply: FastifyReply, status: number, message: string, requestId?: string): FastifyReply {
  return reply
    .code(status)
    .send({ Error: { ErrorStatus: status, ErrorMessage: message }, ...(requestId && { RequestId: requestId }) })
}

/** Fastify's own refusals speak to programmers, and may repeat what was sent. */
function sentenceOf(status: number): string {
  switch (status) {
    case 413:
      return 'That is too large to be sent.'
    case 415:
      return 'The Content-Type of the request is not one that this call takes.'
    default:
      return 'The request could not be read.'
  }
}
