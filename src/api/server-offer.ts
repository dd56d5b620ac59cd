import type { Api } from '@captive/api-client'
import type { Capability } from '@captive/api-client/contract'

/** The capabilities of the server beyond the specification. */
export type Offered = ReadonlySet<string>

const nothing: Offered = new Set()

/** Timeout of the call in milliseconds; the portal also works without the response. */
const patience = 5_000

/** The capabilities for the signed-in user. */
export interface ServerOffer {
  /** Loads the capabilities after sign-in. A failure means no capabilities. */
  renew(email: string): Promise<Offered>
  /** Loads the capabilities unless they are loaded. */
  offers(capability: Capability): Promise<boolean>
  /** The user of the last call; empty before the first sign-in. */
  email(): string
}

export function createServerOffer(api: Pick<Api, 'getCapabilities'>): ServerOffer {
  let asked: Promise<Offered> | undefined
  let askedFor = ''
  const ask = () =>
    api.getCapabilities(undefined, { signal: AbortSignal.timeout(patience) }).then(
      (names): Offered => new Set(names),
      () => nothing,
    )
  return {
    renew(email) {
      askedFor = email
      asked = ask()
      return asked
    },
    offers: async (capability) => (await (asked ??= ask())).has(capability),
    email: () => askedFor,
  }
}
