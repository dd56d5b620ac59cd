import { IsObject } from 'typebox'

import type { Capability } from './contract/capabilities.ts'
import type { BodyEncoding, Endpoint, ResponseEncoding } from './contract/endpoint.ts'
import { contract, type Contract } from './contract/index.ts'

/** How the client makes a call. Plain data that the portal's build writes out (`scripts/plain-contract.ts`). */
export interface ClientCall {
  readonly method: Endpoint['method']
  readonly path: string
  readonly bodyEncoding?: BodyEncoding
  readonly responseEncoding?: ResponseEncoding
  readonly capability?: Capability
  /** Whether its Payload has a shape in `payloads`. */
  readonly isRead?: true
}

/** Every call of the contract in the client's form. */
export const calls = Object.fromEntries(
  Object.entries(contract).map(([name, endpoint]) => [name, toClientCall(endpoint)]),
) as Record<keyof Contract, ClientCall> // of the contract's own entries

function toClientCall(endpoint: Endpoint): ClientCall {
  const { method, path, capability, bodyEncoding, responseEncoding, response, isReadAsSent } = endpoint
  const hasPayload = IsObject(response) && Object.hasOwn(response.properties, 'Payload')
  return {
    method,
    path,
    ...(bodyEncoding && { bodyEncoding }),
    ...(responseEncoding && { responseEncoding }),
    ...(capability && { capability }),
    ...(hasPayload && !isReadAsSent && { isRead: true }),
  }
}
