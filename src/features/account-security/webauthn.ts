import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** WebAuthn needs a domain name and a secure page: `http://127.0.0.1` has neither. */
export const supportsPasskeys = (): boolean =>
  browserSupportsWebAuthn() && window.isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)

/** The person closed the browser's dialog, or has no passkey here. */
export class CeremonyCanceledError extends Error {
  constructor(cause: unknown) {
    super('The browser made or used no passkey.', { cause })
    this.name = 'CeremonyCanceledError'
  }
}

/** Lets the browser make a passkey. @throws CeremonyCanceledError */
export const makePasskey = (options: Record<string, unknown>) =>
  // The server's library made the options; the browser checks them.
  startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).catch(canceled)

/** Lets the browser use a passkey. @throws CeremonyCanceledError */
export const askForPasskey = (options: Record<string, unknown>) =>
  startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }).catch(canceled)

function canceled(error: unknown): never {
  if (error instanceof WebAuthnError || error instanceof DOMException) throw new CeremonyCanceledError(error)
  throw error
}
