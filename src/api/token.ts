import { browserTexts, tabTexts } from '../browser-storage.ts'

/** The one key under which the bearer token is kept (GEN-004). */
export const tokenKey = 'member-portal.token'

/** The token of this tab, or the one kept for all tabs, or null. */
export function readToken(): string | null {
  return tabTexts.get(tokenKey) ?? browserTexts.get(tokenKey)
}

/** Keeps the token for this tab, or with "Keep me signed in" for this browser (AMB-029). */
export function storeToken(token: string, keepSignedIn: boolean): void {
  clearToken()
  const texts = keepSignedIn ? browserTexts : tabTexts
  texts.set(tokenKey, token)
}

export function clearToken(): void {
  tabTexts.remove(tokenKey)
  browserTexts.remove(tokenKey)
}
