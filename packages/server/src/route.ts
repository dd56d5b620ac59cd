import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eq, and } from 'drizzle-orm'
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@captive/api-client/contract'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { IsOptional } from 'typebox'

import type { Database, Transaction } from './database/database.ts'
import { inReach, systemScope, type Scope } from './database/scope.ts'
import { clients } from './database/tables/clients.ts'
import { FileAnswer } from './file-answer.ts'
import { failed } from './outcome.ts'
import { InvalidRequestError, NotFoundError, NotPermittedError, NotSignedInError } from './refusals.ts'
import { findSession, type Session } from './session/session.ts'

/** One call as its handler sees it: checked, permitted, and within the scope of its session. */
export interface Call<E extends Endpoint> {
  query: QueryOf<E>
  body: BodyOf<E>
  /** Null where a public call came without a live session. */
  session: E['access'] extends 'public' ? Session | null : Session
  /** For the address of the caller and for streams; query and body are above. */
  request: FastifyRequest
  /** One transaction, as the application role and in the scope of the session. */
  inTransaction: <T>(work: (tx: Transaction, scope: Scope) => Promise<T>) => Promise<T>
}

type AnswerOf<E extends Endpoint> = E['responseEncoding'] extends 'file' ? FileAnswer : ResponseOf<E>

/** An endpoint of the contract with what answers it. */
export interface Implementation {
  endpoint: Endpoint
  /** The largest body in bytes, where it is not the server's ordinary one. */
  bodyLimit?: number
  handler: (call: Omit<Call<Endpoint>, 'session'> & { session: Session | null }) => Promise<unknown>
}

/** Ties a handler to an endpoint of the contract; its types come from there. */
export function implement<const E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>>,
  options: Pick<Implementation, 'bodyLimit'> = {},
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

/** Adds the route of a call. The order is: session, permission, shape, company, handler, shape of the answer. */
export function addRoute(
  app: FastifyInstance,
  database: Database,
  { endpoint, handler, bodyLimit }: Implementation,
): void {
  const parseQuery = parser(endpoint.query, 'query')
  const parseBody = endpoint.bodyEncoding === 'multipart' ? () => undefined : parser(endpoint.body, 'body')
  const answers = endpoint.responseEncoding === 'file' ? undefined : Compile(endpoint.response)

  app.route<{ Querystring: Record<string, unknown> }>({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    onRequest: async (request) => {
      request.session = await sessionOf(request, database, endpoint)
      assertPermitted(endpoint, request.session)
    },
    handler: async (request, reply) => {
      const session = request.session
      const query = parseQuery(queryOf(endpoint, request)) as QueryOf<Endpoint>
      const body = parseBody(request.body) as BodyOf<Endpoint>
      const scope: Scope = session?.scope ?? { reach: 'nobody' }
      const inTransaction: Call<Endpoint>['inTransaction'] = (work) =>
        database.transaction(scope, (tx) => work(tx, scope))
      if (!(await companyInReach(endpoint, query, inTransaction))) return reply.send(absent(endpoint))
      const answer = await handler({ query, body, session, request, inTransaction })
      if (answer instanceof FileAnswer) return answer.send(reply)
      if (!answers?.Check(answer)) throw new TypeError(`The answer of ${endpoint.path} does not fit the contract.`)
      return reply.send(answer)
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

async function sessionOf(request: FastifyRequest, database: Database, endpoint: Endpoint): Promise<Session | null> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return null
  // Any ordinary call prolongs an idle session. Asking who is signed in does so only when told to (checkAuth's touch).
  const touch = endpoint.path !== '/checkAuth' || (request.query as { touch?: string }).touch === 'true'
  return (await database.transaction(systemScope, (tx) => findSession(tx, token, touch))) ?? null
}

function assertPermitted({ access }: Endpoint, session: Session | null): void {
  if (access === 'public') return
  if (!session) throw new NotSignedInError()
  if (access === 'signed in') return
  if (!access.some((code) => session.permissions.has(code))) throw new NotPermittedError()
}

/** Forgot and reset send their values in the query as the specification prints it; a body is taken too (AMB-034). */
function queryOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const inBody = endpoint.method === 'POST' && endpoint.query !== undefined && endpoint.body === undefined
  return inBody ? { ...(request.body as object | undefined), ...(request.query as object) } : request.query
}

/** Checks a part of a request; numbers in a query come as text. Nothing that the contract does not name passes. */
function parser(schema: TSchema | undefined, part: 'query' | 'body'): (value: unknown) => unknown {
  if (!schema) return () => undefined
  const validator = Compile(schema)
  return (value) => {
    if ((value === undefined || value === null) && IsOptional(schema)) return undefined
    const given = validator.Clean(part === 'query' ? withNumbers(schema, value) : value)
    if (hasNul(given)) throw new InvalidRequestError(`The ${part} holds a character that cannot be stored.`)
    if (validator.Check(given)) return given
    const [error] = validator.Errors(given)
    const missing = error?.keyword === 'required' ? error.params.requiredProperties[0] : undefined
    const field = [...(error?.instancePath ?? '').split('/').slice(1), ...(missing ? [missing] : [])].join('.')
    throw new InvalidRequestError(
      `The ${part}${field ? ` field ${field}` : ''} ${missing ? 'is missing' : (error?.message ?? 'is not valid')}.`,
    )
  }
}

/** In a query numbers come as text. */
function withNumbers(schema: TSchema, query: unknown): unknown {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> }
  const isNumber = (name: string, value: unknown) =>
    properties[name]?.type === 'integer' && /^\d{1,15}$/.test(String(value))
  const entries = Object.entries(query as Record<string, unknown>)
  return Object.fromEntries(entries.map(([name, value]) => [name, isNumber(name, value) ? Number(value) : value]))
}

/** PostgreSQL stores every character but this one. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}

async function companyInReach(
  endpoint: Endpoint,
  query: QueryOf<Endpoint>,
  inTransaction: Call<Endpoint>['inTransaction'],
): Promise<boolean> {
  if (typeof endpoint.scope !== 'object') return true
  const clientId = (query as unknown as Record<string, number>)[endpoint.scope.company] ?? 0
  const found = await inTransaction((tx, scope) =>
    tx
      .select({ id: clients.ClientId })
      .from(clients)
      .where(and(eq(clients.ClientId, clientId), inReach(scope))),
  )
  return found.length > 0
}

/** What a company that is not there is answered with; one that belongs to others gets the same. */
function absent(endpoint: Endpoint): unknown {
  if (endpoint.responseEncoding === 'file') throw new NotFoundError('There is no such file.')
  const candidates = [{ Payload: null }, { Payload: [] }, failed('There is no such company.')]
  const fits = Compile(endpoint.response)
  return candidates.find((candidate) => fits.Check(candidate))
}
