import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, Endpoint, QueryOf, ResponseOf } from '@captive/api-client/contract'

import type { Transaction } from '../database/database.ts'
import type { InSessionTransaction } from '../database/in-transaction.ts'
import type { Scope } from '../database/scope.ts'
import type { LimitName } from '../session/limits.ts'
import type { Session } from '../session/session.ts'
import type { FileAnswer } from './file-answer.ts'

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
  inTransaction: InSessionTransaction
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

/** The input of a handler of any endpoint. `addRoute` passes a session whenever the endpoint requires one. */
type OfAny<Input extends Checked<Endpoint>> = Omit<Input, 'session'> & { session: Session | null }
export type ReadHandler = (read: OfAny<Read<Endpoint>>) => Promise<unknown>
export type CallHandler = (call: OfAny<Call<Endpoint>>) => Promise<unknown>

/** An endpoint of the contract with its handler. */
export type Implementation = { endpoint: Endpoint } & Options & ({ read: ReadHandler } | { call: CallHandler })

/** Implements a read of the contract. It runs in one transaction, together with finding the session. */
export function implementRead<const E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  read: (read: Read<E>) => Promise<ResponseOf<E>>,
): Implementation {
  // A handler accepts only its own endpoint's input, and addRoute calls it with nothing else.
  return { endpoint, read: read as unknown as ReadHandler }
}

/** Implements any other call of the contract: one that writes, sends a file or waits for other services. */
export function implement<const E extends Endpoint>(
  endpoint: E,
  call: (call: Call<E>) => Promise<AnswerOf<E>>,
  options: Options = {},
): Implementation {
  // as in implementRead
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
