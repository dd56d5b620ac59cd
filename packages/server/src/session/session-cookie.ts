import type { FastifyReply, FastifyRequest } from 'fastify'

import { hashToken, newToken } from '../sealing/token.ts'

/**
 * The cookie that binds the sessions of a browser to it: a token that a script or an extension copied from web storage
 * opens nothing elsewhere. Scripts cannot read the cookie. A client of the API gets none and sends its token alone.
 */
const secureName = '__Host-portal-browser'

/** Over plain HTTP, as on a developer's machine: browsers refuse the prefix there. */
const plainName = 'portal-browser'

const form = /^[\w-]{43}$/

/** The hash of the browser's cookie, if the request has one. */
export function cookieHashOf({ cookies }: FastifyRequest): string | null {
  const value = cookies[secureName] ?? cookies[plainName]
  return value !== undefined && form.test(value) ? hashToken(value) : null
}

/**
 * Gives the browser its cookie, if a page of this server's own origin signs in.
 * @param isInUse whether a live session has the hash; other tabs keep their sessions then, because the cookie stays
 * @param seconds how long the browser keeps the cookie; undefined until it is closed
 * @returns the hash of the cookie; null for a client of the API
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
