import type { FastifyReply, FastifyRequest } from 'fastify'

import { hashToken, newToken } from '../sealing/token.ts'

/**
 * The cookie that binds sessions to a browser: a token that a script or an extension copied from web storage is useless
 * in another browser. Scripts cannot read the cookie. An API client gets no cookie and sends only its token.
 */
const secureName = '__Host-portal-browser'

/** Used over plain HTTP, as in development, because browsers refuse the `__Host-` prefix there. */
const plainName = 'portal-browser'

const form = /^[\w-]{43}$/

/** The hash of the browser's cookie, if the request has one. */
export function cookieHashOf({ cookies }: FastifyRequest): string | null {
  const value = cookies[secureName] ?? cookies[plainName]
  return value !== undefined && form.test(value) ? hashToken(value) : null
}

/**
 * Sets the browser's cookie if a page of the server's own origin signs in.
 * @param isInUse whether a valid session has the hash. The cookie then stays, so that other tabs keep their sessions
 * @param seconds how long the browser keeps the cookie; undefined means until it is closed
 * @returns the hash of the cookie; null for an API client
 */
export async function bindBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  isInUse: (hash: string) => Promise<boolean>,
  seconds: number | undefined,
): Promise<string | null> {
  if (request.headers['sec-fetch-site'] !== 'same-origin') return null
  const isSecure = request.headers.origin?.startsWith('https:') ?? request.protocol === 'https'
  const name = isSecure ? secureName : plainName
  const given = request.cookies[name]
  const isKept = given !== undefined && form.test(given) && (await isInUse(hashToken(given)))
  const value = isKept ? given : newToken()
  if (!isKept || seconds !== undefined)
    reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      secure: isSecure,
      sameSite: 'strict',
      ...(seconds !== undefined && { maxAge: seconds }),
    })
  return hashToken(value)
}
