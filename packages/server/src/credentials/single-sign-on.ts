import * as oidc from 'openid-client'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { identityProviders } from '../database/tables/credentials.ts'
import { plainAddress } from '../mail/address.ts'
import type { Keyring } from '../sealing/keyring.ts'
import { open, seal } from '../sealing/seal.ts'

export type Provider = typeof identityProviders.$inferSelect

const sealContext = 'identity-provider'

export const sealClientSecret = (keyring: Keyring, secret: string): string => seal(keyring, sealContext, secret)

/** The page of the portal to which the provider redirects the browser. */
const returnPath = '/single-sign-on'

/** The identity provider of an email address, by its domain. */
export async function findProvider(tx: Transaction<'system'>, email: string): Promise<Provider | undefined> {
  const domain = plainAddress(email).split('@').at(-1) ?? ''
  const [provider] = await tx.select().from(identityProviders).where(eq(identityProviders.domain, domain))
  return provider
}

/** Whether users with the address's domain must sign in with their company's account. */
export const mustUseProvider = async (tx: Transaction<'system'>, email: string): Promise<boolean> =>
  (await findProvider(tx, email))?.allowsPasswords === false

/** The provider is unreachable, or its response is invalid. */
export class ProviderError extends Error {
  constructor(cause: unknown) {
    super('The identity provider did not answer as OpenID Connect requires.', { cause })
    this.name = 'ProviderError'
  }
}

/** Seconds to wait for a provider. */
const timeout = 10

/**
 * Fetches the configuration of a provider. Plain HTTP is allowed only for a provider on this machine.
 * @throws ProviderError
 */
export async function discover(
  { issuer, clientIdentifier }: Pick<Provider, 'issuer' | 'clientIdentifier'>,
  clientSecret: string,
): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  // Also checks signatures of ID tokens, although the token comes directly from the provider over TLS.
  const execute = [oidc.enableNonRepudiationChecks, ...(isOnThisMachine(url) ? [oidc.allowInsecureRequests] : [])]
  try {
    return await oidc.discovery(url, clientIdentifier, clientSecret, undefined, { timeout, execute })
  } catch (error) {
    throw new ProviderError(error)
  }
}

const isOnThisMachine = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Whether a text is valid as the issuer of a provider. */
export const isIssuer = (text: string): boolean =>
  URL.canParse(text) && (new URL(text).protocol === 'https:' || isOnThisMachine(new URL(text)))

/** The data for exchanging the authorization code, sealed until the browser returns. */
interface Exchange {
  verifier: string
  nonce: string
  origin: string
}

export interface Started {
  url: string
  state: string
  sealedExchange: string
}

/**
 * The URL that starts the sign-in at the provider.
 * @throws ProviderError
 */
export async function startAtProvider(
  keyring: Keyring,
  provider: Provider,
  { email, origin }: { email: string; origin: string },
): Promise<Started> {
  const configuration = await discover(provider, open(keyring, sealContext, provider.sealedClientSecret))
  const exchange: Exchange = { verifier: oidc.randomPKCECodeVerifier(), nonce: oidc.randomNonce(), origin }
  const state = oidc.randomState()
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: `${origin}${returnPath}`,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(exchange.verifier),
    code_challenge_method: 'S256',
    nonce: exchange.nonce,
    state,
    login_hint: email,
  })
  return { url: url.href, state, sealedExchange: seal(keyring, sealContext, JSON.stringify(exchange)) }
}

/** The provider's claims about the user who signed in. */
export interface ProviderIdentity {
  subject: string
  /** In lower case; undefined if the provider does not verify the address. */
  email: string | undefined
  firstName: string
  lastName: string
  groups: string[]
}

/**
 * Exchanges the authorization code for the provider's claims.
 * @param query the query of the return URL
 * @throws ProviderError
 */
export async function finishAtProvider(
  keyring: Keyring,
  provider: Provider,
  { sealedExchange, state, query }: { sealedExchange: string; state: string; query: string },
): Promise<ProviderIdentity> {
  const configuration = await discover(provider, open(keyring, sealContext, provider.sealedClientSecret))
  const { verifier, nonce, origin } = JSON.parse(open(keyring, sealContext, sealedExchange)) as Exchange
  try {
    const tokens = await oidc.authorizationCodeGrant(
      configuration,
      new URL(`${origin}${returnPath}?${query.replace(/^\?/, '')}`),
      { pkceCodeVerifier: verifier, expectedNonce: nonce, expectedState: state, idTokenExpected: true },
    )
    const claims = tokens.claims()
    if (!claims) throw new TypeError('The token response has no ID token.')
    return identityIn(
      { ...(await moreClaims(configuration, tokens.access_token, claims.sub)), ...claims },
      provider.groupsClaim,
    )
  } catch (error) {
    throw new ProviderError(error)
  }
}

/**
 * Many providers return the address and groups only from their userinfo endpoint, which the standard allows (OpenID
 * Connect, 5.4).
 */
async function moreClaims(configuration: oidc.Configuration, accessToken: string, subject: string): Promise<object> {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {}
  return oidc.fetchUserInfo(configuration, accessToken, subject)
}

function identityIn(claims: oidc.IDToken, groupsClaim: string): ProviderIdentity {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '')
  const groups = claims[groupsClaim]
  return {
    subject: claims.sub,
    email: claims['email_verified'] === false || text('email') === '' ? undefined : plainAddress(text('email')),
    firstName: text('given_name') || text('name'),
    lastName: text('family_name'),
    groups: (Array.isArray(groups) ? groups : [groups]).filter((group) => typeof group === 'string'),
  }
}
