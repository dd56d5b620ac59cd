import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { eq, and } from 'drizzle-orm'
import {
  mayWhileViewing,
  type BodyOf,
  type Endpoint,
  type QueryOf,
  type ResponseOf,
} from '@captive/api-client/contract'
import { Compile, type Validator } from 'typebox/compile'

import type { Database, Transaction } from '../database/database.ts'
import { inScope, programInScope, systemScope, type Scope } from '../database/scope.ts'
import { clients } from '../database/tables/clients.ts'
import { programs } from '../database/tables/reference.ts'
import { FileAnswer } from './file-answer.ts'
import { lazily } from './lazily.ts'
import { failed } from './outcome.ts'
import { answerMistakes } from './errors.ts'
import {
  InvalidRequestError,
  NotFoundError,
  NotPermittedError,
  NotSignedInError,
  ViewingOnlyError,
} from '../errors/refusals.ts'
import { largestBody } from './largest-body.ts'
import { requestPart } from './request-part.ts'
import { sendTagged } from './tagged-answer.ts'
import { countTry, type LimitName } from '../session/limits.ts'
import { enterSession } from '../session/enter-session.ts'
import { cookieHashOf } from '../session/session-cookie.ts'
import type { Session } from '../session/session.ts'
import { texts } from './texts.ts'

/** What a handler gets once its call is validated and permitted. */
interface Checked<E extends Endpoint> {
  query: QueryOf<E>
  /** Null for a public call without a valid session, and for a call by a service account. */
  session: E['access'] extends 'public' ? Session | null : E['service'] extends true ? Session | null : Session
  /** Set if a service account made the call. */
  service: Service | null
  /** For the caller's network address and for streams. Query and body are separate properties. */
  request: FastifyRequest
}

/** What the handler of a read gets. */
export interface Read<E extends Endpoint> extends Checked<E> {
  /**
   * The transaction that found the session, in the session's scope. It is read-only and stays open while the handler
   * runs, so the handler must wait for nothing but the database.
   */
  tx: Transaction<'application'>
  scope: Scope
}

/** What the handler of any other call gets. */
export interface Call<E extends Endpoint> extends Checked<E> {
  body: BodyOf<E>
  /** For cookies. The response body is the handler's return value. */
  reply: FastifyReply
  /**
   * Runs work in a new transaction, in the scope of the session. Each call opens its own transaction, which is
   * read-only for a GET without a file.
   */
  inTransaction: <T>(work: (tx: Transaction, scope: Scope) => Promise<T>) => Promise<T>
}

type AnswerOf<E extends Endpoint> = E['responseEncoding'] extends 'file' ? FileAnswer : ResponseOf<E>

interface Options {
  /** The largest body in bytes, if the contract does not limit it. */
  bodyLimit?: number
  /** The message for a body that is too large. */
  tooLarge?: string
  /** The limit that counts every attempt of a user, including refused ones. Counted before the body is read. */
  attempts?: LimitName
}

/** A service account that makes a call. */
export interface Service {
  id: number
  name: string
}

/**
 * Finds the service account of a token.
 * @throws NotSignedInError for an unknown token, NotPermittedError if the endpoint is not for service accounts
 */
export type EnterService = (token: string, endpoint: Endpoint) => Promise<Service>

type OfAny<Input extends Checked<Endpoint>> = Omit<Input, 'session'> & { session: Session | null }
type ReadHandler = (read: OfAny<Read<Endpoint>>) => Promise<unknown>
type CallHandler = (call: OfAny<Call<Endpoint>>) => Promise<unknown>

/** An endpoint of the contract with its handler. */
export type Implementation = { endpoint: Endpoint } & Options & ({ read: ReadHandler } | { call: CallHandler })

/** Implements a read of the contract. It runs in one transaction, together with finding the session. */
export function implementRead<const E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  read: (read: Read<E>) => Promise<ResponseOf<E>>,
): Implementation {
  return { endpoint, read: read as unknown as ReadHandler }
}

