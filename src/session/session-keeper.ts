import { CallFailedError, CallRefusedError, isTemporary, type Api } from '@captive/api-client'
import type { SignedIn } from '@captive/api-client/contract'

import { readDevice, storeDevice } from '../api/device.ts'
import type { ServerOffer } from '../api/server-offer.ts'
import { removePerson } from '../stored-keys.ts'
import { clearToken, readToken, storeToken } from '../api/token.ts'
import { emailIn, tokenIn } from './tolerant-responses.ts'
import { clearChosenCompany, readChosenCompany, storeChosenCompany } from './chosen-company.ts'
import { ownCompany } from './company.ts'
import { choosesCompany } from './identity-rules.ts'
import { loadCompany, loadIdentity, UnknownIdentityError } from './load-identity.ts'
import { signedOut, type ActiveCompany, type Identity, type Session } from './session.ts'

/** The next step of a sign-in with a password: entering a code, or setting up an authenticator app. */
export type SecondStep = NonNullable<SignedIn['second_step']>

interface Credentials {
  email: string
  password: string
  keepSignedIn: boolean
}

/** Keeps the session between route changes. The portal has one keeper. */
export interface SessionKeeper {
  /**
   * Calls checkAuth (SES-001), and loads the identity unless it is loaded. `touch` counts as activity and extends the
   * session. Without a token there is no call. A refusal signs out; a busy or unreachable server keeps the session.
   * @throws the error of the client if no session is loaded, except for a refusal
   */
  check(options: { touch: boolean }): Promise<Session>
  /**
   * The session for a page. A new path calls `check` and counts as activity.
   * @throws the errors of `check`
   */
  visit(pathname: string): Promise<Session>
  /** The session of the last check. */
  current(): Session
  /** Signs in with a password and replaces the session, like `startSession`. */
  signIn(credentials: Credentials): Promise<SecondStep | null>
  /**
   * Replaces the session with the one that the server started, for any sign-in method. The next check loads the
   * identity.
   * @returns the pending second step. Until it is completed, the token is valid only for the calls of that step.
   */
  startSession(answer: SignedIn, keepSignedIn: boolean): SecondStep | null
  /** Clears the session and web storage, even if the call fails (SES-020, AMB-039). */
  signOut(): Promise<void>
  chooseCompany(company: ActiveCompany): void
  /** When the idle session ends according to the last check, by this browser's clock. */
  idleExpiresAt(): Date | null
  /** Subscribes to checks, for the idle watch. */
  subscribe(listener: () => void): () => void
}

/** @param loadOffer loads the capabilities of the server for the user with this email */
export function createSessionKeeper(api: Api, loadOffer: ServerOffer['loadFor']): SessionKeeper {
  let session: Session = signedOut
  let expiry: Date | null = null
  let visited: string | null = null
  const listeners = new Set<() => void>()

  function setSession(next: Session, idleExpiresAt: Date | null): Session {
    session = next
    expiry = idleExpiresAt
    for (const listener of listeners) listener()
    return session
  }

  function clearSession(): Session {
    clearToken()
    clearChosenCompany()
    visited = null
    return setSession(signedOut, null)
  }

  async function load(email: string, viewedBy: string | undefined): Promise<Session> {
    const [identity, offered] = await Promise.all([loadIdentity(api, email), loadOffer(email)])
    return { ...identity, isLoggedIn: true, viewedBy, offered, company: await companyFor(api, identity) }
  }

  async function check({ touch }: { touch: boolean }): Promise<Session> {
    const token = readToken()
    if (!token) return session.isLoggedIn ? clearSession() : session
    try {
      const answer = await api.checkAuth({ query: { touch: touch ? 'true' : 'false' } })
      if (readToken() !== token) return await check({ touch }) // signed out or in again meanwhile
      const email = emailIn(answer)
      if (email === null) return clearSession()
      const viewedBy = answer?.viewedBy
      const known = session.isLoggedIn && sameEmail(session.userEmail, email) && session.viewedBy === viewedBy
      const next = known ? session : await load(email, viewedBy)
      const idleSecondsLeft = answer?.idleSecondsLeft // some servers do not send it
      return setSession(next, idleSecondsLeft === undefined ? null : new Date(Date.now() + idleSecondsLeft * 1_000))
    } catch (error) {
      if (endsSession(error)) return clearSession()
      if (session.isLoggedIn) return session
      throw error
    }
  }

  function startSession(answer: SignedIn, keepSignedIn: boolean): SecondStep | null {
    const token = tokenIn(answer)
    if (token === null) throw new CallFailedError(0, 'The server returned no token.')
    clearSession()
    const step = answer.second_step ?? null
    storeToken(token, keepSignedIn && step === null)
    if (step === null) storeDevice(answer.device, keepSignedIn)
    return step
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
      return startSession(answer, keepSignedIn)
    },
    startSession,
    async signOut() {
      await api.logOut().catch(() => undefined)
      clearSession()
      removePerson()
    },
    chooseCompany(company) {
      if (!session.isLoggedIn) return
      storeChosenCompany(company.clientId)
      setSession({ ...session, company }, expiry)
    },
    idleExpiresAt: () => expiry,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The company that was chosen in this tab, or the user's own company; null for users who must choose first. */
async function companyFor(api: Api, identity: Identity): Promise<ActiveCompany | null> {
  const chosen = readChosenCompany()
  const company = chosen === null ? null : await loadCompany(api, chosen)
  return company ?? (choosesCompany(identity) ? null : ownCompany(identity))
}

function sameEmail(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Only a refusal can mean that the user is signed out; an outage, a busy server or an aborted call cannot. */
function endsSession(error: unknown): boolean {
  if (error instanceof UnknownIdentityError || error instanceof CallFailedError) return true
  return error instanceof CallRefusedError && !isTemporary(error.status)
}
