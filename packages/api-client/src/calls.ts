import { IsObject } from 'typebox'

import type { Capability } from './contract/capabilities.ts'
import type { BodyEncoding, Endpoint, ResponseEncoding } from './contract/endpoint.ts'
import { contract, type Contract } from './contract/index.ts'

/** How the client sends a call. The portal's build writes this out as plain data (`scripts/plain-contract.ts`). */
export interface ClientCall {
  readonly method: Endpoint['method']
  readonly path: string
  readonly bodyEncoding?: BodyEncoding
  readonly responseEncoding?: ResponseEncoding
  readonly capability?: Capability
  readonly takesMinutes?: true
  /** Whether `payloads` contains the shape of its Payload. */
  readonly isRead?: true
}

/** Every call of the contract, as the client uses it. */
export const calls = Object.fromEntries(
  Object.entries(contract).map(([name, endpoint]) => [name, toClientCall(endpoint)]),
) as Record<keyof Contract, ClientCall> // the entries come from the contract

function toClientCall(endpoint: Endpoint): ClientCall {
  const { method, path, capability, bodyEncoding, responseEncoding, response, isReadAsSent, takesMinutes } = endpoint
  const hasPayload = IsObject(response) && Object.hasOwn(response.properties, 'Payload')
  return {
    method,
    path,
    ...(bodyEncoding && { bodyEncoding }),
    ...(responseEncoding && { responseEncoding }),
    ...(capability && { capability }),
    ...(takesMinutes && { takesMinutes }),
    ...(hasPayload && !isReadAsSent && { isRead: true }),
  }
}
