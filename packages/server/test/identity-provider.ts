import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'

import { Provider, type Configuration } from 'oidc-provider'

/** A person at the provider; the key is what the person types as the login. */
export type People = Readonly<Record<string, { email?: string; email_verified?: boolean; groups?: string[] }>>

export interface IdentityProviderServer {
  issuer: string
  clientId: string
  clientSecret: string
  /** Signs a person in, as a browser does that was sent to the address; gives the query that it comes back with. */
  signIn: (url: string, login: string) => Promise<string>
  close: () => Promise<void>
}

/** A certified OpenID Connect provider on loopback, with its development pages for signing in. */
export async function startIdentityProvider(people: People, portalOrigin: string): Promise<IdentityProviderServer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'portal', clientSecret: 'a-secret-of-the-portal' }
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${portalOrigin}/single-sign-on`],
        application_type: portalOrigin.startsWith('http:') ? 'native' : 'web',
      },
    ],
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, given_name: id, family_name: 'Example', email_verified: true, ...people[id] }),
    }),
    cookies: { keys: ['for-tests-only'] },
  }
  const provider = new Provider(issuer, configuration)
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return {
    issuer,
    ...client,
    signIn: (url, login) => walk(url, login, portalOrigin),
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

/** Follows redirects and fills in the two forms: login, then consent. */
async function walk(url: string, login: string, portalOrigin: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next: { url: string; form?: Record<string, string> } = { url }
  for (let step = 0; step < 20; step++) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: new URLSearchParams(next.form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location?.startsWith(`${portalOrigin}/`)) return new URL(location).search.slice(1)
    if (location) {
      next = { url: new URL(location, next.url).href }
      continue
    }
    const page = await response.text()
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
    if (!action) throw new Error(`The provider shows no form: ${response.status} ${page.slice(0, 500)}`)
    const isLogin = page.includes('name="login"')
    next = {
      url: new URL(action, next.url).href,
      form: isLogin ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' },
    }
  }
  throw new Error('The provider does not send the browser back.')
}
