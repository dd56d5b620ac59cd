import type { Static, TSchema } from 'typebox'

import type { Capability } from './capabilities.ts'

/** The area of the portal that owns a call; the server and `src/features` use the same names. */
export type Area =
  | 'activity-log'
  | 'auth'
  | 'claim-reporting'
  | 'claims'
  | 'communication'
  | 'contact'
  | 'dashboard'
  | 'documents'
  | 'endorsements'
  | 'financial'
  | 'governance'
  | 'member-kiosk'
  | 'policy-library'
  | 'premium-collateral'
  | 'risk-management'
  | 'select-company'
  | 'user-settings'

/** A permission code of the specification (core §6), for example `006-001`. */
export type PermissionCode = `${number}` | `${number}-${string}`

/**
 * Who may make a call: anyone, anyone signed in, or a holder of at least one of the codes named.
 * There is no default: an endpoint that names nothing does not compile.
 */
export type Access = 'public' | 'signed in' | readonly [PermissionCode, ...PermissionCode[]]

/**
 * Which rows a call may touch: none that belong to a company, only those of companies the session may act for,
 * only the caller's own, or those of the one company or program named by a query parameter (a company the session may act
 * for, or a program that such a company is or was in).
 */
export type TenantScope = 'none' | 'companies' | 'self' | { readonly company: string } | { readonly program: string }

/** How a request body travels. */
export type BodyEncoding = 'json' | 'form' | 'multipart'

/**
 * What a response is: JSON in an envelope; an envelope that says more than its Payload, which the client gives whole; bare
 * JSON; or a file.
 */
export type ResponseEncoding = 'envelope' | 'whole' | 'bare' | 'file'

/** One call of the contract, as plain data: routing, validation, permission and documentation all come from it. */
export interface Endpoint {
  readonly area: Area
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, in the case the specification prints. */
  readonly path: `/${string}`
  /** The addition that the call belongs to; a call without one is a call of the specification. */
  readonly capability?: Capability
  readonly title: string
  readonly description: string
  readonly access: Access
  readonly scope: TenantScope
  readonly query?: TSchema
  readonly body?: TSchema
  readonly bodyEncoding?: BodyEncoding
  readonly response: TSchema
  readonly responseEncoding?: ResponseEncoding
  /**
   * A request that does not fit gets an Outcome that says why instead of a status of 400, and fields that the contract
   * does not name are passed over: the portal reads every such status as the end of the session (core §8, AMB-033).
   */
  readonly mistakes?: 'outcome'
  /**
   * The same for everybody who may read it until the program changes it: the answer has an ETag, and whoever sends that
   * back is told in no bytes that nothing changed. Session and permission are judged all the same.
   */
  readonly isReference?: true
  /** The client passes the Payload on as it came: the portal has rules of its own for it (AMB-022). */
  readonly isReadAsSent?: true
}

/** Keeps the exact schema types of an endpoint, so that server and client infer from them. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** The parsed query of an endpoint; `undefined` where it takes none. */
export type QueryOf<E extends Endpoint> = E['query'] extends TSchema ? Static<E['query']> : undefined

/** The parsed body of an endpoint; `undefined` where it takes none. */
export type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined

/** The whole response of an endpoint, envelope included. */
export type ResponseOf<E extends Endpoint> = Static<E['response']>
