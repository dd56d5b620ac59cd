import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayWhileViewing, type BodyOf, type Endpoint, type QueryOf } from '@captive/api-client/contract'
import { Compile } from 'typebox/compile'

import type { Database, Transaction } from '../database/database.ts'
import type { InTransaction } from '../database/in-transaction.ts'
import { systemScope, type Scope } from '../database/scope.ts'
import { InvalidRequestError, NotPermittedError, NotSignedInError, ViewingOnlyError } from '../errors/refusals.ts'
import { countTry } from '../session/limits.ts'
import { enterSession } from '../session/enter-session.ts'
import { cookieHashOf } from '../session/session-cookie.ts'
import type { Session } from '../session/session.ts'
import { answerMistakes } from './errors.ts'
import { FileAnswer } from './file-answer.ts'
import type { Call, CallHandler, EnterService, Implementation, ReadHandler, Service } from './implement.ts'
import { largestBody } from './largest-body.ts'
import { lazily } from './lazily.ts'
import { isRequestedInScope, notFoundResponse } from './requested-scope.ts'
import { requestPart } from './request-part.ts'
import { sendTagged } from './tagged-answer.ts'
import { texts } from './texts.ts'

/** The most bytes of a body, if the contract would allow more. Files are multipart bodies with their own limit. */
export const ordinaryBodyLimit = 2_097_152

/**
 * Adds the route of a call. The order is: session, permission, limits, size, schema, company or program, handler,
 * response schema. A read finds its session in its own transaction; other calls find it before they read the body.
 */
export function addRoute(
  app: FastifyInstance,
  { database, enterService }: { database: Database; enterService: EnterService },
  implementation: Implementation,
): void {
  const { endpoint, bodyLimit, tooLarge, attempts } = implementation
  const isFile = endpoint.responseEncoding === 'file'
  const access = endpoint.method === 'GET' && !isFile ? 'read only' : 'read write'
  const parseQuery = requestPart(endpoint, 'query')
  const parseBody = requestPart(endpoint, 'body')
  const answers = isFile ? undefined : lazily(() => Compile(endpoint.response))
  const largest = largestBody(endpoint)

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: bodyLimit ?? Math.min(largest.bytes, ordinaryBodyLimit),
    config: { values: largest.values },
    // The response of a public call may contain a token. Compression together with the caller's input would reveal the
    // token (BREACH).
    ...(endpoint.access === 'public' && { compress: false }),
    ...(endpoint.mistakes === 'outcome' && { errorHandler: answerMistakes(tooLarge) }),
    onRequest: async (request) => {
      const serviceToken = serviceTokenOf(request)
      if (serviceToken !== undefined) {
        request.service = await enterService(serviceToken, endpoint)
        return
      }
      if ('read' in implementation) return
      const asked = sessionRequestOf(request, endpoint)
      if (asked)
        request.session = await enterSession(database, asked, async (_, session) =>
          sessionForEndpoint(endpoint, session),
        )
      assertPermitted(endpoint, request.session)
      const { session } = request
      if (attempts && session) await database.transaction(systemScope, (tx) => countTry(tx, attempts, session.userId))
    },
    handler: async (request, reply) => {
      const answer = await ('read' in implementation
        ? answerRead(request, implementation.read)
        : answerCall(request, reply, implementation.call))
      if (answer instanceof FileAnswer) return answer.send(reply)
      if (answers && !answers().Check(answer))
        throw new TypeError(`The answer of ${endpoint.path} does not fit the contract.`)
      reply.type('application/json; charset=utf-8')
      const text = JSON.stringify(answer)
      return endpoint.isReference ? sendTagged(request, reply, text) : reply.send(text)
    },
  })

  function answerRead(request: FastifyRequest, read: ReadHandler): Promise<unknown> {
    const answer = async (tx: Transaction<'application'>, session?: Session) => {
      assertPermitted(endpoint, session)
      const call = await check(request, session, (work) => work(tx))
      return call ? read({ ...call, tx, scope: scopeOf(session) }) : notFoundResponse(answers?.())
    }
    const asked = sessionRequestOf(request, endpoint)
    if (asked) return enterSession(database, asked, (tx, session) => answer(tx, sessionForEndpoint(endpoint, session)))
    assertPermitted(endpoint, undefined)
    return database.transaction(nobody, (tx) => answer(tx), access)
  }

  async function answerCall(request: FastifyRequest, reply: FastifyReply, handle: CallHandler): Promise<unknown> {
    const scope = scopeOf(request.session)
    const inTransaction: Call<Endpoint>['inTransaction'] = (work) =>
      database.transaction(scope, (tx) => work(tx, scope), access)
    const call = await check(request, request.session, inTransaction)
    return call ? handle({ ...call, reply, inTransaction }) : notFoundResponse(answers?.())
  }

  /** Returns what the handler gets; undefined if the query names a company or program out of scope. */
  async function check(request: FastifyRequest, session: Session | undefined, inTransaction: InTransaction) {
    const query = parseQuery(queryOf(endpoint, request)) as QueryOf<Endpoint>
    const body = parseBody(request.body) as BodyOf<Endpoint>
    if (!(await isRequestedInScope(endpoint, query, scopeOf(session), inTransaction))) return undefined
    return { query, body, session: session ?? null, service: request.service ?? null, request }
  }
}

const nobody = { kind: 'nobody' } as const

const scopeOf = (session: Session | undefined): Scope => session?.scope ?? nobody

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read, unless the call is a read. */
    session: Session | undefined
    service: Service | undefined
  }
}

/** The prefix of service account tokens. */
export const servicePrefix = 'service_'

const serviceTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`^Bearer (${servicePrefix}[\\w-]{1,100})$`).exec(headers.authorization ?? '')?.[1]

function sessionRequestOf(request: FastifyRequest, endpoint: Endpoint) {
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return undefined
  // Every call extends the idle timeout of the session, except checkAuth without touch=true.
  return {
    token,
    touch: endpoint.path !== '/checkAuth' || (request.query as { touch?: string }).touch === 'true',
    cookieHash: cookieHashOf(request),
    log: request.log,
  }
}

/** A public call treats a caller who still needs a second step as signed out. */
const sessionForEndpoint = (endpoint: Endpoint, session: Session | undefined) =>
  session?.pending && endpoint.access === 'public' && !endpoint.whilePending ? undefined : session

/** A session that views the portal as another user may only read, regardless of its permissions. */
function assertPermitted(endpoint: Endpoint, session: Session | undefined): void {
  const { access } = endpoint
  if (session?.viewer && !mayWhileViewing(endpoint)) throw new ViewingOnlyError(session.email)
  if (access === 'public') return
  if (!session) throw new NotSignedInError()
  if (session.pending && !endpoint.whilePending) throw new NotSignedInError(texts.secondStepMissing)
  if (access === 'signed in') return
  if (!access.some((code) => session.permissions.has(code))) throw new NotPermittedError()
}

/** Forgot and reset send their values in the query, as the specification says, or in the body (AMB-034). */
function queryOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const inBody = endpoint.method === 'POST' && endpoint.query !== undefined && endpoint.body === undefined
  if (!inBody || request.body === undefined || request.body === null) return request.query
  if (typeof request.body !== 'object' || Array.isArray(request.body))
    throw new InvalidRequestError(texts.bodyNotObject)
  return { ...request.body, ...(request.query as object) }
}
