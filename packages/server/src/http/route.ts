import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eq, and } from 'drizzle-orm'
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@captive/api-client/contract'
import { Compile, type Validator } from 'typebox/compile'

import type { Database, Transaction } from '../database/database.ts'
import { inReach, programInReach, systemScope, type Scope } from '../database/scope.ts'
import { clients } from '../database/tables/clients.ts'
import { programs } from '../database/tables/reference.ts'
import { FileAnswer } from './file-answer.ts'
import { lazily } from './lazily.ts'
import { failed } from './outcome.ts'
import { answerMistakes } from './errors.ts'
import { InvalidRequestError, NotFoundError, NotPermittedError, NotSignedInError } from './refusals.ts'
import { largestBody } from './largest-body.ts'
import { requestPart } from './request-part.ts'
import { sendTagged } from './tagged-answer.ts'
import { countTry, type LimitName } from '../session/limits.ts'
import { enterSession } from '../session/enter-session.ts'
import type { Session } from '../session/session.ts'

/** One call as its handler sees it: checked, permitted, and within the scope of its session. */
export interface Call<E extends Endpoint> {
  query: QueryOf<E>
  body: BodyOf<E>
  /** Null where a public call came without a live session. */
  session: E['access'] extends 'public' ? Session | null : Session
  /** For the address of the caller and for streams; query and body are above. */
  request: FastifyRequest
  /** One transaction, as the application role and in the scope of the session; read only where the call is a read. */
  inTransaction: <T>(work: (tx: Transaction, scope: Scope) => Promise<T>) => Promise<T>
}

type AnswerOf<E extends Endpoint> = E['responseEncoding'] extends 'file' ? FileAnswer : ResponseOf<E>

/** An endpoint of the contract with what answers it. */
export interface Implementation {
  endpoint: Endpoint
  /** The largest body in bytes, where the contract does not say it. */
  bodyLimit?: number
  /** What is said of a body that is larger. */
  tooLarge?: string
  /** The limit that every attempt of a user counts toward, refused ones too: counted before the body is read. */
  attempts?: LimitName
  handler: (call: Omit<Call<Endpoint>, 'session'> & { session: Session | null }) => Promise<unknown>
}

/** Ties a handler to an endpoint of the contract; its types come from there. */
export function implement<const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>>,
  options: Pick<Implementation, 'bodyLimit' | 'tooLarge' | 'attempts'> = {},
): Implementation {
  return { endpoint, handler: handler as unknown as Implementation['handler'], ...options }
}

/** The server would not keep the contract: it does not start. */
export class ContractNotKeptError extends Error {
  constructor(problems: string[]) {
    super(`The contract is not kept: ${problems.join('; ')}.`)
    this.name = 'ContractNotKeptError'
  }
}

/** @throws ContractNotKeptError when a call has no handler or two, or names nobody who may make it */
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

/** Bytes of a body where the contract allows more. Files travel as multipart and have their own limit. */
export const ordinaryBodyLimit = 2_097_152

/**
 * Adds the route of a call. The order is: session, permission, limits, size, shape, company or program, handler, shape of
 * the answer.
 * A read finds its session in the transaction in which it reads; who writes or asks for a file is known before the body
 * is taken.
 */
