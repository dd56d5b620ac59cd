/** Makes the browser block web storage for scripts, as it does if a person blocks site data. */
export function refuseStorage(isOn = () => true): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    const { get } = Object.getOwnPropertyDescriptor(window, name) ?? {}
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        if (!isOn()) return get?.call(window) as unknown
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

/** Makes web storage full, so that no text can be stored. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}