/** Implements any other call of the contract: one that writes, sends a file or waits for other services. */
export function implement<const E extends Endpoint>(
  endpoint: E,
  call: (call: Call<E>) => Promise<AnswerOf<E>>,
  options: Options = {},
): Implementation {
  return { endpoint, call: call as unknown as CallHandler, ...options }
}

/** The server would violate the contract, so it does not start. */
export class ContractNotKeptError extends Error {
  constructor(problems: string[]) {
    super(`The contract is not kept: ${problems.join('; ')}.`)
    this.name = 'ContractNotKeptError'
  }
}

/** @throws ContractNotKeptError when a call has no handler or two handlers, or names no permission */
export function assertContractKept(
  contract: Readonly<Record<string, Endpoint>>,
  implementations: readonly Implementation[],
): void {
  const problems = Object.entries(contract).flatMap(([name, endpoint]) => {
    const handlers = implementations.filter((implementation) => implementation.endpoint === endpoint).length
    const named =
      endpoint.access === 'public' ||
      endpoint.access === 'signed in' ||
      (Array.isArray(endpoint.access) && endpoint.access.length > 0)
    return [
      ...(handlers === 1 ? [] : [`${name} has ${handlers} handlers`]),
      ...(named ? [] : [`${name} names neither a permission nor public`]),
    ]
  })
  if (problems.length > 0) throw new ContractNotKeptError(problems)
}

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
      if (asked) request.session = await enterSession(database, asked, async (_, session) => usable(endpoint, session))
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
      return call ? read({ ...call, tx, scope: scopeOf(session) }) : absent(answers?.())
    }
    const asked = sessionRequestOf(request, endpoint)
    if (asked) return enterSession(database, asked, (tx, session) => answer(tx, usable(endpoint, session)))
    assertPermitted(endpoint, undefined)
    return database.transaction(nobody, (tx) => answer(tx), access)
  }

  async function answerCall(request: FastifyRequest, reply: FastifyReply, handle: CallHandler): Promise<unknown> {
    const scope = scopeOf(request.session)
    const inTransaction: Call<Endpoint>['inTransaction'] = (work) =>
      database.transaction(scope, (tx) => work(tx, scope), access)
    const call = await check(request, request.session, inTransaction)
    return call ? handle({ ...call, reply, inTransaction }) : absent(answers?.())
  }

  /** Returns what the handler gets; undefined if the query names a company or program out of scope. */
  async function check(request: FastifyRequest, session: Session | undefined, inTransaction: InTransaction) {
    const query = parseQuery(queryOf(endpoint, request)) as QueryOf<Endpoint>
    const body = parseBody(request.body) as BodyOf<Endpoint>
    if (!(await namedInScope(endpoint, query, scopeOf(session), inTransaction))) return undefined
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
  }
}

/** A public call treats a caller who still needs a second step as signed out. */
const usable = (endpoint: Endpoint, session: Session | undefined) =>
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

type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/** Whether the company or program in the query is in scope; true if the query has none. */
async function namedInScope(
  { scope: named }: Endpoint,
  query: QueryOf<Endpoint>,
  scope: Scope,
  inTransaction: InTransaction,
): Promise<boolean> {
  if (typeof named === 'string') return true
  const idOf = (parameter: string) => (query as unknown as Record<string, number>)[parameter] ?? 0
  // The scope of most callers is one company, which is in the session.
  if ('company' in named && scope.kind === 'own') return idOf(named.company) === scope.companyId
  const found = await inTransaction((tx) =>
    'company' in named
      ? tx
          .select({ id: clients.ClientId })
          .from(clients)
          .where(and(eq(clients.ClientId, idOf(named.company)), inScope(scope)))
      : tx
          .select({ id: programs.RecId })
          .from(programs)
          .where(and(eq(programs.RecId, idOf(named.program)), programInScope(scope, programs.RecId))),
  )
  return found.length > 0
}

/** The response for a company or program that does not exist. One that is out of scope gets the same response. */
function absent(answers: Validator | undefined): unknown {
  if (!answers) throw new NotFoundError(texts.noSuchFile)
  const candidates = [{ Payload: null }, { Payload: [] }, failed(texts.noSuchCompany)]
  return candidates.find((candidate) => answers.Check(candidate))
}
