/** The nonce that the server writes into `<meta property="csp-nonce" nonce="…">`, or '' where there is no policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

/** Dialogs lock scrolling with a `<style>` of the package get-nonce, which looks for this name. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
}
