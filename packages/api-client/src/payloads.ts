import { IsObject } from 'typebox'

import { toShape, type Shape } from './answer-shape.ts'
import type { Endpoint } from './contract/endpoint.ts'
import { contract, type Contract } from './contract/index.ts'

/**
 * The shape of each call's Payload, or of its whole response if the client returns that. The portal's build writes this
 * out as plain data (`scripts/plain-contract.ts`). Calls without a Payload, or with an unchanged one, have no shape.
 */
export const payloads = Object.fromEntries(
  Object.entries(contract).flatMap(([name, endpoint]) => {
    const shape = payloadShape(endpoint)
    return shape === undefined ? [] : [[name, shape]]
  }),
) as { readonly [Name in keyof Contract]?: Shape } // the entries come from the contract

function payloadShape({ response, responseEncoding, isReadAsSent }: Endpoint): Shape | undefined {
  if (responseEncoding === 'whole') return toShape(response)
  const payload = IsObject(response) ? response.properties['Payload'] : undefined
  return payload && !isReadAsSent ? toShape(payload) : undefined
}
