/** The nonce that the server writes into `<meta property="csp-nonce" nonce="…">`, or '' if there is no policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

/** Passes the nonce to the package get-nonce, which dialogs use for the `<style>` that locks scrolling. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
}
