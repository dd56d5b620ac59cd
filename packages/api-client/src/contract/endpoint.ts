import type { Static, TSchema } from 'typebox'

import type { Capability } from './capabilities.ts'

/** The area of the portal that owns a call. The server and `src/features` use the same names. */
export type Area =
  | 'account-security'
  | 'activity-log'
  | 'attention'
  | 'auth'
  | 'claim-reporting'
  | 'claims'
  | 'communication'
  | 'connections'
  | 'contact'
  | 'dashboard'
  | 'definitions'
  | 'deliveries'
  | 'documents'
  | 'endorsements'
  | 'financial'
  | 'governance'
  | 'member-kiosk'
  | 'policy-library'
  | 'premium-collateral'
  | 'risk-management'
  | 'search'
  | 'select-company'
  | 'user-settings'

/** A permission code of the specification (core §6), for example `006-001`. */
export type PermissionCode = `${number}` | `${number}-${string}`

/**
 * Who may make a call: anyone, anyone signed in, or holders of at least one of these codes. There is no default: an
 * endpoint without access does not compile.
 */
export type Access = 'public' | 'signed in' | readonly [PermissionCode, ...PermissionCode[]]

/**
 * The rows that a call may touch: no rows of companies, only those of the session's companies, only the caller's own,
 * or those of the company or program in a query parameter. That company must be one of the session's companies. That
 * program must be the current or an earlier program of such a company.
 */
export type TenantScope = 'none' | 'companies' | 'self' | { readonly company: string } | { readonly program: string }

/** The encoding of a request body. */
export type BodyEncoding = 'json' | 'form' | 'multipart'

/**
 * The format of a response: JSON in an envelope, an envelope with more than a Payload (the client returns all of
 * it), bare JSON, or a file.
 */
export type ResponseEncoding = 'envelope' | 'whole' | 'bare' | 'file'

/** One call of the contract as plain data. Routing, validation, permissions and documentation derive from it. */
export interface Endpoint {
  readonly area: Area
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below `/api`, in the case of the specification. */
  readonly path: `/${string}`
  /** The capability of an optional call. Absent for calls of the specification. */
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
   * True returns an Outcome with a reason instead of status 400 for an invalid request, and ignores unknown fields.
   * The portal treats status 400 as the end of the session (core §8, AMB-033).
   */
  readonly mistakes?: 'outcome'
  /**
   * True for a response that is the same for everyone who may read it until the program changes it. The response has
   * an ETag, and a request with that ETag gets status 304. Session and permission are still checked.
   */
  readonly isReference?: true
  /** Whether a service account may make the call with its token. It may make no other call. */
  readonly service?: true
  /**
   * Whether a user who views the portal as another user may make the call. If it is absent, only reads that return no
   * file are allowed: see mayWhileViewing.
   */
  readonly whileViewing?: boolean
  /** Whether a session that still needs its second step may make the call. */
  readonly whilePending?: true
  /** The call may take minutes. The client waits for its response without a time limit. */
  readonly takesMinutes?: true
  /** The client returns the Payload unchanged, because the portal parses it with its own rules (AMB-022). */
  readonly isReadAsSent?: true
}

/**
 * Whether a user who views the portal as another user may make the call. By default, changes are not allowed, and
 * neither are files, because their downloads are logged.
 */
export const mayWhileViewing = ({ method, responseEncoding, whileViewing }: Endpoint): boolean =>
  whileViewing ?? (method === 'GET' && responseEncoding !== 'file')

/** Keeps the exact schema types of an endpoint, so that server and client can infer from them. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** The parsed query of an endpoint; `undefined` if it has none. */
export type QueryOf<E extends Endpoint> = E['query'] extends TSchema ? Static<E['query']> : undefined

/** The parsed body of an endpoint; `undefined` if it has none. */
export type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined

/** The whole response of an endpoint, including the envelope. */
export type ResponseOf<E extends Endpoint> = Static<E['response']>
