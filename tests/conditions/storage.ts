/** The browser lets no script near its storages, as where a person blocks data of sites. */
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

/** The storages have no room left for another text. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}
