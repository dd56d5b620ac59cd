import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** WebAuthn needs a domain name and a secure context; `http://127.0.0.1` has no domain name. */
export const supportsPasskeys = (): boolean =>
  browserSupportsWebAuthn() && window.isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)

/** The user closed the browser's dialog, or has no passkey on this device. */
export class CeremonyCanceledError extends Error {
  constructor(cause: unknown) {
    super('The browser did not create or use a passkey.', { cause })
    this.name = 'CeremonyCanceledError'
  }
}

/**
 * Asks the browser to create a passkey.
 * @throws CeremonyCanceledError
 */
export const makePasskey = (options: Record<string, unknown>) =>
  // The server's library made the options, and the browser validates them.
  startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }).catch(canceled)

/**
 * Asks the browser to use a passkey.
 * @throws CeremonyCanceledError
 */
export const askForPasskey = (options: Record<string, unknown>) =>
  // The server's library made the options, and the browser validates them.
  startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }).catch(canceled)

function canceled(error: unknown): never {
  if (error instanceof WebAuthnError || error instanceof DOMException) throw new CeremonyCanceledError(error)
  throw error
}
