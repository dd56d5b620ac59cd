import type { Api } from '@captive/api-client'
import type { Capability } from '@captive/api-client/contract'

/** What the server offers beyond the specification, by the names of the contract. */
export type Offered = ReadonlySet<string>

const nothing: Offered = new Set()

/** So long the portal waits for the answer, in milliseconds: without it the portal works as well. */
const patience = 5_000

/** Knows what the server offers to the person who is signed in. */
export interface ServerOffer {
  /** Asks the server for somebody who has just signed in; a server that does not answer, or refuses, offers nothing. */
  renew(email: string): Promise<Offered>
  /** Asks the server if it was not asked yet. */
  offers(capability: Capability): Promise<boolean>
  /** Whom the server was last asked for; empty before anybody has signed in. */
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
