import { IsObject } from 'typebox'

import { toShape, type Shape } from './answer-shape.ts'
import type { Endpoint } from './contract/endpoint.ts'
import { contract, type Contract } from './contract/index.ts'

/**
 * The shape of each call's Payload; plain data, which the portal's build writes out (`scripts/plain-contract.ts`). Calls
 * without a Payload, or whose Payload is passed on as it came, have none.
 */
export const payloads = Object.fromEntries(
  Object.entries(contract).flatMap(([name, endpoint]) => {
    const shape = payloadShape(endpoint)
    return shape === undefined ? [] : [[name, shape]]
  }),
) as { readonly [Name in keyof Contract]?: Shape } // of the contract's own entries

function payloadShape({ response, isReadAsSent }: Endpoint): Shape | undefined {
  const payload = IsObject(response) ? response.properties['Payload'] : undefined
  return payload && !isReadAsSent ? toShape(payload) : undefined
}