export function addRoute(
  app: FastifyInstance,
  database: Database,
  { endpoint, handler, bodyLimit, tooLarge, attempts }: Implementation,
): void {
  const isRead = endpoint.method === 'GET' && endpoint.responseEncoding !== 'file'
  const access = isRead ? 'read only' : 'read write'
  const parseQuery = requestPart(endpoint, 'query')
  const parseBody = requestPart(endpoint, 'body')
  const answers = endpoint.responseEncoding === 'file' ? undefined : lazily(() => Compile(endpoint.response))
  const largest = largestBody(endpoint)

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: bodyLimit ?? Math.min(largest.bytes, ordinaryBodyLimit),
    config: { values: largest.values },
    // Who is not signed in may get a token: how short it becomes beside what was sent would tell of it (BREACH).
    ...(endpoint.access === 'public' && { compress: false }),
    ...(endpoint.mistakes === 'outcome' && { errorHandler: answerMistakes(tooLarge) }),
    onRequest: async (request) => {
      if (isRead) return
      const asked = askedBy(request, endpoint)
      if (asked) request.session = await enterSession(database, asked, async (_, session) => session)
      assertPermitted(endpoint, request.session)
      const { session } = request
      if (attempts && session) await database.transaction(systemScope, (tx) => countTry(tx, attempts, session.userId))
    },
    handler: async (request, reply) => {
      const begun = isRead ? await beginRead(request) : await begin(request, request.session)
      const answer = await begun.answer
      if (answer instanceof FileAnswer) return answer.send(reply)
      if (answers && !answers().Check(answer))
        throw new TypeError(`The answer of ${endpoint.path} does not fit the contract.`)
      reply.type('application/json; charset=utf-8')
      const text = JSON.stringify(answer)
      return endpoint.isReference ? sendTagged(request, reply, text) : reply.send(text)
    },
  })

  async function beginRead(request: FastifyRequest): Promise<{ answer: unknown }> {
    const asked = askedBy(request, endpoint)
    if (asked)
      return enterSession(database, asked, (tx, session) => {
        assertPermitted(endpoint, session)
        return begin(request, session, tx)
      })
    assertPermitted(endpoint, undefined)
    return begin(request, undefined)
  }

  /**
   * What the handler asks first and at once is read in the transaction that found the session, if there is one. Resolves
   * when that is no longer needed: the answer may take longer, and holds no connection while it waits for others.
   */
  async function begin(
    request: FastifyRequest,
    session: Session | undefined,
    entered?: Transaction,
  ): Promise<{ answer: unknown }> {
    const query = parseQuery(queryOf(endpoint, request)) as QueryOf<Endpoint>
    const body = parseBody(request.body) as BodyOf<Endpoint>
    const scope: Scope = session?.scope ?? { reach: 'nobody' }
    const inNew: Call<Endpoint>['inTransaction'] = (work) =>
      database.transaction(scope, (tx) => work(tx, scope), access)
    // A promise, where drizzle's query is none and would be made again for each one who waits for it.
    const inEntered: Call<Endpoint>['inTransaction'] = entered ? async (work) => work(entered, scope) : inNew
    if (!(await namedInReach(endpoint, query, scope, inEntered))) return { answer: absent(answers?.()) }

    let first: Promise<unknown> | undefined
    let isAtOnce = entered !== undefined
    const inTransaction: typeof inNew = (work) => {
      if (!isAtOnce) return inNew(work)
      isAtOnce = false
      const done = inEntered(work)
      first = done
      return done
    }
    const answer = handler({ query, body, session: session ?? null, request, inTransaction })
    isAtOnce = false
    answer.catch(() => undefined) // it is heard by who waits for the answer
    await first // what failed here ends the transaction too: a commit of it would tell of itself instead
    return { answer }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call that is no read. */
    session: Session | undefined
  }
}

function askedBy(request: FastifyRequest, endpoint: Endpoint): { token: string; touch: boolean } | undefined {
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return undefined
  // Any ordinary call prolongs an idle session. Asking who is signed in does so only when told to (checkAuth's touch).
  return { token, touch: endpoint.path !== '/checkAuth' || (request.query as { touch?: string }).touch === 'true' }
}

function assertPermitted({ access }: Endpoint, session: Session | undefined): void {
  if (access === 'public') return
  if (!session) throw new NotSignedInError()
  if (access === 'signed in') return
  if (!access.some((code) => session.permissions.has(code))) throw new NotPermittedError()
}

/** Forgot and reset send their values in the query as the specification prints it; a body is taken too (AMB-034). */
function queryOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const inBody = endpoint.method === 'POST' && endpoint.query !== undefined && endpoint.body === undefined
  if (!inBody || request.body === undefined || request.body === null) return request.query
  if (typeof request.body !== 'object' || Array.isArray(request.body))
    throw new InvalidRequestError('The body must be object.')
  return { ...request.body, ...(request.query as object) }
}

/** Whether the company or program that the query names is in reach; true where it names none. */
async function namedInReach(
  { scope: named }: Endpoint,
  query: QueryOf<Endpoint>,
  scope: Scope,
  inTransaction: Call<Endpoint>['inTransaction'],
): Promise<boolean> {
  if (typeof named === 'string') return true
  const idOf = (parameter: string) => (query as unknown as Record<string, number>)[parameter] ?? 0
  // Most callers reach one company, and the session says which.
  if ('company' in named && scope.reach === 'own') return idOf(named.company) === scope.companyId
  const found = await inTransaction((tx) =>
    'company' in named
      ? tx
          .select({ id: clients.ClientId })
          .from(clients)
          .where(and(eq(clients.ClientId, idOf(named.company)), inReach(scope)))
      : tx
          .select({ id: programs.RecId })
          .from(programs)
          .where(and(eq(programs.RecId, idOf(named.program)), programInReach(scope, programs.RecId))),
  )
  return found.length > 0
}

/** What a company or program that is not there is answered with; one that belongs to others gets the same. */
function absent(answers: Validator | undefined): unknown {
  if (!answers) throw new NotFoundError('There is no such file.')
  const candidates = [{ Payload: null }, { Payload: [] }, failed('There is no such company or program.')]
  return candidates.find((candidate) => answers.Check(candidate))
}
