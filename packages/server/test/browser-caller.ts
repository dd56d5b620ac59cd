import { contract, type Contract, type Endpoint } from '@captive/api-client/contract'

import { demoPassword } from '../src/demo/load-demo-data.ts'
import type { Answer, Caller, TestServer } from './test-server.ts'

/** A browser: it sends what browsers send, and keeps the cookies that it gets. */
export interface Browser {
  call: Caller
  /** Signs in and sends the token from then on. */
  signIn: (email: string, body?: object) => Promise<Answer>
  token: () => string | undefined
  setToken: (token: string | undefined) => void
  cookies: Map<string, string>
  /** The Set-Cookie headers of the last answer. */
  setCookies: () => string[]
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/** @param headers others than those of Chrome on Windows at http://localhost:4000 */
export function openBrowser({ app }: TestServer, headers: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>()
  let token: string | undefined
  let latest: string[] = []
  const call: Caller = async (name: keyof Contract, { query, body } = {}) => {
    const endpoint: Endpoint = contract[name]
    const encoding = endpoint.bodyEncoding ?? 'json'
    const response = await app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path}?${new URLSearchParams(query as Record<string, string> | undefined)}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        origin: 'http://localhost:4000',
        'user-agent':
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookies.size > 0 && { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') }),
        ...(body !== undefined && { 'content-type': contentTypes[encoding] }),
      },
      ...(body !== undefined && {
        payload: encoding === 'form' ? new URLSearchParams(body as Record<string, string>).toString() : body,
      }),
    })
    latest = [response.headers['set-cookie'] ?? []].flat()
    for (const { name: cookie, value } of response.cookies) cookies.set(cookie, value)
    return { status: response.statusCode, headers: response.headers, body: response.json(), raw: response.rawPayload }
  }
  return {
    call,
    async signIn(email, body = {}) {
      const answer = await call('logOn', {
        body: { username: email, password: demoPassword, grant_type: 'password', ...body },
      })
      if (answer.status === 200) token = String(answer.body['access_token'])
      return answer
    },
    token: () => token,
    setToken: (given) => void (token = given),
    cookies,
    setCookies: () => latest,
  }
}
