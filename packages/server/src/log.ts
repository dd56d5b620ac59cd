import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/**
 * Structured lines that hold no personal data: the route's template and never the address with its query, no body,
 * no token. Of an error only what we wrote ourselves: the database's messages repeat values, its code does not.
 */
export function logOptions(stream?: {
  write(line: string): void
}): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: 'info',
    ...(stream && { stream }),
    serializers: { err: describeError, req: () => ({}), res: () => ({}) },
  }
}

/** One line for each answer, under the id that the answer names in its header X-Request-Id. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

/** An error without its message's values: its kind, its code, and where it was thrown. */
function describeError(error: Error & { code?: unknown }): {
  type: string
  message: string
  stack: string
  code?: string
} {
  const cause = error.cause instanceof Error ? (error.cause as Error & { code?: unknown }) : undefined
  const code = error.code ?? cause?.code
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: isOurs(error) ? error.message : '',
    stack: frames.join('\n'),
    ...(code !== undefined && { code: `${code as string | number}` }),
  }
}

/** Errors that this project throws name fields and paths, never values; those of a parser repeat what they read. */
const isOurs = (error: Error): boolean =>
  !(error instanceof SyntaxError) &&
  !('query' in error) &&
  !('detail' in error) &&
  !('responseCode' in error) &&
  error.cause === undefined
