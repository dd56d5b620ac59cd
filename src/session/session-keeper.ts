import { CallFailedError, CallRefusedError, type Api } from '@captive/api-client'

import { readDevice, storeDevice } from '../api/device.ts'
import type { ServerOffer } from '../api/server-offer.ts'
import { removePerson } from '../stored-keys.ts'
import { clearToken, readToken, storeToken } from '../api/token.ts'
import { emailIn, tokenIn } from './answers-of-servers.ts'
import { clearChosenCompany, readChosenCompany, storeChosenCompany } from './chosen-company.ts'
import { ownCompany } from './company.ts'
import { choosesCompany } from './identity-rules.ts'
import { loadCompany, loadIdentity, UnknownIdentityError } from './load-identity.ts'
import { signedOut, type ActiveCompany, type Identity, type Session } from './session.ts'

interface Credentials {
  email: string
  password: string
  keepSignedIn: boolean
}

/** Holds who is signed in, between route changes. One for the portal. */
export interface SessionKeeper {
  /**
   * Asks the server who is signed in (SES-001), loading the identity when it is not loaded yet or is another's.
   * `touch` counts as activity and prolongs the session. Without a token nobody is, unasked. A refusal means signed
   * out; while the server cannot be reached, a session that is loaded stays.
   * @throws what the client throws, a refusal (status below 500) apart, when there is nothing loaded to stay with.
   */
  check(options: { touch: boolean }): Promise<Session>
  /**
   * The session for a page: asked of the server when the path is another than that of the last visit, and counted as
   * activity; else as it is.
   * @throws what `check` throws
   */
  visit(pathname: string): Promise<Session>
  /** As the last check left it. */
  current(): Session
  /** Replaces whoever was signed in. The identity is loaded by the next check. */
  signIn(credentials: Credentials): Promise<void>
  /** Forgets the person, also in web storage, whatever the server answers (SES-020, AMB-039). */
  signOut(): Promise<void>
  chooseCompany(company: ActiveCompany): void
  /** When the session ends without activity, as the last check said; by this browser's clock. */
  idleExpiresAt(): Date | null
  /** Tells after each check; for the idle watch. */
  subscribe(listener: () => void): () => void
}

/** @param renewOffer asks what the server offers to the person with this email address; once per sign-in */
export function createSessionKeeper(api: Api, renewOffer: ServerOffer['renew']): SessionKeeper {
  let session: Session = signedOut
  let expiry: Date | null = null
  let visited: string | null = null
  const listeners = new Set<() => void>()

  function become(next: Session, idleExpiresAt: Date | null): Session {
    session = next
    expiry = idleExpiresAt
    for (const listener of listeners) listener()
    return session
  }

  function forget(): Session {
    clearToken()
    clearChosenCompany()
    visited = null
    return become(signedOut, null)
  }

  async function load(email: string): Promise<Session> {
    const [identity, offered] = await Promise.all([loadIdentity(api, email), renewOffer(email)])
    return { ...identity, isLoggedIn: true, offered, company: await companyFor(api, identity) }
  }

  async function check({ touch }: { touch: boolean }): Promise<Session> {
    const token = readToken()
    if (!token) return session.isLoggedIn ? forget() : session
    try {
      const answer = await api.checkAuth({ query: { touch: touch ? 'true' : 'false' } })
      if (readToken() !== token) return await check({ touch }) // signed out or in again meanwhile
      const email = emailIn(answer)
      if (email === null) return forget()
      const known = session.isLoggedIn && sameEmail(session.userEmail, email)
      const next = known ? session : await load(email)
      const idleSecondsLeft = answer?.idleSecondsLeft // not every server tells
      return become(next, idleSecondsLeft === undefined ? null : new Date(Date.now() + idleSecondsLeft * 1_000))
    } catch (error) {
      if (endsSession(error)) return forget()
      if (session.isLoggedIn) return session
      throw error
    }
  }

  return {
    check,
    async visit(pathname) {
      if (pathname === visited) return session
      const found = await check({ touch: true })
      visited = pathname
      return found
    },
    current: () => session,
    async signIn({ email, password, keepSignedIn }) {
      const device = readDevice()
      const answer = await api.logOn({
        body: {
          username: email,
          password,
          grant_type: 'password',
          keep_signed_in: keepSignedIn ? 'true' : 'false',
          ...(device && { device }),
        },
      })
      const token = tokenIn(answer)
      if (token === null) throw new CallFailedError(0, 'The server gave no token.')
      forget()
      storeToken(token, keepSignedIn)
      storeDevice(answer.device, keepSignedIn)
    },
    async signOut() {
      await api.logOut().catch(() => undefined)
      forget()
      removePerson()
    },
    chooseCompany(company) {
      if (!session.isLoggedIn) return
      storeChosenCompany(company.clientId)
      become({ ...session, company }, expiry)
    },
    idleExpiresAt: () => expiry,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The company chosen in this tab; else the own one; none yet for those who have to choose (SES-013 to SES-016). */
async function companyFor(api: Api, identity: Identity): Promise<ActiveCompany | null> {
  const chosen = readChosenCompany()
  const company = chosen === null ? null : await loadCompany(api, chosen)
  return company ?? (choosesCompany(identity) ? null : ownCompany(identity))
}

function sameEmail(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Only an answer says that nobody is signed in: an outage, or a call that a reload cut off, says nothing. */
function endsSession(error: unknown): boolean {
  if (error instanceof UnknownIdentityError || error instanceof CallFailedError) return true
  return error instanceof CallRefusedError && error.status < 500
}
