import type { FastifyInstance } from 'fastify'

import { InvalidRequestError, TooLargeError } from './refusals.ts'

/** JSON of the contract is less than ten levels deep. */
const deepest = 20

/** More values than any call asks for, where its schema sets no bound. */
const mostValues = 20_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values a JSON body may hold, the names of properties among them. */
    values?: number
  }
}

/**
 * Parses JSON bodies, after a look at their punctuation: what is nested deeper, or has more values, than a call can ask
 * for is refused before it costs a parser and everybody after it their time.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      assertShape(body as Buffer, Math.min(request.routeOptions.config.values ?? mostValues, mostValues))
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
 * Counts what is outside of texts, which are passed over at once: a file in base64 takes no time.
 * @throws InvalidRequestError for JSON that is nested too deep, TooLargeError for too many values
 */
function assertShape(json: Buffer, most: number): void {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const sign = json[at] ?? 0
    if (sign === quote) at = endOfText(json, at)
    else if (sign === comma || sign === colon) values++
    else if (opening.includes(sign)) depth++
    else if (closing.includes(sign)) depth--
    if (depth > deepest) throw new InvalidRequestError('The body must be nested less deeply.')
    if (values > most) throw new TooLargeError('That is too large to be sent.')
  }
}

/** Where the text ends that begins at a quote; the end of everything where it does not end. */
function endOfText(json: Buffer, begin: number): number {
  for (let end = json.indexOf(quote, begin + 1); end !== -1; end = json.indexOf(quote, end + 1)) {
    let escapes = 0
    while (json[end - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return json.length
}
