import type { FastifyInstance } from 'fastify'

import { InvalidRequestError, TooLargeError } from '../errors/refusals.ts'
import { texts } from './texts.ts'

/** Nesting limit. The contract's JSON is less than ten levels deep. */
const maxDepth = 20

/** The limit for calls whose schema sets no bound. */
const maxValues = 20_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most values in a JSON body, including property names. */
    values?: number
  }
}

/**
 * Parses JSON bodies after a cheap scan of their punctuation. Refuses a body with deeper nesting or more values than
 * the call allows before it costs parsing time.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      assertShape(body as Buffer, Math.min(request.routeOptions.config.values ?? maxValues, maxValues))
    } catch (error) {
      return done(error as Error)
    }
    void parse(request, body.toString('utf8'), done)
  })
}

const codeOf = (sign: string) => sign.charCodeAt(0)
const [quote, backslash, comma, colon] = [codeOf('"'), codeOf('\\'), codeOf(','), codeOf(':')]
const opening = [codeOf('['), codeOf('{')]
const closing = [codeOf(']'), codeOf('}')]

/**
 * Scans the punctuation outside of strings. Skips strings by searching for the closing quote, so a base64 file costs
 * almost nothing.
 * @throws InvalidRequestError for JSON that is nested too deeply, TooLargeError for too many values
 */
function assertShape(json: Buffer, limit: number): void {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const sign = json[at] ?? 0
    if (sign === quote) at = endOfText(json, at)
    else if (sign === comma || sign === colon) values++
    else if (opening.includes(sign)) depth++
    else if (closing.includes(sign)) depth--
    if (depth > maxDepth) throw new InvalidRequestError(texts.tooDeep)
    if (values > limit) throw new TooLargeError(texts.tooLarge)
  }
}

/** Index of the closing quote of the string that begins at `begin`; the length of the body if it is not closed. */
function endOfText(json: Buffer, begin: number): number {
  for (let end = json.indexOf(quote, begin + 1); end !== -1; end = json.indexOf(quote, end + 1)) {
    let escapes = 0
    while (json[end - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return json.length
}
