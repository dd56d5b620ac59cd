import { inBrowser, inTab, storageKey } from '../stored-keys.ts'

/** The only storage key of the bearer token (GEN-004). */
export const tokenKey = storageKey('token')

/** The token of this tab, or the one stored for all tabs, or null. */
export const readToken = (): string | null => inTab('token').read() ?? inBrowser('token').read()

/** Stores the token for this tab, or with "Keep me signed in" for this browser (AMB-029). */
export function storeToken(token: string, keepSignedIn: boolean): void {
  clearToken()
  const stored = keepSignedIn ? inBrowser('token') : inTab('token')
  stored.write(token)
}

export function clearToken(): void {
  inTab('token').remove()
  inBrowser('token').remove()
}
